import { setImmediate as endOfTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { LoopTurn } from './loop-turn.ts';

test('who comes in one turn goes on at its end, in the order of coming, and who comes later in another', async () => {
  const turn = new LoopTurn();
  const order: string[] = [];
  const come = async (name: string): Promise<void> => {
    order.push(`${name} comes`);
    await turn.end();
    order.push(`${name} goes on`);
  };
  const first = come('first');
  await Promise.resolve();
  const second = come('second');
  expect(order).toEqual(['first comes', 'second comes']);

  await endOfTurn();
  const third = come('third');
  // All that goes on without a turn of the loop has gone on by now.
  await new Promise(process.nextTick);
  expect(order.slice(2)).toEqual(['first goes on', 'second goes on', 'third comes']);

  await Promise.all([first, second, third]);
  expect(order.at(-1)).toBe('third goes on');
});
