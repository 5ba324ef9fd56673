import { expect, it } from 'vitest';
import { positionOf } from '../foundation/store/index.ts';
import { KeepingUp } from './keeping-up.ts';

let now = 0;
let there = 0;
const follower = () => {
  [now, there] = [0, 0];
  const keeping = new KeepingUp(
    async (position) => positionOf(there) >= position,
    () => now,
  );
  return { look: (end: number) => keeping.keepsUp(positionOf(end)) };
};

it('is up to date once it has reached the end', async () => {
  const { look } = follower();
  expect(await look(5)).toBe(false);
  there = 5;
  expect(await look(5)).toBe(true);
});

it('is not up to date at first when it reaches an end of long ago', async () => {
  const { look } = follower();
  expect(await look(1_000)).toBe(false);
  [now, there] = [60_000, 1_000];
  expect(await look(50_000)).toBe(false);
  [now, there] = [62_000, 50_000];
  expect(await look(51_000)).toBe(true);
});

it('may fall behind for ten seconds, as all do under load', async () => {
  const { look } = follower();
  there = 5;
  expect(await look(5)).toBe(true);
  for (const second of [0, 2, 4, 6, 8, 10]) {
    now = second * 1_000;
    expect(await look(20 + second)).toBe(true);
  }
  now = 10_001;
  expect(await look(40)).toBe(false);
});

it('keeps up while it reaches what was the end, however long it is until the next look', async () => {
  const { look } = follower();
  there = 5;
  expect(await look(5)).toBe(true);
  for (let minute = 1; minute < 5; minute += 1) {
    [now, there] = [minute * 60_000, minute * 1_000 - 1];
    expect(await look(minute * 1_000)).toBe(true);
    there = minute * 1_000;
  }
});
