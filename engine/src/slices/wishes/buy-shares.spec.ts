import { describe, expect, it } from 'vitest';
import type { AnyEvent } from '../../kernel/index.ts';
import { foldAll, specify } from '../../../../test/samples/engine/specification.ts';
import {
  DRAWN,
  FREE,
  FROZEN,
  GROWING,
  NOW,
  PLANTED,
  RETURNED,
  STAKE,
  TERMS,
  at,
  gems,
  held,
  player,
  soldTo,
} from '../../../../test/wishes/sample-wishes.ts';
import { PURCHASES_MAX, buyShares } from './buy-shares.ts';
import { END_MS, SharesReserved } from './events.ts';
import { wish } from './state.ts';

const { given } = specify(player, buyShares);
const asked = (shares: number) => ({ wishId: '000000000001', shares });
const contextOf = (history: readonly AnyEvent[], more: object = {}) => ({
  ...STAKE,
  ...FREE,
  wish: foldAll(wish, history),
  ...more,
});

describe('buying shares', () => {
  it('holds their price until the wish is over at the latest', () => {
    const { events, state, reply } = given(gems(1_000)).when(asked(10), contextOf(GROWING));
    expect(events.find(SharesReserved.is)?.data).toMatchObject({
      shares: 10,
      gems: 830,
      due: TERMS.closesAt + END_MS,
    });
    expect(state.wallet.balance).toBe(170);
    expect(reply).toMatchObject({ reserved: at(9) });
  });

  it('counts shares that are asked for and not sold yet', () => {
    const { decision } = given(gems(50_000), held(495)).when(asked(6), contextOf(PLANTED));
    expect(decision).toMatchObject({ rejection: { code: 'shares-over-limit', left: 5 } });
  });

  const nearlyFull = [
    ...GROWING,
    soldTo(501, 990, { reserved: 'player-ben00000#4', shares: 0, userSeed: 's' }),
  ];
  it.each([
    ['wish-unknown', [], 1, {}],
    ['wish-over', RETURNED, 1, {}],
    ['wish-over', DRAWN, 1, {}],
    ['wish-over', GROWING, 1, { time: NOW + 86_400_000 }],
    ['wish-full', FROZEN, 1, {}],
    ['stale-version', GROWING, 1, { priceOf: () => TERMS.price + 1 }],
    ['shares-over-limit', GROWING, 501, {}],
    ['shares-over-limit', GROWING, 0, {}],
    ['shares-over-limit', GROWING, 0.5, {}],
    ['shares-short', nearlyFull, 11, {}],
    ['last-shares-wait', nearlyFull, 10, { beacon: undefined }],
    ['insufficient-gems', GROWING, 20, {}],
  ] as const)('refuses: %s (%#)', (code, history, shares, more) => {
    const { decision } = given(gems(1_000)).when(asked(shares), contextOf(history, more));
    expect(decision).toMatchObject({ rejection: { code } });
  });

  it('takes a bounded number of purchases', () => {
    const many = Array.from({ length: PURCHASES_MAX }, () => held(1));
    const { decision } = given(gems(50_000), ...many).when(asked(1), contextOf(PLANTED));
    expect(decision).toMatchObject({ rejection: { code: 'purchases-spent', max: PURCHASES_MAX } });
  });
});
