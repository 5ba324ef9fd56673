import { entrantOf, fullRound, sha256Hex } from '../../engine/src/fairness/index.ts';
import { type AnyEvent, combine } from '../../engine/src/kernel/index.ts';
import { bag } from '../../engine/src/slices/bag/state.ts';
import { seeds } from '../../engine/src/slices/seeds/state.ts';
import { WalletPosted } from '../../engine/src/slices/wallet/index.ts';
import { wallet } from '../../engine/src/slices/wallet/state.ts';
import { drawWish } from '../../engine/src/slices/wishes/draw-wish.ts';
import {
  SharesReserved,
  SharesSold,
  type Terms,
  WishAsked,
  WishFrozen,
  WishPlanted,
  WishReturned,
  WishSealed,
} from '../../engine/src/slices/wishes/index.ts';
import { wishes } from '../../engine/src/slices/wishes/player.ts';
import { wish } from '../../engine/src/slices/wishes/state.ts';
import { vip } from '../../engine/src/slices/vip/state.ts';
import { CHAIN, roundOf } from '../rolls/sample-beacon.ts';
import { foldAll } from '../samples/engine/specification.ts';

// Sample events of a wish's streams. A test's own stream is `test-stream`.

const H = 'a'.repeat(64);
/** The place of the n-th event of a test. */
export const at = (n: number): string => `test-stream#${n}`;
/** Start of the tests, milliseconds since 1970. */
export const NOW = CHAIN.genesisTime;
const DAY_MS = 86_400_000;

export const STREAM = 'wish-000000000001';
export const TERMS: Terms = {
  skinId: 'rare',
  price: 80_000,
  feeRate: 300,
  sharePrice: 83,
  most: 500,
  houseCeiling: 80_000,
  closesAt: NOW + DAY_MS,
  rulesHash: H,
};
export const ASKED = 'player-anna0000#3';
export const ANNA = { reserved: 'player-anna0000#4', shares: 500, userSeed: 'seed' };
export const BEN = { reserved: 'player-ben00000#4', shares: 500, userSeed: 'seed' };
export const BEACON = { chain: CHAIN, newest: 1_000 };
export const priceOf = (skinId: string) => (skinId === TERMS.skinId ? TERMS.price : undefined);
/** Everything that a sale needs is there. */
export const FREE = { time: NOW, priceOf, beacon: BEACON, hash: sha256Hex };

export const soldTo = (from: number, to: number, { reserved, userSeed }: typeof ANNA): AnyEvent => {
  const playerId = reserved.slice('player-'.length, reserved.indexOf('#'));
  return SharesSold.of({ from, to, reserved, userSeed, entrant: entrantOf(sha256Hex, playerId) });
};

/** Histories of a wish in each phase. */
export const PLANTED = [WishPlanted.of({ asked: ASKED, house: null, terms: TERMS })];
export const GROWING: readonly AnyEvent[] = [...PLANTED, soldTo(1, 500, ANNA)];
export const SOURCE = fullRound(BEACON, NOW);
export const FROZEN = [
  ...GROWING,
  soldTo(501, 1_000, BEN),
  WishFrozen.of({ root: H, source: SOURCE, newest: 1_000 }),
];
export const SEALED = [...FROZEN, WishSealed.of({ size: 9, root: H, note: 'a note' })];
/** The round as it comes out. */
export const ROUND = roundOf(SOURCE.round);
const decided = drawWish.decide(foldAll(wish, SEALED), ROUND, undefined);
export const DRAWN = [...SEALED, ...(decided.kind === 'accepted' ? decided.events : [])];
export const RETURNED = [...GROWING, WishReturned.of({ reason: 'expired' })];

// A player.

/** What plantings, reservations and settlements read. */
export const player = combine({ wallet, seeds, wishes, bag, vip });
export const gems = (amount: number): AnyEvent =>
  WalletPosted.of({
    reason: 'demo-grant',
    postings: [{ from: 'mint', to: 'player', amount }],
    balance: amount,
    cause: 'player-anna0000#1',
  });
/** Gems held for ten shares. */
export const held = (shares = 10): AnyEvent =>
  SharesReserved.of({ wish: STREAM, shares, gems: shares * TERMS.sharePrice, userSeed: 'seed', due: NOW });
export const planting = WishAsked.of({ wish: STREAM, terms: TERMS, due: NOW });
export const STAKE = { time: NOW, at: at(9), commandId: 'command', hash: sha256Hex };
