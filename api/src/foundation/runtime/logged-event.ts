import { type AnyEvent, type Codec, type EventMeta, UnreadableEvent } from '@skins/engine/kernel';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import {
  type EventReader,
  type Position,
  type Recorded,
  START,
  ordinalOf,
  positionOf,
} from '../store/index.ts';

/** A decoded stored event, with its place in the log and its stored bytes. */
export interface LoggedEvent {
  readonly position: Position;
  readonly record: string;
  readonly event: AnyEvent;
  readonly meta: EventMeta;
}

const envelope = Compile(
  Type.Object({
    stream: Type.String(),
    version: Type.Integer(),
    type: Type.String(),
    v: Type.Integer(),
    time: Type.Integer(),
    actor: Type.String(),
    command: Type.String(),
    data: Type.Unknown(),
  }),
);

/** @throws UnreadableEvent when the record is not an event of this program */
export function readRecorded({ position, record }: Recorded, codec: Codec): LoggedEvent {
  const parsed: unknown = JSON.parse(record);
  if (!envelope.Check(parsed)) throw new UnreadableEvent(`the record at ${position} is not an event`);
  const { stream, version, type, v, time, actor, command, data } = parsed;
  return {
    position,
    record,
    event: codec.decode(type, v, data),
    meta: { stream, version, time, actor, command },
  };
}

/** Returns the time of a log's last event, in milliseconds since 1970; 0 if there is none. */
export async function endOf(reader: EventReader): Promise<number> {
  const head = await reader.head();
  return head === START ? 0 : timeAt(reader, ordinalOf(head));
}

/** Returns the time of an event of the log, in milliseconds since 1970. @param ordinal from 1 @throws UnreadableEvent */
export async function timeAt(reader: EventReader, ordinal: number): Promise<number> {
  const [found] = await reader.readAll(positionOf(ordinal - 1), 1);
  const parsed: unknown = JSON.parse(found?.record ?? 'null');
  if (!envelope.Check(parsed))
    throw new UnreadableEvent(`the record at ${positionOf(ordinal)} is not an event`);
  return parsed.time;
}
