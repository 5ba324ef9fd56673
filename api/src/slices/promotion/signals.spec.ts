import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { MasterSecret } from '../../foundation/secrets/index.ts';
import { type MarkKind, PlayerMarks } from '../accounts/player-marks.ts';
import { signalsOf } from './signals.ts';

const NOW = 1_800_000_000_000;
const DAY_MS = 86_400_000;
const [ANNA, BEN, CLEO, DAVE, FAY] = ['anna0000', 'ben00000', 'cleo0000', 'dave0000', 'fay00000'];
/** Anna invited everybody but Fay. */
const ask = { inviterOf: (player: string) => ([BEN, CLEO, DAVE].includes(player) ? ANNA : undefined) };

function marked(...seen: (readonly [MarkKind, string, string, number?])[]): PlayerMarks {
  const marks = new PlayerMarks(new Database(':memory:'), new MasterSecret('0b'.repeat(32)));
  for (const [kind, player, value, time = NOW] of seen) marks.note(kind, player, value, time);
  return marks;
}
const reasons = (marks: PlayerMarks) =>
  signalsOf(marks, ask, { friend: BEN, inviter: ANNA }, NOW).map(({ reason, players }) => [
    reason,
    ...players,
  ]);

describe('what is noticed about a friend', () => {
  it.each<MarkKind>(['device', 'address', 'payment'])('is a %s in common with the inviter', (kind) => {
    expect(reasons(marked([kind, ANNA, 'x'], [kind, BEN, 'x']))).toEqual([[kind, ANNA]]);
    expect(reasons(marked([kind, ANNA, 'x'], [kind, BEN, 'y']))).toEqual([]);
  });

  it('is a device or a payer in common with another friend, and an address in common with two', () => {
    expect(reasons(marked(['device', BEN, 'x'], ['device', CLEO, 'x']))).toEqual([['device', CLEO]]);
    expect(reasons(marked(['payment', BEN, 'x'], ['payment', CLEO, 'x']))).toEqual([['payment', CLEO]]);
    const two = [['address', BEN, 'x'] as const, ['address', CLEO, 'x'] as const];
    expect(reasons(marked(...two))).toEqual([]);
    expect(reasons(marked(...two, ['address', DAVE, 'x']))).toEqual([['address', CLEO, DAVE]]);
  });

  it('is nothing in common with strangers, on this machine, or at an address of a crowd', () => {
    expect(reasons(marked(['device', BEN, 'x'], ['device', FAY, 'x']))).toEqual([]);
    expect(reasons(marked(['address', BEN, '127.0.0.1'], ['address', ANNA, '127.0.0.1']))).toEqual([]);
    const crowd = Array.from({ length: 50 }, (_none, n) => ['address', `crowd${n}`, 'x'] as const);
    expect(reasons(marked(['address', BEN, 'x'], ['address', ANNA, 'x'], ...crowd))).toEqual([]);
  });

  it('is forgotten after 90 days', () => {
    const old = NOW - 91 * DAY_MS;
    expect(reasons(marked(['device', BEN, 'x'], ['device', ANNA, 'x', old]))).toEqual([]);
  });
});
