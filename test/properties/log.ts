import { readRecorded } from '@skins/api/foundation/runtime';
import { nativeSha256 } from '@skins/api/foundation/secrets';
import { type EventStore, START } from '@skins/api/foundation/store';
import { playerOf as playerOfStream } from '@skins/engine/accounts';
import { stateOfLog } from '@skins/engine/audit';
import type { AnyEvent, EventMeta, MeasureName, Vocabulary } from '@skins/engine/kernel';
import { codec, shop } from '@skins/engine/shop';
import { byStream } from '../kit/by-stream.ts';

const ALL = 100_000;

/** An event with its place in the log. */
export interface Entry {
  readonly event: AnyEvent;
  readonly meta: EventMeta;
}

/** Returns the stored records of a log, in order. */
export async function recordsOf(store: EventStore): Promise<string[]> {
  return (await store.readAll(START, ALL)).map(({ record }) => record);
}

export async function entriesOf(store: EventStore): Promise<Entry[]> {
  return (await store.readAll(START, ALL)).map((recorded) => readRecorded(recorded, codec));
}

/** Returns the state hash of a log, by replaying it. */
export async function stateHashOf(store: EventStore): Promise<string> {
  let state = '';
  for await (const piece of stateOfLog(byStream(await recordsOf(store)))) state += piece;
  return nativeSha256(state);
}

/** Returns the player whose stream an event is in; undefined for other streams. */
export const playerOf = ({ meta }: Entry): string | undefined => playerOfStream(meta.stream);

export function byPlayer(entries: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> {
  const players = new Map<string, Entry[]>();
  for (const entry of entries) {
    const player = playerOf(entry);
    if (player !== undefined) players.set(player, [...(players.get(player) ?? []), entry]);
  }
  return players;
}

/** Returns an event's measure of this name, whatever its type; undefined if it has none. */
export const measureOf = <Name extends MeasureName>(
  name: Name,
  event: AnyEvent,
): Vocabulary[Name] | undefined =>
  shop.measures.find(({ type }) => type === event.type)?.reader(name)?.(event);
