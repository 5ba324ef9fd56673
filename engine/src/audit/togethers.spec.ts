import { expect, it } from 'vitest';
import { idAmong } from '../kernel/index.ts';
import { Togethers } from './togethers.ts';

const NAME = 'ab12cd34ef56';
const command = (
  n: number,
  { stream = `rules-${n}`, of = 3, name = NAME, time = 7, actor = 'operator:ada' } = {},
) => ({
  stream,
  command: idAmong(`approve-${n}`, { name, n, of }),
  time,
  actor,
});
const alone = (stream = 'rules-1') => ({ stream, command: 'approve-9', time: 7, actor: 'operator:ada' });

/** Returns the first violation in a sequence of commands. */
function wrongWith(...commands: readonly ReturnType<typeof alone>[]) {
  const togethers = new Togethers();
  for (const one of commands) {
    const violation = togethers.begin(one);
    if (violation !== undefined) return violation;
  }
  return togethers.end();
}

it('accepts a complete group of commands, and ids that the shop did not make', () => {
  expect(wrongWith(alone(), command(1), command(2), command(3, { stream: 'catalogue-boxes' }), alone())).toBe(
    undefined,
  );
  // Players and operators choose the ids of commands on players: a group id means nothing there.
  expect(wrongWith(command(2, { stream: 'player-anna0000' }))).toBe(undefined);
  expect(wrongWith(command(2, { actor: 'system' }))).toBe(undefined);
});

const END = 'the end of the log';
const APART = 'operator:ada at 8';
const ANOTHERS = 'operator:bob at 7';

it.each([
  ['a part alone', [command(2)], '2of3'],
  ['a beginning that is cut off', [command(1)], END],
  ['the last one left out', [command(1), command(2), alone()], 'approve-9'],
  ['one in the middle left out', [command(1), command(3)], '3of3'],
  ['something in between', [command(1), alone('player-anna0000'), command(2)], 'approve-9'],
  ['a part of another one', [command(1), command(2, { name: 'f'.repeat(12) })], '2of3'],
  ['another number of them', [command(1), command(2, { of: 2 })], '2of2'],
  ['another time', [command(1), command(2, { time: 8 }), command(3)], APART],
  ['another operator', [command(1), command(2, { actor: 'operator:bob' }), command(3)], ANOTHERS],
])('finds %s', (_what, commands, found) => {
  expect(wrongWith(...commands)).toMatchObject({ rule: 'together', found: expect.stringContaining(found) });
});
