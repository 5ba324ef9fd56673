import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SHARES, wishRoot } from '../../fairness/index.ts';
import { type AnyEvent, accepted } from '../../kernel/index.ts';
import { foldAll, specify } from '../../../../test/samples/engine/specification.ts';
import {
  ANNA,
  BEN,
  FREE,
  FROZEN,
  GROWING,
  PLANTED,
  SOURCE,
  TERMS,
  soldTo,
} from '../../../../test/wishes/sample-wishes.ts';
import { WishFrozen, WishPlanted } from './events.ts';
import { sellShares } from './sell-shares.ts';
import { sharesOwned, soldOf, wish } from './state.ts';

const { given } = specify(wish, sellShares);

describe('selling shares', () => {
  it('sells the next ones in order', () => {
    const { events, reply } = given(...GROWING).when({ ...BEN, shares: 20 }, FREE);
    expect(events).toEqual([soldTo(501, 520, BEN)]);
    expect(reply).toEqual({ from: 501, to: 520 });
  });

  it('freezes the wish with the last one, and fixes the first round by the rule', () => {
    const { events, state } = given(...GROWING).when(BEN, FREE);
    const root = wishRoot(state.runs);
    expect(events).toEqual([soldTo(501, 1_000, BEN), WishFrozen.of({ root, source: SOURCE, newest: 1_000 })]);
    expect(SOURCE.round).toBe(1_003);
  });

  it('writes nothing if repeated', () => {
    expect(given(...FROZEN).when(BEN, FREE).decision).toEqual(accepted());
  });

  it('sells no last share to be drawn by a beacon of the shop, if the skin is too dear for it', () => {
    const planted = WishPlanted.of({
      asked: null,
      house: { day: 1, n: 1 },
      terms: { ...TERMS, houseCeiling: TERMS.price - 1 },
    });
    const { decision } = given(planted, soldTo(1, 500, ANNA)).when(BEN, FREE);
    expect(decision).toMatchObject({ rejection: { code: 'last-shares-wait' } });
    expect(given(planted).when(BEN, FREE).events).toHaveLength(1);
  });

  it('sells each share once and no player more than allowed, whoever asks for how many', () => {
    const asking = fc.record({
      buyer: fc.integer({ min: 0, max: 4 }),
      shares: fc.integer({ min: 1, max: 500 }),
    });
    fc.assert(
      fc.property(fc.array(asking, { maxLength: 30 }), (all) => {
        const history: AnyEvent[] = [...PLANTED];
        for (const [k, { buyer, shares }] of all.entries()) {
          const input = { reserved: `player-buyer00${buyer}#${k + 2}`, shares, userSeed: 'seed' };
          history.push(...given(...history).when(input, FREE).events);
        }
        const state = foldAll(wish, history);
        let next = 1;
        for (const { from, to } of state.runs) {
          expect(from).toBe(next);
          next = to + 1;
        }
        expect(soldOf(state)).toBeLessThanOrEqual(SHARES);
        for (let buyer = 0; buyer < 5; buyer += 1)
          expect(sharesOwned(state, `buyer00${buyer}`)).toBeLessThanOrEqual(TERMS.most);
        expect(state.frozen === undefined).toBe(soldOf(state) < SHARES);
      }),
      { numRuns: 40 },
    );
  });
});
