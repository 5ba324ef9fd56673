import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

test('gives turns on a stream one at a time, in order of arrival', async () => {
  const turns = new Turns();
  const order: string[] = [];
  const play = async (name: string): Promise<void> => {
    await turns.take('player-a');
    order.push(`${name} begins`);
    await Promise.resolve();
    order.push(`${name} ends`);
    turns.end('player-a');
  };
  await Promise.all(['first', 'second', 'third'].map(play));
  expect(order).toEqual(['first', 'second', 'third'].flatMap((name) => [`${name} begins`, `${name} ends`]));
});

test('does not make streams wait for each other, or a caller wait for a free stream', () => {
  const turns = new Turns();
  expect(turns.take('player-a')).toBeUndefined();
  expect(turns.take('player-b')).toBeUndefined();
  turns.end('player-a');
  expect(turns.take('player-a')).toBeUndefined();
  expect(turns.take('player-b')).toBeInstanceOf(Promise);
});

test('counts current and waiting turns', async () => {
  const turns = new Turns();
  void turns.take('player-a');
  const waited = turns.take('player-a');
  expect(turns.count).toBe(2);
  turns.end('player-a');
  await waited;
  expect(turns.count).toBe(1);
  turns.end('player-a');
  expect(turns.count).toBe(0);
});
