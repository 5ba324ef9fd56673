import { constants, zstdCompressSync } from 'node:zlib';
import type { Database, Statement } from 'better-sqlite3';
import type { BatchRow } from './batches.ts';
import type { CommandKey } from './command-keys.ts';
import { type AppendName, type KeptAppend, keptText, textsOf } from './kept-append.ts';
import type { TailAppend } from './tail.ts';

/** What is packed together: whoever needs one append unpacks all of them. */
const PACKED_APPENDS = 32;
const PACKED_CHARACTERS = 64 * 1024;
/** By itself zstd makes room for far more than a block has, anew for each; this much it has without asking the system. */
const PACKING = {
  params: {
    [constants.ZSTD_c_compressionLevel]: 1,
    [constants.ZSTD_c_windowLog]: 15,
    [constants.ZSTD_c_hashLog]: 12,
  },
  chunkSize: 8 * 1024,
};

/**
 * Parts of what is packed, and of either half of its index, at most: the larger each is, the longer a commit waits for it. No more where there
 * are more appends, as commits between the parts would bring new ones faster than they are written.
 */
const PARTS_MAX = 20;
/** What a part has at least, if there is so much: it is written in a fraction of a millisecond. */
const PART = 32;

/** Some entries of the index, in the order of its keys: neighbours share its pages. */
export interface IndexPart {
  readonly streams: readonly (readonly [stream: string, version: number, append: number])[];
  readonly commands: readonly (readonly [key: number, append: number])[];
}

type PackedRow = readonly [
  first: number,
  appends: number,
  eventsBefore: number,
  events: number,
  content: Uint8Array,
];

/** Rows of packed appends, and their index. */
export interface PackedAppends {
  /** the number of the first one */
  readonly first: number;
  readonly appends: number;
  readonly batches: readonly PackedRow[];
  readonly index: readonly IndexPart[];
}

/** Appends that are packed into one row. */
interface Block {
  readonly counts: readonly number[];
  readonly text: string;
}

/** Where packed appends stand, and how much is packed in a step. */
interface Packing {
  readonly first: number;
  readonly eventsBefore: number;
  readonly charactersAtOnce: number;
}

/** Packs appends and writes the index of them, by stream and by command; a transaction is the caller's. */
export class IndexWriter {
  readonly #key: CommandKey;
  readonly #unpacked: Statement<[number], { readonly before: number; readonly bytes: number }>;
  readonly #row: Statement<[number], BatchRow>;
  readonly #remove: Statement<[number, number]>;
  readonly #insertBatch: Statement<[number, number, number, number, Uint8Array]>;
  readonly #insertStream: Statement<[string, number, number]>;
  readonly #insertCommand: Statement<[number, number]>;
  readonly #extend: Statement<[number, number]>;

  constructor(database: Database, key: CommandKey) {
    this.#key = key;
    this.#unpacked = database.prepare(
      'SELECT min(events_before) AS before, total(octet_length(content)) AS bytes FROM batches WHERE first_append >= ?',
    );
    this.#row = database.prepare('SELECT * FROM batches WHERE first_append = ?');
    this.#remove = database.prepare('DELETE FROM batches WHERE first_append BETWEEN ? AND ?');
    this.#insertBatch = database.prepare('INSERT INTO batches VALUES (?, ?, ?, ?, ?)');
    this.#insertStream = database.prepare('INSERT OR REPLACE INTO streams VALUES (?, ?, ?)');
    this.#insertCommand = database.prepare('INSERT OR REPLACE INTO commands VALUES (?, ?)');
    this.#extend = database.prepare(`UPDATE meta SET value = ? WHERE name = 'indexed' AND value = ?`);
  }

  /**
   * Packs all that is not yet, step by step, and writes nothing.
   * @param appends the first of which has this number
   * @returns undefined where there is nothing
   */
  *packing(appends: readonly TailAppend[], first: number): Generator<void, PackedAppends | undefined> {
    const unpacked = this.#unpacked.get(first);
    if (appends.length === 0 || unpacked === undefined) return undefined;
    return yield* this.#packing(appends, this.#kept(appends, first), {
      first,
      eventsBefore: unpacked.before,
      charactersAtOnce: unpacked.bytes / PARTS_MAX,
    });
  }

  /** Writes a part of the index. Nobody goes by it before its appends are in their place; what a crash left of them is written once more. */
  index({ streams, commands }: IndexPart): void {
    for (const row of streams) this.#insertStream.run(...row);
    for (const row of commands) this.#insertCommand.run(...row);
  }

  /** Puts packed appends, all of them indexed, in the place of their rows. @throws Error where somebody else has done so */
  replace(packed: PackedAppends): void {
    this.#remove.run(packed.first, packed.first + packed.appends - 1);
    this.#insert(packed);
  }

  /** @param first the number of the first one, with so many events in the log before it */
  add(appends: readonly KeptAppend[], first: number, eventsBefore: number): void {
    const names = appends.map(({ head }) => ({ ...head, key: undefined }));
    const texts = appends.map((append) => keptText([append]));
    const packed = this.#packing(names, texts, {
      first,
      eventsBefore,
      charactersAtOnce: Number.POSITIVE_INFINITY,
    });
    let step = packed.next();
    while (step.done !== true) step = packed.next();
    for (const part of step.value.index) this.index(part);
    this.#insert(step.value);
  }

  #insert({ first, appends, batches }: PackedAppends): void {
    const { changes } = this.#extend.run(first + appends - 1, first - 1);
    if (changes !== 1) throw notTheNext(first);
    for (const row of batches) this.#insertBatch.run(...row);
  }

  /** The texts of appends that are not packed yet. @throws Error where somebody else has packed them meanwhile */
  *#kept(appends: readonly AppendName[], first: number): Generator<string> {
    for (let place = 0; place < appends.length;) {
      const row = this.#row.get(first + place);
      if (typeof row?.content !== 'string') throw notTheNext(first);
      const end = place + row.appends;
      yield* textsOf(
        row.content,
        appends.slice(place, end).map(({ count }) => count),
      );
      place = end;
    }
  }

  *#packing(
    appends: readonly TailAppend[],
    texts: Iterable<string>,
    { first, eventsBefore, charactersAtOnce }: Packing,
  ): Generator<void, PackedAppends> {
    const batches: PackedRow[] = [];
    let [number, before, characters] = [first, eventsBefore, 0];
    for (const { counts, text } of blocksOf(appends, texts)) {
      const events = counts.reduce((sum, count) => sum + count, 0);
      batches.push([number, counts.length, before, events, zstdCompressSync(text, PACKING)]);
      [number, before, characters] = [number + counts.length, before + events, characters + text.length];
      if (characters < charactersAtOnce) continue;
      yield;
      characters = 0;
    }
    const placed = appends.map((name, index) => ({ ...name, append: first + index }));
    yield;
    const streams = placed
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => (a.stream < b.stream ? -1 : Number(a.stream > b.stream)))
      .map(({ stream, on, count, append }) => [stream, on + count, append] as const);
    yield;
    const commands = placed
      .map(({ stream, id, key = this.#key(stream, id), append }) => [key, append] as const)
      .toSorted((a, b) => a[0] - b[0]);
    return {
      first,
      appends: appends.length,
      batches,
      index: [
        ...inParts(streams).map((part) => ({ streams: part, commands: [] })),
        ...inParts(commands).map((part) => ({ streams: [], commands: part })),
      ],
    };
  }
}

const notTheNext = (first: number): Error =>
  new Error(`the appends from ${first} on are not the next ones of the index`);

/** In their order. */
function inParts<Entry>(entries: readonly Entry[]): readonly (readonly Entry[])[] {
  const each = Math.max(PART, Math.ceil(entries.length / PARTS_MAX));
  return Array.from({ length: Math.ceil(entries.length / each) }, (_, n) =>
    entries.slice(n * each, (n + 1) * each),
  );
}

/** @param texts of the appends, each in its turn */
function* blocksOf(appends: readonly AppendName[], texts: Iterable<string>): Generator<Block> {
  let [counts, block, characters]: [number[], string[], number] = [[], [], 0];
  let place = 0;
  for (const text of texts) {
    counts.push(appends[place]?.count ?? 0);
    block.push(text);
    characters += text.length;
    place += 1;
    if (block.length < PACKED_APPENDS && characters < PACKED_CHARACTERS) continue;
    yield { counts, text: block.join('\n') };
    [counts, block, characters] = [[], [], 0];
  }
  if (block.length > 0) yield { counts, text: block.join('\n') };
}
