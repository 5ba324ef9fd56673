import { describe, expect, it } from 'vitest';
import { shopOf } from '../shop/index.ts';
import { SampleDesk } from '../../../test/samples/engine/desk.ts';

const QUARTER_MS = 900_000;
const one = (amount: number) => ({ deed: 'box' as const, of: 'one', count: 1, amount });

describe("the auditor's books of deeds", () => {
  it('add up a window by player, deed and object', () => {
    const at = new SampleDesk(shopOf({}));
    at.at({ time: 10 * QUARTER_MS }).deeds.note([one(5), { deed: 'gems-spent', count: 1, amount: 5 }]);
    at.at({ time: 11 * QUARTER_MS }).deeds.note([one(7), one(1)]);
    // The clock of another node that is behind.
    at.at({ time: 11 * QUARTER_MS - 1 }).deeds.note([one(2)]);
    at.at({ stream: 'player-ben00000' }).deeds.note([one(100)]);
    at.at({ stream: 'catalogue-boxes' }).deeds.note([one(100)]);
    const { deeds } = at.at({ stream: 'player-anna0000' });
    const done = (from: number, until: number, of?: string) =>
      deeds.done('box', { from: from * QUARTER_MS, until: until * QUARTER_MS, of });
    expect(done(10, 12, 'one')).toEqual({ count: 4, amount: 15 });
    expect(done(10, 11, 'one')).toEqual({ count: 1, amount: 5 });
    expect(done(11, 12, 'one')).toEqual({ count: 3, amount: 10 });
    expect(done(0, 100, 'two')).toEqual({ count: 0, amount: 0 });
    expect(deeds.done('gems-spent', { from: 0, until: Infinity })).toEqual({ count: 1, amount: 5 });
  });

  it('drop deeds after a month and a day', () => {
    const at = new SampleDesk(shopOf({}));
    for (let day = 0; day < 80; day += 1) at.at({ time: day * 96 * QUARTER_MS }).deeds.note([one(1)]);
    const { deeds, player } = at.at({});
    expect(player.deeds).toHaveLength(32);
    expect(deeds.done('box', { from: 0, until: Infinity, of: 'one' }).count).toBe(32);
  });
});
