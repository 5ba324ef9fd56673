import { describe, expect, it } from 'vitest';
import { specify } from '../../../../test/samples/engine/specification.ts';
import {
  BEACON,
  STAKE,
  TERMS,
  gems,
  planting,
  player,
  priceOf,
} from '../../../../test/wishes/sample-wishes.ts';
import { END_MS, SharesReserved, WishAsked } from './events.ts';
import { plantWish } from './plant-wish.ts';
import { WISH_TERMS } from './settings/events.ts';

const { given } = specify(player, plantWish);
const content = { ...WISH_TERMS.first, most: 500, houseCeiling: TERMS.houseCeiling };
const RULES = { hash: TERMS.rulesHash, content };
const CONTEXT = { ...STAKE, rules: RULES, priceOf, chain: BEACON.chain, levelOf: () => 0 };
const ASKED = {
  wishId: '000000000001',
  skinId: TERMS.skinId,
  price: TERMS.price,
  hours: 24,
  shares: 0,
  rulesHash: TERMS.rulesHash,
};

describe('planting a wish', () => {
  it('asks for it by the rules in force, without gems', () => {
    const { events, state } = given(gems(50_000)).when(ASKED, CONTEXT);
    const due = TERMS.closesAt + END_MS;
    expect(events).toEqual([WishAsked.of({ wish: 'wish-000000000001', terms: TERMS, due })]);
    expect(state.wallet.balance).toBe(50_000);
    expect(state.wishes.planted).toHaveLength(1);
  });

  it('holds the price of its first shares', () => {
    const { events, state } = given(gems(50_000)).when({ ...ASKED, shares: 10 }, CONTEXT);
    expect(events.find(SharesReserved.is)?.data).toMatchObject({ shares: 10, gems: 830 });
    expect(state.wallet.balance).toBe(50_000 - 830);
  });

  it.each([
    ['unknown-skin', { skinId: 'nothing' }, {}],
    ['stale-version', { price: TERMS.price - 1 }, {}],
    ['stale-version', { rulesHash: 'b'.repeat(64) }, {}],
    ['wishes-closed', {}, { chain: undefined }],
    ['hours-misfit', { hours: 25 }, {}],
    ['skin-not-plantable', {}, { rules: { ...RULES, content: { ...content, priceLeast: 80_001 } } }],
    ['skin-not-plantable', {}, { rules: { ...RULES, content: { ...content, houseCeiling: 79_999 } } }],
    ['shares-over-limit', { shares: 501 }, {}],
    ['shares-over-limit', { shares: -1 }, {}],
    ['insufficient-gems', { shares: 500 }, {}],
  ])('refuses: %s (%#)', (code, input, context) => {
    const { decision } = given(gems(41_499)).when({ ...ASKED, ...input }, { ...CONTEXT, ...context });
    expect(decision).toMatchObject({ rejection: { code } });
  });

  it('allows as many at once as the level, or the highest level of the rules', () => {
    const spent = given(gems(50_000), planting).when(ASKED, CONTEXT);
    expect(spent.decision).toMatchObject({ rejection: { code: 'plants-spent', atOnce: 1 } });
    expect(given(planting).when(ASKED, { ...CONTEXT, levelOf: () => 10 }).events).toHaveLength(1);
  });
});
