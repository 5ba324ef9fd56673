import type { activityBoxRecord } from '@skins/api/activities/contract';
import type { dropRecord } from '@skins/api/bag/contract';
import type { battleRecord } from '@skins/api/battles/contract';
import type { boxRecord } from '@skins/api/boxes/contract';
import type { luckycardRecord } from '@skins/api/luckycard/contract';
import type { exchangeRecord } from '@skins/api/mall/contract';
import type { newYearRecord } from '@skins/api/newyear/contract';
import type { rechargeRecord } from '@skins/api/payments/contract';
import type { propsRecord } from '@skins/api/props/contract';
import type { replaceRecord } from '@skins/api/replace/contract';
import type { retrieveRecord } from '@skins/api/retrievals/contract';
import type { rollRecord } from '@skins/api/rolls/contract';
import type { upgradeRecord } from '@skins/api/upgrades/contract';
import type { assetsRecord } from '@skins/api/wallet/contract';
import type { wishRecord } from '@skins/api/wishes/contract';
import { queryOptions } from '@tanstack/react-query';
import { get, stale } from '../../shell/net';
import { type Endpoint, ask } from '../../shell/net/ask';
import { lastPlayed } from '../../shell/play/last-played';
import { paths as activities } from '../activities/paths';
import { paths as bag } from '../bag/paths';
import { paths as battles } from '../battles/paths';
import { paths as boxes } from '../boxes/paths';
import { paths as luckycard } from '../luckycard/paths';
import { paths as mall } from '../mall/paths';
import { paths as newyear } from '../newyear/paths';
import { paths as payments } from '../payments/paths';
import { paths as props } from '../props/paths';
import { paths as replace } from '../replace/paths';
import { paths as retrievals } from '../retrievals/paths';
import { paths as rolls } from '../rolls/paths';
import { paths as upgrades } from '../upgrades/paths';
import { paths as wallet } from '../wallet/paths';
import { paths as wishes } from '../wishes/paths';

interface Summary {
  readonly total: number;
  /** time of the newest row in milliseconds since 1970; undefined without rows */
  readonly last: number | undefined;
}

type Ask = (asked: { signal: AbortSignal }) => Promise<Summary>;

interface Part<Row> {
  readonly records: readonly Row[];
  readonly total: number;
}

/** Asks for the newest row alone; each answer counts all rows. */
const newest =
  <Row, Body>(call: Endpoint<{ size?: number }, Body, Part<Row>>, timeOf: (row: Row) => number): Ask =>
  async ({ signal }) => {
    const { records, total } = await ask(call, { signal, after: lastPlayed(), query: { size: 1 } });
    const [row] = records;
    return { total, last: row === undefined ? undefined : timeOf(row) };
  };

const created = ({ createTime }: { readonly createTime: number }) => createTime;

/** By the path of the record's page. */
const asks: ReadonlyMap<string, Ask> = new Map([
  [activities.record, newest(get<typeof activityBoxRecord>('/api/activity/box/record'), created)],
  [bag.drops, newest(get<typeof dropRecord>('/api/personal/center/drop/record'), created)],
  [battles.record, newest(get<typeof battleRecord>('/api/battle/record'), created)],
  [boxes.record, newest(get<typeof boxRecord>('/api/box/record'), created)],
  [luckycard.record, newest(get<typeof luckycardRecord>('/api/luckycard/record'), (row) => row.turned.time)],
  [mall.record, newest(get<typeof exchangeRecord>('/api/personal/center/exchange/record'), created)],
  [newyear.record, newest(get<typeof newYearRecord>('/api/activity/newyear/record'), created)],
  [payments.record, newest(get<typeof rechargeRecord>('/api/pay/record'), created)],
  [props.record, newest(get<typeof propsRecord>('/api/personal/center/props/record'), created)],
  [replace.record, newest(get<typeof replaceRecord>('/api/replace/order/record'), created)],
  [retrievals.record, newest(get<typeof retrieveRecord>('/api/personal/center/retrieve/record'), created)],
  [rolls.record, newest(get<typeof rollRecord>('/api/personal/center/roll/record'), (row) => row.joinTime)],
  [upgrades.record, newest(get<typeof upgradeRecord>('/api/upgrade/order/record'), (row) => row.createdTime)],
  [wallet.record, newest(get<typeof assetsRecord>('/api/personal/center/assets/record'), created)],
  [wishes.record, newest(get<typeof wishRecord>('/api/wish/record'), created)],
]);

/** Returns whether the record at a path has a summary. */
export const isSummed = (path: string): boolean => asks.has(path);

/** How many rows the record at a path has, and when the newest came. */
export const summaryQuery = (path: string) =>
  queryOptions({
    queryKey: ['records', 'summary', path],
    staleTime: stale.own,
    meta: { own: true },
    queryFn: ({ signal }) => asks.get(path)?.({ signal }) ?? null,
  });
