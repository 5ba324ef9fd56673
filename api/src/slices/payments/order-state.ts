import { toGems } from '@skins/engine/kernel';
import type { DataOf } from '../../foundation/contract/call.ts';
import type { payOrderState, rechargeRecord } from './contract.ts';
import type { ListedTopUp } from './top-up-rows.ts';

export type OrderState = DataOf<typeof payOrderState>;
type ListedOrder = DataOf<typeof rechargeRecord>['records'][number];

/** Minor units of a currency, in its units: places by ISO 4217, as the runtime's own table has them. */
export function inUnits(minor: number, currency: string): number {
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return minor / 10 ** digits;
}

export const isState = (text: string): text is OrderState['state'] => STATES.some((state) => state === text);

const STATES: readonly OrderState['state'][] = [
  'created',
  'pending',
  'paid',
  'expired',
  'failed',
  'refunded',
  'charged-back',
];

/** A row of the list of orders, as its player reads it. */
export const stateOfRow = (row: ListedTopUp): ListedOrder => ({
  orderId: row.id,
  state: isState(row.state) ? row.state : 'created',
  late: row.late === 1,
  credited: row.credited === 1,
  goodsPrice: toGems(row.gems),
  gift: toGems(row.gift),
  bonus: toGems(row.bonus),
  price: inUnits(row.price, row.currency),
  currency: row.currency,
  owed: toGems(row.owed),
  expires: row.expires,
  createTime: row.time,
});
