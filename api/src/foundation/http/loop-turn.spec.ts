import { setImmediate as endOfTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { LoopTurn } from './loop-turn.ts';

/** Resolves after everything that needs no turn of the event loop. */
const settled = () => new Promise((resolve) => process.nextTick(resolve));

test('runs the first of a turn at once, and the others together at its end, in order of arrival', async () => {
  const turn = new LoopTurn();
  const gone: string[] = [];
  const come = async (name: string): Promise<void> => {
    await turn.end();
    gone.push(name);
  };
  const all = [come('first'), come('second')];
  await settled();
  all.push(come('third'));
  await settled();
  expect(gone).toEqual(['first']);
  await endOfTurn();
  expect(gone).toEqual(['first', 'second', 'third']);

  all.push(come('first of the next'), come('second of the next'));
  await settled();
  expect(gone.slice(3)).toEqual(['first of the next']);
  await Promise.all(all);
  expect(gone.slice(3)).toEqual(['first of the next', 'second of the next']);
});
