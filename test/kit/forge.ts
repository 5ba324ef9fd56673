import { PlayerRegistered } from '@skins/engine/accounts';
import { nativeSha256 } from '@skins/api/foundation/secrets';
import { askedForOf } from '@skins/engine/audit';
import { ItemsGranted } from '@skins/engine/bag';
import { BoxOpened } from '@skins/engine/boxes';
import { EditionOpened } from '@skins/engine/editions';
import { type AnyEvent, type Envelope, type EventKind, INPUT_EDITION } from '@skins/engine/kernel';
import type { AnyShop } from '@skins/engine/shop';

/** A log for a forger: records that can be changed one by one. */
export type Log = readonly Envelope[];
/** A change of a log. */
export type Forge = (log: Log) => Log;

export const logOf = (records: readonly string[]): Log =>
  records.map((record) => {
    const envelope: Envelope = JSON.parse(record);
    return envelope;
  });
export const recordsOf = (log: Log): readonly string[] =>
  log.map(({ data, input, ...envelope }) => JSON.stringify({ ...envelope, input, data }));

/**
 * Returns a log as an earlier edition would have written it: before 9 registrations had no agreement, before 8 items had a
 * source fewer and opens no drop.
 */
export const ofEdition = (log: Log, edition: number): Log =>
  log.map((one) => {
    if (EditionOpened.is(one)) return { ...one, data: { edition } };
    if (PlayerRegistered.is(one)) {
      const { agreed: _agreed, ...data } = one.data;
      return { ...one, v: 2, data };
    }
    if (edition >= INPUT_EDITION) return one;
    if (ItemsGranted.is(one)) return { ...one, v: 1 };
    if (!BoxOpened.is(one)) return one;
    const { drop: _drop, ...data } = one.data;
    return { ...one, v: 3, data };
  });

interface Found<Data> extends Envelope {
  readonly data: Data;
}

/** Selects one of several records. */
export interface Which<Data> {
  /** the n-th, from 0; negative counts from the end */
  readonly nth?: number;
  readonly where?: (data: Data, record: Envelope) => boolean;
}

/** Returns the index of an event in a log. @throws RangeError if there is none */
export function find<Data>(
  log: Log,
  kind: EventKind<string, Data>,
  { nth = 0, where = () => true }: Which<Data>,
): number {
  const found = [...log.keys()].filter((index) => {
    const record = log[index];
    return record !== undefined && kind.is(record) && where(record.data, record);
  });
  const index = found.at(nth);
  if (index === undefined) throw new RangeError(`the play holds no such ${kind.type} to forge`);
  return index;
}

const isOf = <Data>(kind: EventKind<string, Data>, record: Envelope): record is Found<Data> & Envelope =>
  kind.is(record);

/** Changes an event's data. */
export const edited =
  <Data>(
    kind: EventKind<string, Data>,
    change: (data: Data, record: Envelope) => Partial<Data>,
    which: Which<Data> = {},
  ): Forge =>
  (log) => {
    const index = find(log, kind, which);
    return log.map((record, at) =>
      at === index && isOf(kind, record)
        ? { ...record, data: { ...record.data, ...change(record.data, record) } }
        : record,
    );
  };

/** Changes the members around an event's data. */
export const moved =
  <Data>(
    kind: EventKind<string, Data>,
    change: (record: Envelope) => Partial<Envelope>,
    which: Which<Data> = {},
  ): Forge =>
  (log) => {
    const index = find(log, kind, which);
    return log.map((record, at) => (at === index ? { ...record, ...change(record) } : record));
  };

/** Removes an event, and renumbers the later ones of its stream. */
export const without =
  <Data>(kind: EventKind<string, Data>, which: Which<Data> = {}): Forge =>
  (log) =>
    recounted(log.toSpliced(find(log, kind, which), 1));

/** Repeats an event at the end of the log, with changes, as a command of its own. */
export const appended =
  <Data>(
    kind: EventKind<string, Data>,
    change: (record: Envelope) => Partial<Envelope>,
    which: Which<Data> = {},
  ): Forge =>
  (log) => {
    const record = log[find(log, kind, which)];
    if (record === undefined) return log;
    const time = log.at(-1)?.time ?? record.time;
    return recounted([...log, { ...record, command: 'forged', time, ...change(record) }]);
  };

/** Applies several changes in sequence. */
export const both =
  (...forges: readonly Forge[]): Forge =>
  (log) =>
    forges.reduce((at, forge) => forge(at), log);

/** Inserts an event before another one, into its command. */
export const inserted =
  <Data>(
    kind: EventKind<string, Data>,
    change: (record: Envelope) => Partial<Envelope>,
    which: Which<Data> = {},
  ): Forge =>
  (log) => {
    const index = find(log, kind, which);
    const record = log[index];
    return record === undefined ? log : recounted(log.toSpliced(index, 0, { ...record, ...change(record) }));
  };

/** Renumbers the versions of each stream from 1, as a careful forger would. */
export function recounted(log: Log): Log {
  const versions = new Map<string, number>();
  return log.map((record) => {
    const version = (versions.get(record.stream) ?? 0) + 1;
    versions.set(record.stream, version);
    return { ...record, version };
  });
}

const MADE_UP = 'f'.repeat(64);

/**
 * Gives the first record of each command, and no other, a hash of the input that its events tell: whoever has all keys can
 * sign any. Before edition 8 no record has one.
 */
export function signed(log: Log, shop: AnyShop): Log {
  const askedFor = askedForOf(shop, nativeSha256);
  let edition = 1;
  const all: Envelope[] = [];
  for (let first = 0; first < log.length;) {
    const commands = commandAt(log, first);
    first += commands.length;
    for (const record of commands) if (EditionOpened.is(record)) edition = record.data.edition;
    const carried = commands.find(({ input }) => input !== undefined)?.input ?? MADE_UP;
    const asked = askedFor(commands[0]?.stream ?? '', eventsOf(commands, shop)).map(
      ({ inputHash }) => inputHash,
    );
    const input = asked.includes(carried) ? carried : (asked[0] ?? carried);
    for (const [n, { input: _moved, ...record }] of commands.entries())
      all.push(n === 0 && edition >= INPUT_EDITION ? { ...record, input } : record);
  }
  return all;
}

/** Returns the records of the command that begins at an index. */
function commandAt(log: Log, first: number): readonly Envelope[] {
  const { stream, command } = log[first] ?? {};
  const end = log.findIndex((one, at) => at > first && (one.stream !== stream || one.command !== command));
  return log.slice(first, end === -1 ? log.length : end);
}

/** Returns the events that can be read; a forger may write others. */
const eventsOf = (records: readonly Envelope[], { codec }: AnyShop): readonly AnyEvent[] =>
  records.flatMap(({ type, v, data }) => {
    try {
      return [codec.decode(type, v, data)];
    } catch {
      return [];
    }
  });
