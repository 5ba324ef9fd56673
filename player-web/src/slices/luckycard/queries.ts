import type { DataOf, QueryOf } from '@skins/api/contract';
import type {
  luckycardDetail,
  luckycardEvidence,
  luckycardList,
  luckycardRecord,
  luckycardRooms,
  luckycardRules,
} from '@skins/api/luckycard/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ask, get, queries, stale } from '../../shell/net';
import { lastPlayed } from '../../shell/play/last-played';
import { ownAnswer } from '../../shell/play/own-answer';
import type { RecordQuery } from '../../shell/ui/record';

type DeckList = DataOf<typeof luckycardList>;
export type Deck = DeckList['records'][number];
export type ListQuery = QueryOf<typeof luckycardList>;
export type DeckDetail = DataOf<typeof luckycardDetail>;
export type Card = DeckDetail['cards'][number];
export type Turned = DeckDetail['turned'][number];
export type Next = NonNullable<Deck['next']>;
export type DeckEvidence = DataOf<typeof luckycardEvidence>;
export type Rooms = DataOf<typeof luckycardRooms>;
export type Room = Rooms['records'][number];
export type Records = DataOf<typeof luckycardRecord>;
export type RecordRow = Records['records'][number];

/** Decks on a page: complete rows of three. */
export const PAGE_SIZE = 12;

const rulesCall = get<typeof luckycardRules>('/api/luckycard/rules');
const listCall = get<typeof luckycardList>('/api/luckycard/list');
const detailCall = get<typeof luckycardDetail>('/api/luckycard/detail');
const evidenceCall = get<typeof luckycardEvidence>('/api/luckycard/evidence');
const roomsCall = get<typeof luckycardRooms>('/api/luckycard/rooms');
const recordCall = get<typeof luckycardRecord>('/api/luckycard/record');

export const rulesQuery = queryOptions({
  queryKey: ['luckycard', 'rules'],
  staleTime: stale.minute,
  queryFn: ({ signal }) => ask(rulesCall, { signal }),
});

export const listQuery = (query: ListQuery, language: string) =>
  queryOptions({
    queryKey: ['luckycard', 'list', language, query],
    ...ownAnswer(listCall, { query }),
    refetchInterval: stale.minute,
    placeholderData: keepPreviousData,
  });

export const detailQuery = (roomId: string, language: string) =>
  queryOptions({
    queryKey: ['luckycard', 'detail', language, roomId],
    ...ownAnswer(detailCall, { query: { roomId } }),
  });

/** Loads the whole proof of a deck so far. */
export const askEvidence = (roomId: string): Promise<DeckEvidence> =>
  ask(evidenceCall, { query: { roomId }, after: lastPlayed() });

/** The player's decks, latest first, with the player's figures. */
export const roomsQuery = (state: Room['state'] | undefined, language: string): RecordQuery<Rooms> => ({
  key: ['luckycard', 'rooms', language, state ?? 'all'],
  ask: ({ begin, ...asked }) =>
    ask(roomsCall, {
      ...asked,
      query: { ...begin, ...(state !== undefined && { state: state === 'open' ? 'open' : 'over' }) },
    }),
});

/** Every card that the player turned, latest first. */
export const recordQuery = (language: string): RecordQuery<Records> => ({
  key: ['luckycard', 'record', language],
  ask: ({ begin, ...asked }) => ask(recordCall, { ...asked, query: begin }),
});

/** Loads the cards that items of the player were. */
export const askRecordOfItems = (itemIds: readonly string[]): Promise<Records> =>
  ask(recordCall, { query: { itemIds: itemIds.join(',') }, after: lastPlayed() });

export const refreshDecks = (): Promise<void> => queries.invalidateQueries({ queryKey: ['luckycard'] });
