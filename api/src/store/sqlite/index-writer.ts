import { constants, zstdCompressSync } from 'node:zlib';
import type { Database, Statement } from 'better-sqlite3';
import type { BatchRow } from './batches.ts';
import { type CommandKey, commandKeys } from './command-keys.ts';
import { type KeptAppend, appendsIn, keptText } from './kept-append.ts';

/** What is packed together: whoever needs one append unpacks all of them. */
const PACKED_APPENDS = 32;
const PACKED_CHARACTERS = 64 * 1024;
const PACKING = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

/**
 * Parts of what is packed, and of either half of its index, at most: the larger each is, the longer a commit waits for it. No more where there
 * are more appends, as commits between the parts would bring new ones faster than they are written.
 */
const PARTS_MAX = 16;
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

/** Packs appends and writes the index of them, by stream and by command; a transaction is the caller's. */
export class IndexWriter {
  readonly #key: CommandKey;
  readonly #unindexed: Statement<[], BatchRow>;
  readonly #remove: Statement<[number, number]>;
  readonly #insertBatch: Statement<[number, number, number, number, Uint8Array]>;
  readonly #insertStream: Statement<[string, number, number]>;
  readonly #insertCommand: Statement<[number, number]>;
  readonly #extend: Statement<[number, number]>;

  constructor(database: Database) {
    this.#key = commandKeys(database);
    this.#unindexed = database.prepare(
      `SELECT * FROM batches WHERE first_append > (SELECT value FROM meta WHERE name = 'indexed') ORDER BY first_append`,
    );
    this.#remove = database.prepare('DELETE FROM batches WHERE first_append BETWEEN ? AND ?');
    this.#insertBatch = database.prepare('INSERT INTO batches VALUES (?, ?, ?, ?, ?)');
    this.#insertStream = database.prepare('INSERT OR REPLACE INTO streams VALUES (?, ?, ?)');
    this.#insertCommand = database.prepare('INSERT OR REPLACE INTO commands VALUES (?, ?)');
    this.#extend = database.prepare(`UPDATE meta SET value = ? WHERE name = 'indexed' AND value = ?`);
  }

  /** Packs all that is not yet, step by step, and writes nothing. @returns undefined where there is nothing */
  *packing(): Generator<void, PackedAppends | undefined> {
    const rows = this.#unindexed.all();
    const [first] = rows;
    if (first === undefined) return undefined;
    const appends = rows.flatMap(({ content }) => appendsIn(String(content)));
    yield;
    return yield* this.#packing(appends, first.first_append, first.events_before);
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
    const packed = this.#packing(appends, first, eventsBefore);
    let step = packed.next();
    while (step.done !== true) step = packed.next();
    for (const part of step.value.index) this.index(part);
    this.#insert(step.value);
  }

  #insert({ first, appends, batches }: PackedAppends): void {
    const { changes } = this.#extend.run(first + appends - 1, first - 1);
    if (changes !== 1) throw new Error(`the appends from ${first} on are not the next ones of the index`);
    for (const row of batches) this.#insertBatch.run(...row);
  }

  *#packing(
    appends: readonly KeptAppend[],
    first: number,
    eventsBefore: number,
  ): Generator<void, PackedAppends> {
    const batches: PackedRow[] = [];
    const blocks = [...blocksOf(appends)];
    const rowsAtOnce = Math.ceil(blocks.length / PARTS_MAX);
    for (const row of packedRows(blocks, first, eventsBefore)) {
      batches.push(row);
      if (batches.length % rowsAtOnce === 0) yield;
    }
    const placed = appends.map(({ head }, index) => ({ head, append: first + index }));
    const streams = placed
      .filter(({ head }) => head.count > 0)
      .toSorted((a, b) => (a.head.stream < b.head.stream ? -1 : Number(a.head.stream > b.head.stream)))
      .map(({ head, append }) => [head.stream, head.on + head.count, append] as const);
    const commands = placed
      .map(({ head, append }) => [this.#key(head.stream, head.id), append] as const)
      .toSorted(([a], [b]) => a - b);
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

/** In their order. */
function inParts<Entry>(entries: readonly Entry[]): readonly (readonly Entry[])[] {
  const each = Math.max(PART, Math.ceil(entries.length / PARTS_MAX));
  return Array.from({ length: Math.ceil(entries.length / each) }, (_, n) =>
    entries.slice(n * each, (n + 1) * each),
  );
}

function* packedRows(
  blocks: readonly (readonly KeptAppend[])[],
  first: number,
  eventsBefore: number,
): Generator<PackedRow> {
  let before = eventsBefore;
  let number = first;
  for (const block of blocks) {
    const events = block.reduce((sum, { records }) => sum + records.length, 0);
    yield [number, block.length, before, events, zstdCompressSync(keptText(block), PACKING)];
    number += block.length;
    before += events;
  }
}

function* blocksOf(appends: readonly KeptAppend[]): Generator<readonly KeptAppend[]> {
  let block: KeptAppend[] = [];
  let characters = 0;
  for (const append of appends) {
    block.push(append);
    for (const record of append.records) characters += record.length;
    if (block.length < PACKED_APPENDS && characters < PACKED_CHARACTERS) continue;
    yield block;
    [block, characters] = [[], 0];
  }
  if (block.length > 0) yield block;
}
