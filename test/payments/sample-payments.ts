import { type AnyEvent, combine } from '../../engine/src/kernel/index.ts';
import { foldAll } from '../samples/engine/specification.ts';
import { BOB, EVE, PAIRS, added, by, fold as operators } from '../operators/sample-operators.ts';
import { type Wallet, WalletPosted, wallet } from '../../engine/src/slices/wallet/index.ts';
import type { FollowingState } from '../../engine/src/slices/payments/credit-top-up.ts';
import {
  OrderCreated,
  OrderExpired,
  OrderPaid,
  OrderPending,
  SILENCE_MS,
  TopUpCredited,
  TopUpEnded,
  TopUpOrdered,
  TopUpTakenBack,
} from '../../engine/src/slices/payments/events.ts';
import { TOP_UP_REFUNDS } from '../../engine/src/slices/payments/settings/events.ts';
import { topUps } from '../../engine/src/slices/payments/state.ts';

// Sample events of an order's streams, for tests. An order is the first event of its player's stream.

export const ORDERED = 'test-stream#1';
export const CAUSE = 'payment-cccccccccccccccccccc#3';
export const AT = 'player-anna0000#9';
const ORDER_ID = 'c'.repeat(20);
const HASH = 'a'.repeat(64);
export const RULES = { goods: HASH, gifts: HASH, channels: HASH, rate: HASH, bonus: null };

const FIXED = {
  gems: 1_000_000,
  gift: 50_000,
  bonus: 20_000,
  price: 70_000,
  currency: 'CNY',
  channel: 4,
  expiresAt: 3_601_000,
};
/** Gems, gift and bonus. */
export const ALL = FIXED.gems + FIXED.gift + FIXED.bonus;

export const playerFold = combine<FollowingState>({ wallet: wallet.player.fold, payments: topUps });

export const ordered = TopUpOrdered.of({
  orderId: ORDER_ID,
  goodsId: 'gems-100',
  ...FIXED,
  bonusRate: 200,
  rules: { ...RULES, bonus: HASH },
});

export const creditedEvent = (settled = 0, late = false) =>
  TopUpCredited.of({
    orderId: ORDER_ID,
    ordered: ORDERED,
    cause: CAUSE,
    gems: FIXED.gems,
    gift: FIXED.gift,
    bonus: FIXED.bonus,
    settled,
    late,
  });

export const endedEvent = TopUpEnded.of({
  orderId: ORDER_ID,
  ordered: ORDERED,
  cause: CAUSE,
  outcome: 'expired',
});

export const takenBackEvent = (taken: number, owed: number) =>
  TopUpTakenBack.of({
    orderId: ORDER_ID,
    ordered: ORDERED,
    cause: CAUSE,
    gems: FIXED.gems,
    taken,
    owed,
  });

/** Returns a grant of gems. */
export const granted = (amount: number): AnyEvent =>
  WalletPosted.of({
    reason: 'demo-grant',
    postings: [{ from: 'mint', to: 'player', amount }],
    balance: amount,
    cause: 'test-stream#1',
  });

/** Returns a posting with the balance that it leaves. */
export const posted = (
  reason: string,
  [from, to]: readonly [string, string],
  amount: number,
  balance: Wallet['balance'],
) => WalletPosted.of({ reason, postings: [{ from, to, amount }], balance, cause: AT });

export const REFERENCE = 'cs_1';
export const PAY = { reference: REFERENCE, playerId: 'anna0000', price: 70_000, currency: 'CNY' };
export const CREATED = [OrderCreated.of({ ordered: 'player-anna0000#4', playerId: 'anna0000', ...FIXED })];
export const PENDING = [...CREATED, OrderPending.of({ reference: REFERENCE })];
export const EXPIRED = [...PENDING, OrderExpired.of({})];
export const paidEvent = (late: boolean, time: number) =>
  OrderPaid.of({ reference: REFERENCE, price: 70_000, currency: 'CNY', late, due: time + SILENCE_MS });
export const PAID = [...PENDING, paidEvent(false, 3_000)];

const { register } = foldAll(operators, [added(BOB, 'finance'), added(EVE, 'support'), PAIRS]);

/** Returns the context of an operator's command about a payment. */
export const context = (operatorId: string) => ({
  ...by(operatorId),
  register,
  ceilings: TOP_UP_REFUNDS.first,
});
