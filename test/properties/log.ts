import { readRecorded } from '@skins/api/runtime';
import { type EventStore, START } from '@skins/api/store';
import { stateOfLog } from '@skins/engine/audit';
import type { AnyEvent, EventMeta } from '@skins/engine/kernel';
import { codec } from '@skins/engine/shop';
import { nativeSha256 } from '@skins/api/secrets';

const ALL = 100_000;

/** An event with its place in the log. */
export interface Entry {
  readonly event: AnyEvent;
  readonly meta: EventMeta;
}

/** The stored records of a whole log, in order. */
export async function recordsOf(store: EventStore): Promise<string[]> {
  return (await store.readAll(START, ALL)).map(({ record }) => record);
}

export async function entriesOf(store: EventStore): Promise<Entry[]> {
  return (await store.readAll(START, ALL)).map((recorded) => readRecorded(recorded, codec));
}

/** The state hash of a whole log: what replaying it comes to. */
export async function stateHashOf(store: EventStore): Promise<string> {
  const streams = new Map<string, string[]>();
  for (const { stream, record } of await store.readAll(START, ALL))
    streams.set(stream, [...(streams.get(stream) ?? []), record]);
  const inOrder = [...streams].toSorted(([a], [b]) => (a < b ? -1 : 1));
  let state = '';
  for await (const piece of stateOfLog(inOrder)) state += piece;
  return nativeSha256(state);
}

const PLAYER = 'player-';

/** The player in whose stream an event stands, undefined for other streams. */
export const playerOf = ({ meta }: Entry): string | undefined =>
  meta.stream.startsWith(PLAYER) ? meta.stream.slice(PLAYER.length) : undefined;
