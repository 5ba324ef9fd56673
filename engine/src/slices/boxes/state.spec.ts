import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, houseDay } from '../../kernel/index.ts';
import { BoxOpened, type PaidBy } from './events.ts';
import { type Boxes, boxesFold, openedOn } from './state.ts';

const HASH = 'a'.repeat(64);
const START = Date.UTC(2026, 10, 20);

interface Open {
  readonly boxId: string;
  readonly paidBy: PaidBy;
  /** milliseconds since 1970 */
  readonly time: number;
}

const folded = (state: Boxes, { boxId, paidBy, time }: Open): Boxes => {
  const reveal = { chainId: 1, index: 1, userSeed: 'abc', serverSeed: HASH };
  const event = BoxOpened.of({
    boxId,
    versionHash: HASH,
    price: 1,
    reveal,
    ticket: 0,
    skinId: 'plain',
    itemId: 'anna0000-1',
    kind: 'hash',
    paidBy,
    drop: null,
  });
  const meta = { stream: 'player-anna0000', version: 1, time, actor: 'player:anna0000', command: 'a' };
  return boxesFold.evolve(state, event, meta);
};

const offsets = fc.integer({ min: -48, max: 56 }).map((quarters) => quarters * 15);
const opens = fc
  .array(
    fc.record({
      boxId: fc.constantFrom('box-one', 'box-two'),
      paidBy: fc.constantFrom<PaidBy>('gems', 'allowance'),
      // Minutes, or a day and more, after the one before; a node's clock may be two seconds behind.
      after: fc.oneof(fc.integer({ min: -2_000, max: 3_600_000 }), fc.integer({ min: 0, max: 2 * DAY_MS })),
    }),
    { maxLength: 60 },
  )
  .map((all) => {
    let time = START;
    return all.map(({ boxId, paidBy, after }): Open => ({ boxId, paidBy, time: (time += after) }));
  });

describe("a player's opens of a box on a house day", () => {
  it('are exact under every offset, whenever it changes', () => {
    fc.assert(
      fc.property(opens, offsets, fc.nat(DAY_MS), (all, offset, later) => {
        const state = all.reduce(folded, boxesFold.initial);
        const now = Math.max(START, ...all.map(({ time }) => time)) + later;
        const today = all.filter(
          ({ boxId, time }) => boxId === 'box-one' && houseDay(time, offset) === houseDay(now, offset),
        );
        expect(openedOn(state, 'box-one', now, offset)).toEqual({
          opens: today.length,
          free: today.filter(({ paidBy }) => paidBy === 'allowance').length,
        });
      }),
    );
  });

  it('are exact for a node whose clock is two seconds behind, also at midnight', () => {
    const midnight = START + DAY_MS;
    const first = { boxId: 'box-one', paidBy: 'gems' as const, time: START };
    const state = [first, { ...first, time: midnight + 1_000 }].reduce(folded, boxesFold.initial);
    expect(openedOn(state, 'box-one', midnight - 1_000, 0)).toEqual({ opens: 1, free: 0 });
    expect(openedOn(state, 'box-one', midnight + 1_000, 0)).toEqual({ opens: 1, free: 0 });
  });

  it('take memory for a day at most, however long anybody plays', () => {
    let state = boxesFold.initial;
    for (let n = 0; n < 3 * 96; n += 1)
      for (const boxId of ['box-one', 'box-two'])
        state = folded(state, { boxId, paidBy: 'gems', time: START + n * 900_000 });
    expect(state.kept).toBe(2 * 97);
    expect(boxesFold.weigh(state)).toBeLessThan(20_000);
    const later = folded(state, { boxId: 'box-two', paidBy: 'gems', time: START + 30 * DAY_MS });
    expect([later.kept, later.opened.size]).toEqual([1, 1]);
  });
});
