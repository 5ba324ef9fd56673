import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Type } from 'typebox';
import { DAY_MS, type DeedDone, closed, defineEvent, measured, measuring } from '../../kernel/index.ts';
import { type Deeds, amountsByDay, deedsFold, done } from './state.ts';

const START = Date.UTC(2026, 1, 20);
const Worked = defineEvent('Worked', closed({ box: Type.String(), paid: Type.Integer() }));
const fold = measuring(deedsFold, [
  measured(
    Worked,
    {},
    {
      'open-hash': ({ paid }) => ({ count: 1, amount: paid }),
      box: ({ box, paid }) => ({ of: box, count: 1, amount: paid }),
      'gems-spent': ({ paid }) => (paid === 0 ? undefined : { count: 1, amount: paid }),
    },
  ),
]);

interface Work {
  readonly box: string;
  readonly paid: number;
  readonly time: number;
}
const worked = (state: Deeds, { time, ...data }: Work): Deeds =>
  fold.evolve(state, Worked.of(data), {
    stream: 'player-anna0000',
    version: 1,
    time,
    actor: 'player:anna0000',
    command: 'a',
  });

const works = fc
  .array(
    fc.record({
      box: fc.constantFrom('one', 'two'),
      paid: fc.integer({ min: 0, max: 9 }),
      after: fc.oneof(fc.integer({ min: 0, max: 3_600_000 }), fc.integer({ min: 0, max: 9 * DAY_MS })),
    }),
    { maxLength: 30 },
  )
  .map((all) => {
    let time = START;
    return all.map(({ after, ...work }): Work => ({ ...work, time: (time += after) }));
  });

const sumOf = (all: readonly Work[]): Omit<DeedDone, 'deed'> => ({
  count: all.length,
  amount: all.reduce((sum, { paid }) => sum + paid, 0),
});

describe("a player's deeds", () => {
  it('are exact for any window of the last month, by deed and object', () => {
    fc.assert(
      fc.property(works, fc.nat(31 * 96), fc.nat(31 * 96), (all, ago, length) => {
        const state = all.reduce(worked, fold.initial);
        const now = Math.floor((all.at(-1)?.time ?? START) / 900_000) * 900_000;
        const from = now - ago * 900_000;
        const until = from + length * 900_000;
        const within = all.filter(({ time }) => time >= from && time < until);
        expect(done(state, 'open-hash', { from, until })).toEqual(sumOf(within));
        expect(done(state, 'box', { from, until, of: 'one' })).toEqual(
          sumOf(within.filter(({ box }) => box === 'one')),
        );
        expect(done(state, 'upgrade', { from, until })).toEqual({ count: 0, amount: 0 });
      }),
      { numRuns: 60 },
    );
  });

  it('are added up by day from any quarter hour on', () => {
    fc.assert(
      fc.property(works, fc.nat(31 * 96), fc.nat(31), (all, ago, length) => {
        const state = all.reduce(worked, fold.initial);
        const now = Math.floor((all.at(-1)?.time ?? START) / 900_000) * 900_000;
        const from = now - ago * 900_000;
        const days = Math.floor((now - from) / DAY_MS) + 1;
        const until = from + length * DAY_MS;
        const expected = Array.from({ length: days }, (_none, day) => {
          const begun = from + day * DAY_MS;
          return done(state, 'open-hash', { from: begun, until: Math.min(until, begun + DAY_MS) }).amount;
        });
        expect(amountsByDay(state, 'open-hash', { from, until, days })).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });

  it("count in the newest quarter hour if the writing node's clock is behind", () => {
    const first = { box: 'one', paid: 1, time: START };
    const state = [first, { ...first, time: START - 1_000 }].reduce(worked, fold.initial);
    expect(done(state, 'gems-spent', { from: START, until: START + 900_000 }).count).toBe(2);
  });

  it('take memory for a month and a day at most, however long anybody plays', () => {
    let state = fold.initial;
    for (let day = 0; day < 80; day += 1)
      state = worked(state, { box: 'one', paid: 1, time: START + day * DAY_MS });
    expect(state.past.length).toBe(31);
    expect(fold.weigh(state)).toBe(3 * 32 * 120);
    expect(worked(state, { box: 'one', paid: 1, time: START + 200 * DAY_MS })).toMatchObject({
      past: [],
      kept: 3,
    });
  });
});
