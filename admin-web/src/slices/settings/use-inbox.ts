import type { ReadingRow } from '@skins/api/health/resources';
import type { FindingRow, TopUpRow } from '@skins/api/payments/resources';
import type { DeliveryFindingRow } from '@skins/api/retrievals/resources';
import type { InboxRow } from '@skins/api/settings/resources';
import { type RaRecord, useGetList } from 'react-admin';
import { useOperator } from '../../shell/session';

/** Rows of a kind that the page shows; further ones are on their own lists. */
const SHOWN = 50;
const FRESH_MS = 30_000;

/** Everything that waits for the operator who is logged in. */
export function useInbox() {
  const rights = useOperator()?.rights ?? [];
  const mayMoney = rights.includes('refund-orders');
  const mayItems = rights.includes('handle-withdrawals');
  const proposals = useWaiting<InboxRow>('inbox', { field: 'expires', order: 'ASC' });
  const chargebacks = useWaiting<TopUpRow>('top-ups', NEWEST, { state: 'charged-back' }, mayMoney);
  const payments = useWaiting<FindingRow>('payment-findings', NEWEST, {}, mayMoney);
  const deliveries = useWaiting<DeliveryFindingRow>('delivery-findings', NEWEST, {}, mayItems);
  const { rows, ...read } = useWaiting<ReadingRow>('readings', { field: 'id', order: 'ASC' });
  const readings = { ...read, rows: rows.filter(({ state }) => state !== 'well') };
  const count = [proposals, chargebacks, payments, deliveries].reduce(
    (sum, { total }) => sum + total,
    readings.rows.length,
  );
  return { count, proposals, chargebacks, payments, deliveries, readings };
}

const NEWEST = { field: 'time', order: 'DESC' } as const;

function useWaiting<Row extends RaRecord>(
  resource: string,
  sort: { readonly field: string; readonly order: 'ASC' | 'DESC' },
  filter: object = {},
  enabled = true,
) {
  const { data, total, error, refetch } = useGetList<Row>(
    resource,
    { pagination: { page: 1, perPage: SHOWN }, sort, filter },
    { enabled, refetchInterval: FRESH_MS },
  );
  return { rows: enabled ? (data ?? []) : [], total: enabled ? (total ?? 0) : 0, error, refetch };
}
