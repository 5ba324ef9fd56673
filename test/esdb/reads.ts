import { randomUUID } from 'node:crypto';
import type { ServerWritableStream } from '@grpc/grpc-js';
import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import streamMessages from '@eventstore/db-client/generated/streams_pb.js';
import { readMessage } from './messages.ts';
import type { StoredEvent, StreamLog } from './stream-log.ts';

/** Beyond every revision and position. */
const END = 1n << 63n;

/** Returns the events that a read asks for. @param stream undefined for all streams */
export function eventsRead(
  log: StreamLog,
  options: ReadReq.Options,
  stream: string | undefined,
): readonly StoredEvent[] {
  const backwards = options.getReadDirection() === streamMessages.ReadReq.Options.ReadDirection.BACKWARDS;
  const from = fromIn(options);
  const key = keyOf(stream);
  const events = eventsOf(log, stream).filter((event) =>
    // Of all streams, the position itself is left out backwards.
    backwards ? key(event) < from || (stream !== undefined && key(event) === from) : key(event) >= from,
  );
  return (backwards ? events.toReversed() : events).slice(0, Number(options.getCount()));
}

/** Sends what is there after a place, and what comes. @param stream undefined for all streams */
export function subscribe(
  log: StreamLog,
  call: ServerWritableStream<ReadReq, ReadResp>,
  options: ReadReq.Options,
  stream: string | undefined,
): void {
  const key = keyOf(stream);
  const events = eventsOf(log, stream);
  const last = events.at(-1);
  let after = isStart(options) ? -1n : fromIn(options);
  if (after === END) after = last === undefined ? -1n : key(last);
  const confirmation = new streamMessages.ReadResp.SubscriptionConfirmation();
  confirmation.setSubscriptionId(randomUUID());
  call.write(new streamMessages.ReadResp().setConfirmation(confirmation));
  const send = (fresh: readonly StoredEvent[]) => {
    for (const event of fresh) {
      if ((stream !== undefined && event.stream !== stream) || key(event) <= after) continue;
      after = key(event);
      call.write(readMessage(event));
    }
  };
  send(events);
  call.write(new streamMessages.ReadResp().setCaughtUp(new streamMessages.ReadResp.CaughtUp()));
  log.on('appended', send);
  const end = () => void log.off('appended', send);
  call.on('cancelled', end).on('close', end);
}

const eventsOf = (log: StreamLog, stream: string | undefined): readonly StoredEvent[] =>
  stream === undefined ? log.all : (log.stream(stream) ?? []);

const keyOf = (stream: string | undefined) => (event: StoredEvent) =>
  stream === undefined ? event.position : event.revision;

const isStart = (options: ReadReq.Options): boolean =>
  options.getStream()?.hasStart() === true || options.getAll()?.hasStart() === true;

/** Returns the revision or position at which a read begins. */
function fromIn(options: ReadReq.Options): bigint {
  const [stream, all] = [options.getStream(), options.getAll()];
  if (isStart(options)) return 0n;
  if (stream?.hasEnd() === true || all?.hasEnd() === true) return END;
  return BigInt(stream?.getRevision() ?? all?.getPosition()?.getCommitPosition() ?? '0');
}
