import type { Tables } from '@skins/api/foundation/tables';
import { beforeEach, expect, it } from 'vitest';
import { Sessions, session } from '../../api/src/slices/accounts/sessions.ts';
import { overBoth } from '../tables/databases.ts';

const DAY = 86_400_000;

overBoth('sessions', [session], ({ tables, stored }) => {
  let now: number;
  let sessions: Sessions;

  beforeEach(() => {
    now = 1_000;
    sessions = new Sessions(tables(), () => now);
  });

  it('return the subject of a token, also after a restart', async () => {
    const token = await sessions.begin('player', 'anna0000');

    expect(await sessions.check('player', token)).toMatchObject({ kind: 'valid', subject: 'anna0000' });
    expect(await new Sessions(tables(), () => now).check('player', token)).toMatchObject({
      kind: 'valid',
      subject: 'anna0000',
    });
  });

  it('never store the token', async () => {
    const token = await sessions.begin('player', 'anna0000');

    expect(JSON.stringify(await stored('session'))).not.toContain(token);
  });

  it.each(['', 'undefined', 'null', 'a'.repeat(43), "' OR 1=1 --"])(
    'do not accept the token %j',
    async (token) => {
      await sessions.begin('player', 'anna0000');

      expect(await sessions.check('player', token)).toEqual({ kind: 'unknown' });
    },
  );

  it('keep tokens of players and of operators apart', async () => {
    const token = await sessions.begin('operator', 'ada');

    expect(await sessions.check('player', token)).toEqual({ kind: 'unknown' });
    expect(await sessions.check('operator', token)).toMatchObject({ kind: 'valid', subject: 'ada' });
  });

  it('are not taken from memory for long while another node may end them', async () => {
    const shared = (): Sessions => new Sessions({ ...tables(), shared: true }, () => now);
    const [one, two] = [shared(), shared()];
    const token = await one.begin('player', 'anna0000');
    expect(await two.check('player', token)).toMatchObject({ kind: 'valid' });
    await one.end(token);
    await expect.poll(() => two.check('player', token), { timeout: 3_000 }).toEqual({ kind: 'ended' });
  });

  it('end one by one', async () => {
    const [first, second] = [
      await sessions.begin('player', 'anna0000'),
      await sessions.begin('player', 'anna0000'),
    ];
    await sessions.check('player', first);
    await sessions.end(first);

    expect(await sessions.check('player', first)).toEqual({ kind: 'ended' });
    expect(await sessions.check('player', second)).toMatchObject({ kind: 'valid' });
    expect(await new Sessions(tables(), () => now).check('player', first)).toEqual({ kind: 'ended' });
  });

  it('end all of one subject, and no others', async () => {
    const tokens = [await sessions.begin('player', 'anna0000'), await sessions.begin('player', 'anna0000')];
    const others = [await sessions.begin('player', 'ben00000'), await sessions.begin('operator', 'ben00000')];
    for (const token of tokens) await sessions.check('player', token);
    await sessions.endAll('player', 'anna0000');

    expect(await Promise.all(tokens.map((token) => sessions.check('player', token)))).toEqual([
      { kind: 'ended' },
      { kind: 'ended' },
    ]);
    expect(await sessions.check('player', others[0] ?? '')).toMatchObject({ kind: 'valid' });
    expect(await sessions.check('operator', others[1] ?? '')).toMatchObject({ kind: 'valid' });
  });

  it("are deleted a month after they ended, except the subject's newest", async () => {
    const other = await sessions.begin('player', 'ben00000');
    for (let month = 0; month < 6; month += 1) {
      for (let n = 0; n < 3; n += 1) await sessions.end(await sessions.begin('player', 'anna0000'));
      now += 60 * DAY;
    }
    const token = await sessions.begin('player', 'anna0000');

    expect((await stored('session')).filter(({ subject }) => subject === 'anna0000')).toHaveLength(4);
    expect(await sessions.lastBefore('player', 'anna0000', token)).toBe(now - 60 * DAY);
    expect(await sessions.check('player', other)).toEqual({ kind: 'ended' });
  });

  it('expire after thirty days, to the millisecond', async () => {
    const token = await sessions.begin('player', 'anna0000');
    now += 30 * DAY - 1;
    expect(await sessions.check('player', token)).toMatchObject({ kind: 'valid' });
    now += 1;
    expect(await sessions.check('player', token)).toMatchObject({ kind: 'ended' });
  });

  it('that end while they are read are not valid afterwards', async () => {
    const token = await sessions.begin('player', 'anna0000');
    const [read, told] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slow: Tables = {
      ...tables(),
      all: async (asked) => {
        const found = await tables().all(asked);
        read.resolve();
        await told.promise;
        return found;
      },
    };
    const others = new Sessions(slow, () => now);
    const checking = others.check('player', token);
    await read.promise;
    await others.endAll('player', 'anna0000');
    told.resolve();
    await checking;

    expect(await others.check('player', token)).toEqual({ kind: 'ended' });
  });

  it('are listed, the newest first, and end by their ids', async () => {
    const first = await sessions.begin('player', 'anna0000');
    now += 1;
    const second = await sessions.begin('player', 'anna0000');
    const listed = await sessions.of('player', 'anna0000', second);

    expect(listed).toMatchObject([
      { created: now, current: true },
      { created: now - 1, current: false },
    ]);
    expect(await sessions.endOne('player', 'ben00000', listed[1]?.id ?? '')).toBe(false);
    expect(await sessions.endOne('player', 'anna0000', listed[1]?.id ?? '')).toBe(true);
    expect(await sessions.check('player', first)).toEqual({ kind: 'ended' });
    await sessions.endOthers('player', 'anna0000', second);
    expect(await sessions.check('player', second)).toMatchObject({ kind: 'valid' });
    expect(await sessions.endEverybodys()).toBe(1);
    expect(await sessions.check('player', second)).toEqual({ kind: 'ended' });
  });
});
