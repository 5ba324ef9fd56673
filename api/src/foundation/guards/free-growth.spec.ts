import { expect, it } from 'vitest';
import { ToBeRead } from '../runtime/to-be-read.ts';
import { ownEntries } from './entries.ts';
import { FREE_PER_HOUR, FreeGrowth } from './free-growth.ts';

const HOUR = 3_600_000;

it('limits free commands in a burst and in an hour, for each player separately', () => {
  let now = 1_000_000;
  const growth = new FreeGrowth(() => now);
  const doneBy = (player: string, tries: number): number =>
    Array.from({ length: tries }, () => growth.oneMore(player)).filter((wait) => wait === undefined).length;

  expect(doneBy('anna', 10_000)).toBe(FREE_PER_HOUR);
  expect(growth.oneMore('anna')).toBeGreaterThan(0);
  expect(doneBy('ben', 10)).toBe(10);
  now += growth.oneMore('anna') ?? 0;
  expect(growth.oneMore('anna')).toBeUndefined();
  now += HOUR;
  expect(doneBy('anna', 10_000)).toBe(FREE_PER_HOUR);
  let done = 0;
  for (const end = now + 10 * HOUR; now < end; now += 1_000) done += doneBy('anna', 2);
  expect(done).toBeLessThanOrEqual(10 * FREE_PER_HOUR + 1);
});

it('remembers a player regardless of how many others come', () => {
  const growth = new FreeGrowth(() => 0, 100);
  for (let n = 0; n < FREE_PER_HOUR; n += 1) growth.oneMore('anna');
  for (let n = 0; n < 10_000; n += 1) growth.oneMore(`other ${n}`);

  expect(growth.oneMore('anna')).toBeGreaterThan(0);
});

it('asks the nodes once for each command that is decided, and uses what it counted for no other', async () => {
  let now = 1_000_000;
  const growth = new FreeGrowth(() => now);
  growth.share(ownEntries(100));
  /** Decides like the runtime: again after what was missing has been read. */
  const decided = async (): Promise<number | undefined> => {
    for (;;) {
      try {
        return growth.oneMore('anna');
      } catch (error) {
        if (!(error instanceof ToBeRead)) throw error;
        await error.read();
      }
    }
  };
  const waits: (number | undefined)[] = [];
  for (let n = 0; n < FREE_PER_HOUR + 2; n += 1) waits.push(await decided());
  expect(waits.filter((wait) => wait === undefined)).toHaveLength(FREE_PER_HOUR);
  expect(waits.at(-1)).toBe(HOUR / FREE_PER_HOUR);

  now += 2 * HOUR;
  const atOnce = await Promise.all(Array.from({ length: FREE_PER_HOUR + 5 }, decided));
  expect(atOnce.filter((wait) => wait === undefined)).toHaveLength(FREE_PER_HOUR);
});
