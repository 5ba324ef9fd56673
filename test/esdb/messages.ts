import sharedMessages from '@eventstore/db-client/generated/shared_pb.js';
import type { StreamIdentifier } from '@eventstore/db-client/generated/shared_pb.js';
import streamMessages from '@eventstore/db-client/generated/streams_pb.js';
import type { AppendReq, AppendResp, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { Expected, ProposedEvent, StoredEvent } from './stream-log.ts';

/** 100 ns, the unit of the protocol's times, in a millisecond. */
const TICKS = 10_000n;

/** Returns the name of the stream that a request is about. */
export function streamNameIn(request: { getStreamIdentifier(): StreamIdentifier | undefined }): string {
  return Buffer.from(request.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString();
}

/** Returns the revision that a request expects. */
export function expectedIn(options: {
  hasAny(): boolean;
  hasNoStream(): boolean;
  hasStreamExists(): boolean;
  getRevision(): string;
}): Expected {
  if (options.hasAny()) return 'any';
  if (options.hasStreamExists()) return 'stream exists';
  return options.hasNoStream() ? -1n : BigInt(options.getRevision());
}

/** Returns the event that a message of an append proposes; none if it is another message. */
export function proposedIn(message: AppendReq): readonly ProposedEvent[] {
  const proposed = message.getProposedMessage();
  if (proposed === undefined) return [];
  const told = proposed.getMetadataMap();
  return [
    {
      id: proposed.getId()?.getString() ?? '',
      type: told.get('type') ?? '',
      contentType: told.get('content-type') ?? '',
      data: proposed.getData_asU8(),
      metadata: proposed.getCustomMetadata_asU8(),
    },
  ];
}

export function appendedMessage(written: {
  readonly revision: bigint;
  readonly position: bigint;
}): AppendResp {
  const position = new streamMessages.AppendResp.Position();
  position.setCommitPosition(String(written.position)).setPreparePosition(String(written.position));
  const success = new streamMessages.AppendResp.Success();
  success.setCurrentRevision(String(written.revision)).setPosition(position);
  return new streamMessages.AppendResp().setSuccess(success);
}

export function conflictMessage(expected: Expected, actual: bigint): AppendResp {
  const wrong = new streamMessages.AppendResp.WrongExpectedVersion();
  if (actual < 0n) wrong.setCurrentNoStream(new sharedMessages.Empty());
  else wrong.setCurrentRevision(String(actual));
  if (expected === 'any') wrong.setExpectedAny(new sharedMessages.Empty());
  else if (expected === 'stream exists') wrong.setExpectedStreamExists(new sharedMessages.Empty());
  else if (expected < 0n) wrong.setExpectedNoStream(new sharedMessages.Empty());
  else wrong.setExpectedRevision(String(expected));
  return new streamMessages.AppendResp().setWrongExpectedVersion(wrong);
}

export function notFoundMessage(stream: string): ReadResp {
  const notFound = new streamMessages.ReadResp.StreamNotFound();
  notFound.setStreamIdentifier(identifierOf(stream));
  return new streamMessages.ReadResp().setStreamNotFound(notFound);
}

export function readMessage(event: StoredEvent): ReadResp {
  const recorded = new streamMessages.ReadResp.ReadEvent.RecordedEvent();
  recorded
    .setId(new sharedMessages.UUID().setString(event.id))
    .setStreamIdentifier(identifierOf(event.stream))
    .setStreamRevision(String(event.revision))
    .setCommitPosition(String(event.position))
    .setPreparePosition(String(event.position))
    .setData(event.data)
    .setCustomMetadata(event.metadata);
  recorded
    .getMetadataMap()
    .set('type', event.type)
    .set('content-type', event.contentType)
    .set('created', String(BigInt(event.created) * TICKS));
  const read = new streamMessages.ReadResp.ReadEvent();
  read.setEvent(recorded).setCommitPosition(String(event.position));
  return new streamMessages.ReadResp().setEvent(read);
}

const identifierOf = (stream: string): StreamIdentifier =>
  new sharedMessages.StreamIdentifier().setStreamName(Buffer.from(stream));
