import type { Database, Statement } from 'better-sqlite3';
import type { TailAppend } from './append-run.ts';
import type { CommandKey } from './command-keys.ts';

/**
 * Parts of either half of an index, at most: the larger each is, the longer a commit waits for it. No more where there are more appends, as
 * commits between the parts would bring new ones faster than they are written.
 */
const PARTS_MAX = 15;
/** Parts in which commands get their keys: a key is a hash. */
const KEYED_PARTS = 6;
/** What a part has at least, if there is so much: it is written in a fraction of a millisecond. */
const PART = 16;

type StreamEntry = readonly [stream: string, version: number, append: number];
type CommandEntry = readonly [key: number, append: number];

/** Some entries of the index, in the order of its keys: neighbours share its pages. */
interface IndexPart {
  readonly streams: readonly StreamEntry[];
  readonly commands: readonly CommandEntry[];
}

/** Writes the index of appends, by stream and by command; a transaction is the caller's. */
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
   * The index of appends, made step by step; it writes nothing.
   * @param appends the first of which has this number
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

  /** Writes all of the index of appends. @param appends the first of which has this number */
  add(appends: readonly TailAppend[], first: number): void {
    const parts = this.parts(appends, first);
    let step = parts.next();
    while (step.done !== true) step = parts.next();
    for (const part of step.value) this.write(part);
  }

  /** Writes a part of the index. Nobody goes by it before its appends are in their place; what a crash left of them is written once more. */
  write({ streams, commands }: IndexPart): void {
    for (const row of streams) this.#insertStream.run(...row);
    for (const row of commands) this.#insertCommand.run(...row);
  }
}

/** In their order. */
function inParts<Entry>(entries: readonly Entry[]): readonly (readonly Entry[])[] {
  const each = Math.max(PART, Math.ceil(entries.length / PARTS_MAX));
  return Array.from({ length: Math.ceil(entries.length / each) }, (_, n) =>
    entries.slice(n * each, (n + 1) * each),
  );
}
