import type { ProviderEnd } from '@skins/engine/retrievals';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { AccountFault, ProviderDelivery } from './delivery-provider.ts';

// The fields used of CS2DT Open Platform answers (opendoc.cs2dt.com: "quick buy item", "buyer order detail",
// "buyer order list", "Steam account status query", "Instructions on adjusting … for order withdrawal"). Other fields are ignored.

const Text = Type.Union([Type.String(), Type.Integer()]);
const Maybe = Type.Optional(Type.Union([Text, Type.Null()]));

const Order = Type.Object({
  orderId: Text,
  outTradeNo: Maybe,
  status: Type.Integer(),
  failedCode: Maybe,
  tradeOfferId: Maybe,
});
type Order = Static<typeof Order>;
export const order = Compile(Order);

export const orders = Compile(Type.Object({ total: Type.Integer(), list: Type.Array(Order) }));

export const answer = Compile(
  Type.Object({
    success: Type.Boolean(),
    data: Type.Optional(Type.Unknown()),
    errorCode: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
  }),
);

/** checkStatus 2: the account has a problem, which statusList states. */
export const account = Compile(
  Type.Object({
    checkStatus: Type.Integer(),
    statusList: Type.Optional(Type.Union([Type.Array(Type.Unknown()), Type.Null()])),
  }),
);

/** There is an order with this number already. */
export const ORDER_KNOWN = 140_014;
/** There is no order with this number. */
export const ORDER_NONE = 140_015;

const PRIVATE = new Set([106_509]);
const WRONG_LINK = new Set([106_310, 140_005]);
const LOCKED = new Set([1_367, 1_369, 101_008, 106_006, 106_505, 106_516, 106_517, 140_010]);
/** Sold to somebody else, not on sale, or above the maximum price. */
const UNAVAILABLE = new Set([1_207, 1_317, 1_403, 1_454]);

/** Returns the account fault of an error code; undefined if the account is not the cause. */
export function accountFaultOf(code: number): AccountFault | undefined {
  if (PRIVATE.has(code)) return 'private';
  if (WRONG_LINK.has(code)) return 'link';
  return LOCKED.has(code) ? 'locked' : undefined;
}

/** Returns the outcome of an order that was not created; undefined if a retry may succeed. */
export const refusedAs = (code: number): ProviderEnd | undefined =>
  accountFaultOf(code) ?? (UNAVAILABLE.has(code) ? 'unavailable' : undefined);

/** Yields all fault codes in a statement about an account. */
export function* codesIn(said: unknown): Generator<number> {
  if (typeof said === 'number') yield said;
  else if (typeof said === 'object' && said !== null)
    for (const part of Object.values(said)) yield* codesIn(part);
}

const SUCCEEDED = 10;
const FAILED = 11;
const SETTLED = 200;
const REFUNDED = 221;
const WAITS_FOR_PLAYER = 3;

/** Reasons of failed orders, by the documented `failedCode`. */
const ENDS: Readonly<Record<string, ProviderEnd>> = {
  ORDER_FAILED_OF_BUYER_DECLINE: 'declined',
  ORDER_FAILED_OF_BUYER_COUNTERED: 'declined',
  ORDER_FAILED_OF_OFFER_EXPIRED: 'expired',
  ORDER_FAILED_OF_AUTO_DELIVER_ORDER_CANCEL_OF_BUYER_NOT_ACCEPT: 'expired',
  ORDER_FAILED_OF_MANUAL_DELIVER_ORDER_CANCEL_OF_BUYER_NOT_ACCEPT: 'expired',
  ORDER_FAILED_OF_CHANNEL_BUYER_CANCEL: 'cancelled',
  ORDER_FAILED_OF_SELLER_DELIVER_TOO_SLOW_CHANNEL_BUYER_CANCEL: 'cancelled',
};

function stateOf({ status, failedCode }: Order): ProviderDelivery['state'] {
  switch (status) {
    case WAITS_FOR_PLAYER:
      return 'offered';
    case SUCCEEDED:
      return 'delivered';
    case SETTLED:
      return 'settled';
    case REFUNDED:
      return 'reversed';
    case FAILED:
      return ENDS[String(failedCode ?? '')] ?? 'unavailable';
    default:
      // Paid but not sent, or held while the platform checks a reversal: nothing changes for the player.
      return status === HELD ? 'delivered' : 'preparing';
  }
}
const HELD = 220;

/** Converts an order to the shop's form. @param pages origin where players answer trade offers */
export function deliveryOf(one: Order, pages: string): ProviderDelivery {
  const state = stateOf(one);
  const offer = one.tradeOfferId ?? '';
  return {
    reference: String(one.orderId),
    retrievalId: String(one.outTradeNo ?? ''),
    state,
    offerUrl: state === 'offered' && offer !== '' ? `${pages}/tradeoffer/${offer}/` : null,
  };
}
