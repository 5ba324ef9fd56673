import type { BodyOf, DataOf, QueryOf } from '@skins/api/contract';
import type {
  homeRooms,
  joinRoom,
  rollHomeList,
  rollRecord,
  rollRooms,
  roomDetail,
  roomEntries,
  roomProof,
} from '@skins/api/rolls/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ask, get, post, queries, stale } from '../../shell/net';
import { rememberPlay } from '../../shell/play';
import { ownAnswer } from '../../shell/play/own-answer';
import type { RecordQuery } from '../../shell/ui/record';

export type RoomList = DataOf<typeof rollRooms>;
export type Room = RoomList['records'][number];
export type RoomsQuery = QueryOf<typeof rollRooms>;
export type RoomDetail = DataOf<typeof roomDetail>;
export type Prize = RoomDetail['prizes'][number];
export type Person = RoomDetail['participants'][number];
export type Requirement = RoomDetail['requirements'][number];
export type Evidence = RoomDetail['evidence'];
type Entries = DataOf<typeof roomEntries>['entries'];
export type RollRecords = DataOf<typeof rollRecord>;
export type RollRow = RollRecords['records'][number];

/** The room kinds of spec 7.6: `type` of the calls. */
export type Kind = Room['type'];
export const OFFICIAL = 0;
export const STREAMER = 1;

/** three rows of four */
export const PAGE_SIZE = 12;

const roomsCall = get<typeof rollRooms>('/api/roll/room/rooms');
const homeCall = get<typeof homeRooms>('/api/home/rooms');
const kindCall = get<typeof rollHomeList>('/api/roll/room/home/list');
const roomCall = get<typeof roomDetail>('/api/roll/room/detail');
const joinCall = post<typeof joinRoom>('/api/roll/room/join/room');
const entriesCall = get<typeof roomEntries>('/api/roll/room/entries');
const proofCall = get<typeof roomProof>('/api/roll/room/proof');
const recordCall = get<typeof rollRecord>('/api/personal/center/roll/record');

export const roomsQuery = (query: RoomsQuery, language: string) =>
  queryOptions({
    queryKey: ['rolls', 'list', language, query],
    ...ownAnswer(roomsCall, { query: { ...query, size: PAGE_SIZE } }),
    refetchInterval: stale.minute,
    placeholderData: keepPreviousData,
  });

/** The rooms that close next. */
export const homeRoomsQuery = (language: string) =>
  queryOptions({
    queryKey: ['rolls', 'home', language],
    ...ownAnswer(homeCall),
    refetchInterval: stale.minute,
  });

export const kindQuery = (type: Kind, language: string) =>
  queryOptions({
    queryKey: ['rolls', 'kind', language, type],
    ...ownAnswer(kindCall, { query: { type } }),
    refetchInterval: stale.minute,
  });

export const roomQuery = (id: string, language: string) =>
  queryOptions({
    queryKey: ['rolls', 'room', language, id],
    ...ownAnswer(roomCall, { query: { id } }),
  });

/** The player's entry in a frozen room, with its inclusion proof. */
export const proofQuery = (id: string) =>
  queryOptions({
    queryKey: ['rolls', 'proof', id],
    staleTime: Infinity,
    meta: { own: true },
    queryFn: ({ signal }) => ask(proofCall, { query: { id }, signal }),
  });

/** Loads all entries of a room in their order, page by page. */
export async function loadEntries(id: string): Promise<Entries> {
  const all: Entries = [];
  for (let from: number | null = 1; from !== null;) {
    const page: DataOf<typeof roomEntries> = await ask(entriesCall, { query: { id, from } });
    all.push(...page.entries);
    from = page.next;
  }
  return all;
}

/** The rooms that the player joined, the newest first. */
export const recordQuery = (language: string): RecordQuery<RollRecords> => ({
  key: ['rolls', 'record', language],
  ask: ({ begin, ...asked }) => ask(recordCall, { ...asked, query: begin }),
});

export const refreshRooms = (): Promise<void> => queries.invalidateQueries({ queryKey: ['rolls'] });

/** Joins a room, then refetches everything about it. The key is made before the send and kept on every retry. */
export async function join({ key, ...body }: BodyOf<typeof joinRoom> & { key: string }): Promise<void> {
  const { position } = await ask(joinCall, { body, key });
  rememberPlay(position);
  await refreshRooms();
}
