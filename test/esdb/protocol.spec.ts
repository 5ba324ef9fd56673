import { randomUUID } from 'node:crypto';
import {
  BACKWARDS,
  END,
  ErrorType,
  EventStoreDBClient,
  NO_STREAM,
  type ResolvedEvent,
  STREAM_EXISTS,
  START,
  WrongExpectedVersionError,
  binaryEvent,
  isCommandError,
  jsonEvent,
} from '@eventstore/db-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { REAL_SERVER, addressOf, noRealServer, startServer } from './server.ts';

/** The store relies on these rules. They run on the tests' server and on a real one. */
describe('the protocol of EventStoreDB', () => {
  describe('of the server for tests', () => {
    let running: Awaited<ReturnType<typeof startServer>>;
    beforeAll(async () => void (running = await startServer()));
    afterAll(() => running.remove());
    keepsProtocol(() => running.newStore());

    it('keeps everything when it starts again', async () => {
      const address = addressOf(running.newStore());
      const before = EventStoreDBClient.connectionString(address.connection);
      const credentials = { username: 'anonymous', password: '' };
      const first = jsonEvent({ type: 'Counted', data: { n: 1 } });
      await before.appendToStream('kept', first, { expectedRevision: NO_STREAM, credentials });
      await before.appendToStream('gone', first, { expectedRevision: NO_STREAM, credentials });
      await before.tombstoneStream('gone', { expectedRevision: 0n });
      await before.dispose();
      await running.restart();
      const after = EventStoreDBClient.connectionString(address.connection);
      expect(await collected(after.readStream('kept'))).toMatchObject([
        { event: { id: first.id, revision: 0n } },
      ]);
      await expect(collected(after.readStream('gone'))).rejects.toMatchObject({
        type: ErrorType.STREAM_DELETED,
      });
      await after.dispose();
    });
  });

  describe.skipIf(noRealServer !== undefined)(noRealServer ?? 'of a real server', () =>
    keepsProtocol(() => REAL_SERVER ?? ''),
  );
});

async function collected(reading: AsyncIterable<ResolvedEvent>): Promise<ResolvedEvent[]> {
  const found: ResolvedEvent[] = [];
  for await (const one of reading) found.push(one);
  return found;
}

function keepsProtocol(url: () => string): void {
  let client: EventStoreDBClient;
  let stream: string;
  let options: { readonly credentials: { readonly username: string; readonly password: string } };
  const counted = (n: number) => jsonEvent({ type: 'Counted', data: { n } });
  const revisions = (events: readonly ResolvedEvent[]) => events.map(({ event }) => event?.revision);
  const typeOf = async (failing: Promise<unknown>) =>
    failing.then(
      () => 'no failure',
      (error: unknown) => (error instanceof Error && isCommandError(error) ? error.type : error),
    );

  beforeAll(() => {
    const address = addressOf(url());
    client = EventStoreDBClient.connectionString(address.connection);
    options = { credentials: address.user ?? { username: 'anonymous', password: '' } };
  });
  beforeEach(() => void (stream = `protocol-${randomUUID()}`));
  afterAll(() => client.dispose());

  const append = (
    events: Parameters<EventStoreDBClient['appendToStream']>[1],
    expected: bigint | 'no_stream',
  ) => client.appendToStream(stream, events, { ...options, expectedRevision: expected });

  it('appends at an expected revision alone', async () => {
    expect(await append([counted(0), counted(1)], NO_STREAM)).toMatchObject({ nextExpectedRevision: 1n });
    expect(await append(counted(2), 1n)).toMatchObject({ success: true, nextExpectedRevision: 2n });
    for (const wrong of [NO_STREAM, 0n, 99n] as const) {
      const failure: unknown = await append(counted(9), wrong).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(WrongExpectedVersionError);
      expect(failure).toMatchObject({ actualVersion: 2n });
    }
    const missing = client.appendToStream(`${stream}-missing`, counted(9), {
      ...options,
      expectedRevision: STREAM_EXISTS,
    });
    expect(await typeOf(missing)).toBe(ErrorType.WRONG_EXPECTED_VERSION);
  });

  it('recognises a repeated append by its ids and its expected revision', async () => {
    const events = [counted(0), counted(1)];
    await append(events, NO_STREAM);
    await append(counted(2), 1n);
    expect(await append(events, NO_STREAM)).toMatchObject({ success: true, nextExpectedRevision: 1n });
    expect(await typeOf(append([counted(7), counted(1)], NO_STREAM))).toBe(ErrorType.WRONG_EXPECTED_VERSION);
    expect(await collected(client.readStream(stream, options))).toHaveLength(3);
  });

  it('lets one of many appends win', async () => {
    const race = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) => append(counted(n), NO_STREAM)),
    );
    expect(race.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is read in both directions, page by page', async () => {
    await append(
      Array.from({ length: 5 }, (_, n) => counted(n)),
      NO_STREAM,
    );
    const read = (from: Parameters<typeof client.readStream>[1]) =>
      collected(client.readStream(stream, { ...options, ...from }));
    expect(revisions(await read({ fromRevision: START, maxCount: 2 }))).toEqual([0n, 1n]);
    expect(revisions(await read({ fromRevision: 2n, maxCount: 2 }))).toEqual([2n, 3n]);
    expect(revisions(await read({ fromRevision: 4n }))).toEqual([4n]);
    expect(await read({ fromRevision: 5n })).toEqual([]);
    const back = { direction: BACKWARDS, maxCount: 2 } as const;
    expect(revisions(await read({ ...back, fromRevision: END }))).toEqual([4n, 3n]);
    expect(revisions(await read({ ...back, fromRevision: 2n }))).toEqual([2n, 1n]);
    expect(await typeOf(collected(client.readStream(`${stream}-missing`, options)))).toBe(
      ErrorType.STREAM_NOT_FOUND,
    );
  });

  it('brings bytes and metadata back', async () => {
    const bytes = Buffer.from([0, 255, 7, 10]);
    await append(binaryEvent({ type: 'raw', data: bytes, metadata: { part: 1, name: 'ü€' } }), NO_STREAM);
    const [found] = await collected(client.readStream(stream, options));
    expect(found?.event).toMatchObject({ type: 'raw', isJson: false, metadata: { part: 1, name: 'ü€' } });
    const data: unknown = found?.event?.data;
    expect(data instanceof Uint8Array && Buffer.from(data).equals(bytes)).toBe(true);
  });

  it('takes appends up to a mebibyte', async () => {
    const withBytes = (size: number) => binaryEvent({ type: 'raw', data: Buffer.alloc(size) });
    expect(await append(withBytes(1_000_000), NO_STREAM)).toMatchObject({ success: true });
    expect(await typeOf(append(withBytes(1024 ** 2 + 1), 0n))).toBe(ErrorType.MAXIMUM_APPEND_SIZE_EXCEEDED);
  });

  it('never takes anything again after a tombstone', async () => {
    await append(counted(0), NO_STREAM);
    const tombstone = (expectedRevision: bigint) =>
      client.tombstoneStream(stream, { ...options, expectedRevision });
    expect(await typeOf(tombstone(7n))).toBe(ErrorType.WRONG_EXPECTED_VERSION);
    await tombstone(0n);
    expect(await typeOf(append(counted(1), 0n))).toBe(ErrorType.STREAM_DELETED);
    expect(await typeOf(append(counted(1), NO_STREAM))).toBe(ErrorType.STREAM_DELETED);
    expect(await typeOf(collected(client.readStream(stream, options)))).toBe(ErrorType.STREAM_DELETED);
  });

  it('sends what is there and what comes to a subscription', async () => {
    await append([counted(0), counted(1)], NO_STREAM);
    const subscription = client.subscribeToStream(stream, { ...options, fromRevision: 0n });
    const caughtUp = new Promise((resolve) => subscription.once('caughtUp', resolve));
    const got: unknown[] = [];
    const reading = (async () => {
      for await (const { event } of subscription) if (got.push(event?.revision) === 3) return;
    })();
    await caughtUp;
    await append([counted(2), counted(3)], 1n);
    await reading;
    expect(got).toEqual([1n, 2n, 3n]);
  });
}
