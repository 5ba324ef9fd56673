import { toGems } from '@skins/engine/kernel';
import type { DataOf } from '../../foundation/contract/call.ts';
import type { payOrderState, rechargeRecord } from './contract.ts';
import type { ListedTopUp } from './top-up-rows.ts';

export type OrderState = DataOf<typeof payOrderState>;
type ListedOrder = DataOf<typeof rechargeRecord>['records'][number];

/** Converts minor units of a currency to units, with the runtime's own table of decimals (ISO 4217). */
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
  'cancelled',
  'failed',
  'refunded',
  'charged-back',
];

/** Converts a row of the list of orders for its player. */
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
