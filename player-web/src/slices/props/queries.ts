import type { DataOf } from '@skins/api/contract';
import type {
  exchangeFragments,
  fragmentOffers,
  heldProps,
  propsRecord,
  unlockTrend,
} from '@skins/api/props/contract';
import { queryOptions } from '@tanstack/react-query';
import { ask, get, post, queries, stale } from '../../shell/net';
import { rememberPlay } from '../../shell/play';
import { refreshUser } from '../../shell/session';
import type { RecordQuery } from '../../shell/ui/record';

export type HeldProp = DataOf<typeof heldProps>['props'][number];
export type Offers = DataOf<typeof fragmentOffers>;
export type Offer = Offers['offers'][number];
export type Moves = DataOf<typeof propsRecord>;
export type Move = Moves['records'][number];

const heldCall = get<typeof heldProps>('/api/personal/center/props');
const recordCall = get<typeof propsRecord>('/api/personal/center/props/record');
const unlockCall = post<typeof unlockTrend>('/api/personal/center/props/trend');
const offersCall = get<typeof fragmentOffers>('/api/personal/center/debris');
const exchangeCall = post<typeof exchangeFragments>('/api/personal/center/debris/exchange');

/** The player's props, with names in the requested language. */
export const heldQuery = (language: string) =>
  queryOptions({
    queryKey: ['props', 'held', language],
    staleTime: stale.own,
    meta: { own: true },
    queryFn: ({ signal }) => ask(heldCall, { signal }),
  });

export const offersQuery = (language: string) =>
  queryOptions({
    queryKey: ['props', 'offers', language],
    staleTime: stale.own,
    meta: { own: true },
    queryFn: ({ signal }) => ask(offersCall, { signal }),
  });

/** All props granted and used, the newest first. */
export const recordQuery = (language: string): RecordQuery<Moves> => ({
  key: ['props', 'record', language],
  ask: ({ begin, ...asked }) => ask(recordCall, { ...asked, query: begin }),
});

const refreshProps = (): Promise<void> => queries.invalidateQueries({ queryKey: ['props'] });

/** Uses a trend card. The key is kept on every retry. */
export async function unlock(key: string): Promise<void> {
  const { position } = await ask(unlockCall, { key, body: {} });
  rememberPlay(position);
  await Promise.all([refreshProps(), queries.invalidateQueries({ queryKey: ['trend'] })]);
}

/** An offer as on the page. The key is made before the send and kept on every retry. */
interface Exchange {
  readonly key: string;
  readonly skinId: string;
  readonly fragments: number;
  readonly rulesHash: string;
}

/** Exchanges fragments, then refetches everything that changes by it. */
export async function exchange({ key, ...body }: Exchange): Promise<DataOf<typeof exchangeFragments>> {
  const exchanged = await ask(exchangeCall, { body, key });
  rememberPlay(exchanged.position);
  await Promise.all([refreshUser(), refreshProps(), queries.invalidateQueries({ queryKey: ['bag'] })]);
  return exchanged;
}

/** Refetches the offers when they differ from those on the page. */
export const refreshOffers = refreshProps;
