import { nativeSha256 } from '@skins/api/foundation/secrets';
import type { AnyEvent, Envelope, EventKind } from '@skins/engine/kernel';
import type { AnyShop } from '@skins/engine/shop';
import { type Forge, type Log, type Which, find, logOf, recounted } from './forge.ts';
import { World } from './world.ts';

// Forged ends of a log. Nothing comes later that could find them by another check.

interface Forged {
  readonly stream: string;
  readonly actor: string;
  readonly events: readonly AnyEvent[];
  /** milliseconds since 1970; that of the log's end when absent */
  readonly time?: number;
}

const FORGED = 'forged';
const SEED_DIGITS = 16;

/** Returns the id of the next added command. */
function nextCommandIn(log: Log): string {
  const added = log.filter(({ command }) => command.startsWith(FORGED)).length;
  return added === 0 ? FORGED : `${FORGED}-${added}`;
}

/** Returns the seed of a player who chose none, in a command. */
export const seedIn = (command: string): string =>
  nativeSha256(`skins user seed v1\n${command}`).slice(0, SEED_DIGITS);

/** Returns an event's record. @throws RangeError if there is none */
export function recordOf<Data>(log: Log, kind: EventKind<string, Data>, which: Which<Data> = {}) {
  const record = log[find(log, kind, which)];
  if (record === undefined || !kind.is(record)) throw new RangeError(`no ${kind.type}`);
  return record;
}

/** Returns the place of a stream's next event. */
export const nextPlaceIn = (log: Log, stream: string): string =>
  `${stream}#${log.filter((one) => one.stream === stream).length + 1}`;

const isOfOne = (one: Envelope, other: Envelope): boolean =>
  one.stream === other.stream && one.command === other.command;

/** Ends a log with the command that wrote an event. */
export const until =
  <Data>(kind: EventKind<string, Data>, which: Which<Data> = {}): Forge =>
  (log) => {
    const record = recordOf(log, kind, which);
    return log.slice(0, log.findLastIndex((one) => isOfOne(one, record)) + 1);
  };

/** Ends a log before the command that wrote an event. */
export const before =
  <Data>(kind: EventKind<string, Data>, which: Which<Data> = {}): Forge =>
  (log) => {
    const record = recordOf(log, kind, which);
    return log.slice(
      0,
      log.findIndex((one) => isOfOne(one, record)),
    );
  };

/** Changes the log of another play. */
export const elsewhere =
  (shop: AnyShop, play: (world: World) => void, forge: Forge): Forge =>
  () => {
    const world = new World({ shop });
    play(world);
    return forge(logOf(world.records));
  };

/** Adds a command to the end of a log. */
export const adding =
  (write: (log: Log, command: string) => Forged): Forge =>
  (log) => {
    const command = nextCommandIn(log);
    const { stream, actor, events, time = log.at(-1)?.time ?? 0 } = write(log, command);
    const around = { time, actor, command };
    const added = events.map(({ type, v, data }) => ({ stream, version: 0, type, v, ...around, data }));
    return recounted([...log, ...added]);
  };

/** Repeats the command that wrote an event at the end of a log, with changes of each record. */
export const repeating =
  <Data>(
    kind: EventKind<string, Data>,
    which: Which<Data> = {},
    change: (record: Envelope, command: string) => Partial<Envelope> = () => ({}),
  ): Forge =>
  (log) => {
    const record = recordOf(log, kind, which);
    const command = nextCommandIn(log);
    const around = { time: log.at(-1)?.time ?? 0, command };
    const repeated = log.filter((one) => isOfOne(one, record));
    return recounted([...log, ...repeated.map((one) => ({ ...one, ...around, ...change(one, command) }))]);
  };

/** Changes all records of the command that wrote an event. */
export const commanded =
  <Data>(
    kind: EventKind<string, Data>,
    which: Which<Data>,
    change: (record: Envelope) => Partial<Envelope>,
  ): Forge =>
  (log) => {
    const record = recordOf(log, kind, which);
    return recounted(log.map((one) => (isOfOne(one, record) ? { ...one, ...change(one) } : one)));
  };
