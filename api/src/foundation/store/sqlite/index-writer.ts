import type { Database, Statement } from 'better-sqlite3';
import type { TailAppend } from './append-run.ts';
import type { CommandKey } from './command-keys.ts';

/**
 * Maximum parts of each half of an index: the larger a part, the longer a commit waits for it. The number does not grow with
 * the appends, because commits between the parts would add new ones faster than they are written.
 */
const PARTS_MAX = 15;
/** Number of parts for computing the keys of commands; a key is a hash. */
const KEYED_PARTS = 6;
/** Minimum entries of a part, if there are as many; writing it takes a fraction of a millisecond. */
const PART = 16;

type StreamEntry = readonly [stream: string, version: number, append: number];
type CommandEntry = readonly [key: number, append: number];

/** A part of the index in key order: neighbouring entries share its pages. */
interface IndexPart {
  readonly streams: readonly StreamEntry[];
  readonly commands: readonly CommandEntry[];
}

/** Writes the index of appends, by stream and by command; the caller runs the transaction. */
export class IndexWriter {
  readonly #key: CommandKey;
  readonly #insertStream: Statement<[string, number, number]>;
  readonly #insertCommand: Statement<[number, number]>;

  constructor(database: Database, key: CommandKey) {
    this.#key = key;
    this.#insertStream = database.prepare('INSERT OR REPLACE INTO streams VALUES (?, ?, ?)');
    this.#insertCommand = database.prepare('INSERT OR REPLACE INTO commands VALUES (?, ?)');
  }

  /**
   * Computes the index of appends step by step, without writing.
   * @param appends consecutive appends; `first` is the number of the first one
   */
  *parts(appends: readonly TailAppend[], first: number): Generator<void, readonly IndexPart[]> {
    const byStream = new Map<string, StreamEntry[]>();
    for (const [place, { stream, on, count }] of appends.entries()) {
      if (count === 0) continue;
      const entries = byStream.get(stream);
      if (entries === undefined) byStream.set(stream, [[stream, on + count, first + place]]);
      else entries.push([stream, on + count, first + place]);
    }
    yield;
    const streams = [...byStream]
      .toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)))
      .flatMap(([, entries]) => entries);
    yield;
    const commands: CommandEntry[] = [];
    const keyedAtOnce = Math.ceil(appends.length / KEYED_PARTS);
    for (const [place, { stream, id, key = this.#key(stream, id) }] of appends.entries()) {
      commands.push([key, first + place]);
      if (commands.length % keyedAtOnce === 0) yield;
    }
    commands.sort((a, b) => a[0] - b[0]);
    yield;
    return [
      ...inParts(streams).map((part) => ({ streams: part, commands: [] })),
      ...inParts(commands).map((part) => ({ streams: [], commands: part })),
    ];
  }

  /** Writes the whole index of appends. @param appends consecutive appends; `first` is the number of the first one */
  add(appends: readonly TailAppend[], first: number): void {
    const parts = this.parts(appends, first);
    let step = parts.next();
    while (step.done !== true) step = parts.next();
    for (const part of step.value) this.write(part);
  }

  /** Writes a part of the index. It is not used before its appends are in their final rows; entries left by a crash are overwritten. */
  write({ streams, commands }: IndexPart): void {
    for (const row of streams) this.#insertStream.run(...row);
    for (const row of commands) this.#insertCommand.run(...row);
  }
}

/** Splits entries into parts, in order. */
function inParts<Entry>(entries: readonly Entry[]): readonly (readonly Entry[])[] {
  const each = Math.max(PART, Math.ceil(entries.length / PARTS_MAX));
  return Array.from({ length: Math.ceil(entries.length / each) }, (_, n) =>
    entries.slice(n * each, (n + 1) * each),
  );
}
