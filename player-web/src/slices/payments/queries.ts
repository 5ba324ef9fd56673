import type { BodyOf, DataOf } from '@skins/api/contract';
import type {
  activityTime,
  cancelOrder,
  orderGems,
  payOnTop,
  payOrderState,
  payWay,
  rechargeRecord,
  settleTopUpDebt,
} from '@skins/api/payments/contract';
import { queryOptions } from '@tanstack/react-query';
import { ask, get, post, stale } from '../../shell/net';
import { lastPlayed, rememberPlay } from '../../shell/play/last-played';
import type { RecordQuery } from '../../shell/ui/record';

export type OrderState = DataOf<typeof payOrderState>;
export type Ordered = DataOf<typeof orderGems>;
export type TopUpRecord = DataOf<typeof rechargeRecord>;

const wayCall = get<typeof payWay>('/api/pay/way');
const onTopCall = get<typeof payOnTop>('/api/pay/on-top');
const timeCall = get<typeof activityTime>('/api/activity/time');
const stateCall = get<typeof payOrderState>('/api/pay/order');
const recordCall = get<typeof rechargeRecord>('/api/pay/record');
const orderCall = post<typeof orderGems>('/api/pay/order');
const cancelCall = post<typeof cancelOrder>('/api/pay/cancel');
const debtCall = post<typeof settleTopUpDebt>('/api/pay/debt');

/** Polling interval of an order while its code shows, in milliseconds (spec 9.1). */
const POLL_MS = 1_000;

export const waysQuery = queryOptions({
  queryKey: ['pay', 'way'],
  staleTime: stale.minute,
  queryFn: ({ signal }) => ask(wayCall, { signal }),
});

/** The present player's bonuses: by level, and by whether anything was bought before. */
export const onTopQuery = queryOptions({
  queryKey: ['pay', 'on-top'],
  staleTime: stale.own,
  meta: { own: true },
  queryFn: ({ signal }) => ask(onTopCall, { signal, after: lastPlayed() }),
});

export const discountQuery = queryOptions({
  queryKey: ['pay', 'discount'],
  staleTime: stale.minute,
  queryFn: ({ signal }) => ask(timeCall, { signal }),
});

/** The state of an order, polled each second until it is final. */
export const orderQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['pay', 'order', orderId],
    staleTime: stale.own,
    meta: { own: true },
    queryFn: ({ signal }): Promise<OrderState> => ask(stateCall, { query: { orderId }, signal }),
    refetchInterval: ({ state: { data } }) => (data === undefined || isWaiting(data) ? POLL_MS : false),
    refetchIntervalInBackground: true,
  });

/** Returns whether the money, or the gems for it, are still pending. */
const isWaiting = ({ state, credited }: OrderState): boolean =>
  state === 'created' || state === 'pending' || (state === 'paid' && !credited);

/** The player's orders, the newest first. */
export const recordQuery: RecordQuery<TopUpRecord> = {
  key: ['pay', 'record'],
  ask: ({ begin, ...asked }) => ask(recordCall, { ...asked, query: begin }),
};

export const orderGoods = (body: BodyOf<typeof orderGems>, key: string) => ask(orderCall, { key, body });

/** Orders asked for from now on are as after it. */
export async function takeBack(orderId: string, key: string): Promise<void> {
  const { position } = await ask(cancelCall, { key, body: { orderId } });
  rememberPlay(position);
}

export async function settleDebt(key: string): Promise<void> {
  const { position } = await ask(debtCall, { key, body: {} });
  rememberPlay(position);
}
