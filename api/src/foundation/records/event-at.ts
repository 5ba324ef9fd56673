import type { EventKind, EventMeta } from '@skins/engine/kernel';
import { codec } from '@skins/engine/shop';
import { readRecorded } from '../runtime/index.ts';
import { type EventStore, type Position, ordinalOf, positionOf } from '../store/index.ts';

/** An event with its place in the log. */
export interface LoggedAt<Data> {
  readonly data: Data;
  readonly meta: EventMeta;
  readonly position: Position;
}

/** @throws RangeError when the log has no such event, TypeError when it has another type */
export async function eventAt<Data>(
  store: EventStore,
  kind: EventKind<string, Data>,
  position: Position,
): Promise<LoggedAt<Data>> {
  const [recorded] = await store.readAll(positionOf(ordinalOf(position) - 1), 1);
  if (recorded === undefined) throw new RangeError(`no event at ${position}`);
  const { event, meta } = readRecorded(recorded, codec);
  if (!kind.is(event)) throw new TypeError(`no ${kind.type} at ${position}`);
  return { data: event.data, meta, position };
}
