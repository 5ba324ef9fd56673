import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { MasterSecret } from '../../foundation/secrets/index.ts';
import { sqliteTables } from '../../foundation/tables/index.ts';
import { personTables } from '../accounts/people.ts';
import { PersonalData } from '../accounts/personal-data.ts';
import type { MarkKind, PlayerMarks } from '../accounts/player-marks.ts';
import { signalsOf } from './signals.ts';

const NOW = 1_800_000_000_000;
const DAY_MS = 86_400_000;
const [ANNA, BEN, CLEO, DAVE, FAY] = ['anna0000', 'ben00000', 'cleo0000', 'dave0000', 'fay00000'];
/** Anna invited everybody but Fay. */
const ask = { inviterOf: (player: string) => ([BEN, CLEO, DAVE].includes(player) ? ANNA : undefined) };

async function marked(...seen: (readonly [MarkKind, string, string, number?])[]): Promise<PlayerMarks> {
  const tables = sqliteTables(new Database(':memory:'), personTables);
  const personal = new PersonalData(tables, new MasterSecret('0b'.repeat(32)));
  for (const [kind, player, value, time = NOW] of seen) {
    await personal.add(player, { phone: '', passwordHash: '', fingerprint: '', spreadCode: '' });
    await personal.marks.note(kind, player, value, time);
  }
  return personal.marks;
}
const reasons = async (...seen: Parameters<typeof marked>) => {
  const signals = await signalsOf(await marked(...seen), ask, { friend: BEN, inviter: ANNA }, NOW);
  return signals.map(({ reason, players }) => [reason, ...players]);
};

describe('what is noticed about a friend', () => {
  it.each<MarkKind>(['device', 'address', 'payment'])('is a %s in common with the inviter', async (kind) => {
    expect(await reasons([kind, ANNA, 'x'], [kind, BEN, 'x'])).toEqual([[kind, ANNA]]);
    expect(await reasons([kind, ANNA, 'x'], [kind, BEN, 'y'])).toEqual([]);
  });

  it('is a device or a payer in common with another friend, and an address in common with two', async () => {
    expect(await reasons(['device', BEN, 'x'], ['device', CLEO, 'x'])).toEqual([['device', CLEO]]);
    expect(await reasons(['payment', BEN, 'x'], ['payment', CLEO, 'x'])).toEqual([['payment', CLEO]]);
    const two = [['address', BEN, 'x'] as const, ['address', CLEO, 'x'] as const];
    expect(await reasons(...two)).toEqual([]);
    expect(await reasons(...two, ['address', DAVE, 'x'])).toEqual([['address', CLEO, DAVE]]);
  });

  it('is nothing in common with strangers, on this machine, or at an address of a crowd', async () => {
    expect(await reasons(['device', BEN, 'x'], ['device', FAY, 'x'])).toEqual([]);
    expect(await reasons(['address', BEN, '127.0.0.1'], ['address', ANNA, '127.0.0.1'])).toEqual([]);
    const crowd = Array.from({ length: 50 }, (_none, n) => ['address', `crowd${n}`, 'x'] as const);
    expect(await reasons(['address', BEN, 'x'], ['address', ANNA, 'x'], ...crowd)).toEqual([]);
  });

  it('is forgotten after 90 days', async () => {
    const old = NOW - 91 * DAY_MS;
    expect(await reasons(['device', BEN, 'x'], ['device', ANNA, 'x', old])).toEqual([]);
  });
});
