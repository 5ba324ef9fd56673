import { MasterSecret } from '@skins/api/foundation/secrets';
import type { Bound } from '@skins/api/foundation/tables';
import { beforeEach, expect, it } from 'vitest';
import { FOLLOWED_MAX } from '../../api/src/foundation/live/followers.ts';
import { personTables } from '../../api/src/slices/accounts/people.ts';
import { PersonalData } from '../../api/src/slices/accounts/personal-data.ts';
import { overBoth } from '../tables/databases.ts';

const [ANNA, BEN] = ['anna0000', 'ben00000'];
const DAY_MS = 86_400_000;

overBoth('what is kept of a player beside personal data', personTables, ({ tables, stored }) => {
  let personal: PersonalData;
  const forget = (changes: readonly Bound[]) => tables().change(changes);

  beforeEach(async () => {
    personal = new PersonalData(tables(), new MasterSecret('0b'.repeat(32)));
    for (const player of [ANNA, BEN])
      await personal.add(player, { phone: '', passwordHash: '', fingerprint: '', spreadCode: '' });
  });

  it('has whom a player follows, the newest first, once each', async () => {
    const { follows } = personal;
    expect(await follows.add(ANNA, BEN, 1)).toBe(true);
    expect(await follows.add(ANNA, 'cleo0000', 2)).toBe(true);
    expect(await follows.add(ANNA, BEN, 3)).toBe(true);

    expect(await follows.of(ANNA)).toEqual([
      { followed: 'cleo0000', since: 2 },
      { followed: BEN, since: 1 },
    ]);
    expect(await follows.has(ANNA, BEN)).toBe(true);
    await follows.end(ANNA, BEN);
    expect(await follows.has(ANNA, BEN)).toBe(false);
  });

  it('has no more followed players than may be, also of calls that come together', async () => {
    const { follows } = personal;
    const all = Array.from({ length: FOLLOWED_MAX + 5 }, (_none, n) => follows.add(ANNA, `p${n}`, n));
    const added = await Promise.all(all);

    expect(added.filter(Boolean)).toHaveLength(FOLLOWED_MAX);
    const [first] = await follows.of(ANNA);
    expect(await follows.add(ANNA, first?.followed ?? '', 99)).toBe(true);
    expect(await follows.add(ANNA, 'another', 99)).toBe(false);
    expect(await follows.add(BEN, 'another', 99)).toBe(true);
  });

  it('forgets whom an erased player follows, and who follows the player', async () => {
    const { follows } = personal;
    await follows.add(ANNA, BEN, 1);
    await follows.add(BEN, ANNA, 1);
    await follows.add(BEN, 'cleo0000', 1);
    await forget(follows.forgetting(ANNA));
    expect(await stored('follow')).toMatchObject([{ player: BEN, followed: 'cleo0000' }]);

    await follows.endAllOf('cleo0000');
    expect(await stored('follow')).toEqual([]);
  });

  it('has a mark of what was read that never goes back', async () => {
    const { reads } = personal;
    expect(await reads.of(ANNA)).toBe('000000000000');
    await reads.set(ANNA, '000000000009');
    await reads.set(ANNA, '000000000003');
    expect(await reads.of(ANNA)).toBe('000000000009');
    await reads.set(ANNA, '000000000010');
    expect(await reads.of(ANNA)).toBe('000000000010');

    await forget(reads.forgetting(ANNA));
    expect(await stored('read_mark')).toEqual([]);
  });

  it('has the newest forty reminders, unread until they are read', async () => {
    const { reminders } = personal;
    for (let n = 0; n < 42; n += 1) await reminders.set(ANNA, `activity-${n}`, n);
    await reminders.set(BEN, 'activity-0', 0);
    const found = await reminders.of(ANNA);
    expect(found).toHaveLength(40);
    expect(found.at(0)).toEqual({ activity: 'activity-41', asked: 41, read: false });
    expect(found.at(-1)).toEqual({ activity: 'activity-2', asked: 2, read: false });

    await reminders.read(ANNA, ['activity-41', 'activity-2', 'unknown']);
    await reminders.set(ANNA, 'activity-2', 50);
    await reminders.remove(ANNA, 'activity-40');
    expect((await reminders.of(ANNA)).slice(0, 3)).toEqual([
      { activity: 'activity-2', asked: 50, read: false },
      { activity: 'activity-41', asked: 41, read: true },
      { activity: 'activity-39', asked: 39, read: false },
    ]);

    await forget(reminders.forgetting(ANNA));
    expect(await stored('activity_reminder')).toMatchObject([{ player: BEN }]);
  });

  it('has the newest fifty marks of ninety days, hashed', async () => {
    const { marks } = personal;
    for (let n = 0; n < 52; n += 1) await marks.note('address', ANNA, `10.0.0.${n}`, n);
    await marks.note('device', BEN, '10.0.0.51', 51);
    await marks.note('address', BEN, '10.0.0.51', 51);
    await marks.note('address', BEN, '10.0.0.0', 51);
    expect(await stored('player_mark')).toHaveLength(50 + 3);
    expect(JSON.stringify(await stored('player_mark'))).not.toContain('10.0.0');
    expect(await marks.sharing('address', ANNA, 51)).toEqual([BEN]);
    expect(await marks.sharing('device', ANNA, 51)).toEqual([]);
    expect(await marks.sharing('address', BEN, 51)).toEqual([ANNA]);
    expect(await marks.of(BEN, 52)).toEqual([
      { kind: 'address', seen: 51 },
      { kind: 'address', seen: 51 },
      { kind: 'device', seen: 51 },
    ]);
    expect(await marks.of(BEN, 52 + 90 * DAY_MS)).toEqual([]);

    await marks.note('payment', ANNA, 'payer', 51 + 90 * DAY_MS);
    expect(await marks.sharing('address', BEN, 51)).toEqual([ANNA]);
    await marks.note('payment', ANNA, 'payer', 52 + 90 * DAY_MS);
    expect(await marks.sharing('address', BEN, 51)).toEqual([]);

    await forget(marks.forgetting(ANNA));
    expect(await stored('player_mark')).toMatchObject([{ player: BEN }, { player: BEN }, { player: BEN }]);
  });
});
