import { randomUUID } from 'node:crypto';
import { jsonEvent } from '@eventstore/db-client';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { DeletedStream, WrongRevision } from './failures.ts';
import { type EsdbServer, NOTHING } from './server.ts';
import { endOf } from './log-stream.ts';

/** Version of the layout that this program writes and reads. */
export const FORMAT = 1;
const PLACED_TYPE = 'skins-log-placed';

/** Names the stream that holds the log. The last such event counts. */
const Placed = Type.Object({ stream: Type.String(), format: Type.Integer() });
type Placed = Static<typeof Placed>;

const placings = Compile(Placed);

export interface Registered {
  /** stream that holds the log; undefined if there is none */
  readonly stream: string | undefined;
  /** revision of the register's last event */
  readonly revision: bigint;
}

/**
 * Reads which stream holds the log. Streams cannot be renamed, so an import replaces a log by naming another stream.
 * @throws Error when a newer program wrote it
 */
export async function registered(server: EsdbServer): Promise<Registered> {
  const [last] = await server.eventsBack(server.address.log, 'end', 1);
  if (last === undefined) return { stream: undefined, revision: NOTHING };
  const placed = placedIn(last.data, last.type, server.name);
  return {
    stream: (await isDeleted(server, placed.stream)) ? undefined : placed.stream,
    revision: last.revision,
  };
}

function placedIn(data: unknown, type: string, name: string): Placed {
  if (type !== PLACED_TYPE || !placings.Check(data))
    throw new Error(`the stream of ${name} is none of a log: choose another name in the address`);
  if (data.format > FORMAT)
    throw new Error(
      `the log in ${name} has format ${data.format}, and this program knows ${FORMAT}: a newer program wrote it`,
    );
  return data;
}

/** An interrupted import may have deleted the empty log without placing its own. */
async function isDeleted(server: EsdbServer, stream: string): Promise<boolean> {
  try {
    await server.eventsBack(stream, 'end', 1);
    return false;
  } catch (error) {
    if (error instanceof DeletedStream) return true;
    throw error;
  }
}

/** Returns the stream that holds the log. Without one, it registers a new name. */
export async function streamForLog(server: EsdbServer): Promise<string> {
  for (;;) {
    const { stream, revision } = await registered(server);
    if (stream !== undefined) return stream;
    const named = newStream(server);
    try {
      await register(server, named, revision);
      return named;
    } catch (error) {
      // Another writer has registered one.
      if (!(error instanceof WrongRevision)) throw error;
    }
  }
}

export const newStream = (server: EsdbServer): string => `${server.address.log}-log-${randomUUID()}`;

/**
 * Deletes the empty log for good, and registers another stream in its place.
 * @throws Error when the log is not empty
 */
export async function replaceEmptyLog(server: EsdbServer, stream: string): Promise<void> {
  const { stream: present, revision } = await registered(server);
  if (present !== undefined) {
    const { revision: end, appends } = await endOf(server, present);
    if (appends > 0) throw new Error('the log is not empty');
    await server.tombstone(present, end);
  }
  await register(server, stream, revision);
}

async function register(server: EsdbServer, stream: string, after: bigint): Promise<void> {
  const data: Placed = { stream, format: FORMAT };
  await server.append(server.address.log, jsonEvent({ type: PLACED_TYPE, data }), after);
}
