import type { backPack } from '@skins/api/bag/contract';
import type { DataOf, QueryOf } from '@skins/api/contract';
import type {
  playReplace,
  replaceQuote,
  replaceRecord,
  replaceTerms,
  replacements,
} from '@skins/api/replace/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ask, get, post, queries, stale } from '../../shell/net';
import { lastPlayed, rememberPlay } from '../../shell/play/last-played';
import { refreshUser } from '../../shell/session';
import type { RecordQuery } from '../../shell/ui/record';

export type Terms = DataOf<typeof replaceTerms>;
export type Skin = DataOf<typeof replacements>['records'][number];
export type BagItem = DataOf<typeof backPack>['records'][number];
export type Quote = DataOf<typeof replaceQuote>;
export type Replaced = DataOf<typeof playReplace>;
export type ReplaceRecords = DataOf<typeof replaceRecord>;
export type ReplaceRecord = ReplaceRecords['records'][number];

type BagSort = NonNullable<QueryOf<typeof backPack>['sort']>;
type SkinsQuery = QueryOf<typeof replacements>;
type Rarity = NonNullable<SkinsQuery['rarity']>;
type SkinOrder = NonNullable<SkinsQuery['sort']>;

/** Search and order of the skins. */
export interface SkinView {
  readonly q: string;
  readonly rarity: Rarity | undefined;
  readonly sort: SkinOrder;
  /** in gems; undefined for no limit */
  readonly most: number | undefined;
}

export const GIVE_PAGE = 9;
export const TAKE_PAGE = 9;

const termsCall = get<typeof replaceTerms>('/api/replace/terms');
const bagCall = get<typeof backPack>('/api/personal/center/back/pack');
const skinsCall = get<typeof replacements>('/api/replace/skins');
const quoteCall = get<typeof replaceQuote>('/api/replace/quote');
const playCall = post<typeof playReplace>('/api/replace/play');
const recordCall = get<typeof replaceRecord>('/api/replace/order/record');

export const termsQuery = queryOptions({
  queryKey: ['replace', 'terms'],
  staleTime: stale.own,
  queryFn: ({ signal }) => ask(termsCall, { signal }),
});

/** A page of the bag, from which items are given. */
export const giveQuery = (current: number, sort: BagSort) =>
  queryOptions({
    queryKey: ['bag', 'replace', current, sort],
    staleTime: stale.own,
    meta: { own: true },
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      ask(bagCall, { query: { current, size: GIVE_PAGE, sort }, signal, after: lastPlayed() }),
  });

export const takeQuery = (current: number, { q, rarity, sort, most }: SkinView, language: string) =>
  queryOptions({
    queryKey: ['replace', 'skins', language, current, q, rarity, sort, most],
    staleTime: stale.minute,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      ask(skinsCall, {
        query: {
          current,
          size: TAKE_PAGE,
          sort,
          ...(q !== '' && { q }),
          ...(rarity && { rarity }),
          ...(most !== undefined && { most }),
        },
        signal,
      }),
  });

/** The present quote of a choice; never cached, as the player agrees to its hash. */
export const quoteQuery = (itemIds: readonly string[], skinIds: readonly string[]) =>
  queryOptions({
    queryKey: ['replace', 'quote', itemIds, skinIds],
    staleTime: 0,
    gcTime: 0,
    meta: { own: true },
    enabled: itemIds.length > 0 && skinIds.length > 0,
    queryFn: ({ signal }) =>
      ask(quoteCall, { query: { itemIds: itemIds.join(), skinIds: skinIds.join() }, signal }),
  });

/** A complete choice as sent. The key is made before the send and kept on every retry. */
export interface Sent {
  readonly key: string;
  readonly itemIds: readonly string[];
  readonly skinIds: readonly string[];
  readonly quote: string;
}

/** Makes a replacement, then refetches bag and balance. */
export async function replaceNow({ key, itemIds, skinIds, quote }: Sent): Promise<Replaced> {
  const done = await ask(playCall, { body: { itemIds: [...itemIds], skinIds: [...skinIds], quote }, key });
  rememberPlay(done.position);
  await Promise.all([
    refreshUser(),
    queries.invalidateQueries({ queryKey: ['bag'] }),
    queries.invalidateQueries({ queryKey: ['replace', 'record'] }),
  ]);
  return done;
}

/** Returns a replacement from the log by its key; undefined if it is not among the newest. */
export async function recordedAs(key: string): Promise<ReplaceRecord | undefined> {
  const { records } = await ask(recordCall, { query: {}, after: lastPlayed() });
  return records.find(({ commandId }) => commandId === key);
}

/** The player's replacements, the newest first. */
export const recordQuery = (language: string): RecordQuery<ReplaceRecords> => ({
  key: ['replace', 'record', language],
  ask: ({ begin, ...asked }) => ask(recordCall, { ...asked, query: begin }),
});
