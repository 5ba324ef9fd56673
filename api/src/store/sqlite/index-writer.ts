import { constants, zstdCompressSync } from 'node:zlib';
import type { Database, Statement } from 'better-sqlite3';
import type { BatchRow } from './batches.ts';
import { type CommandKey, commandKeys } from './command-keys.ts';
import { type KeptAppend, appendsIn, keptText } from './kept-append.ts';

/** What is packed together: whoever needs one append unpacks all of them. */
const PACKED_APPENDS = 32;
const PACKED_CHARACTERS = 64 * 1024;
const PACKING = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

/** Packs appends and writes the index of them, by stream and by command; a transaction is the caller's. */
export class IndexWriter {
  readonly #key: CommandKey;
  readonly #unindexed: Statement<[], BatchRow>;
  readonly #remove: Statement<[]>;
  readonly #insertBatch: Statement<[number, number, number, number, Uint8Array]>;
  readonly #insertStream: Statement<[string, number, number]>;
  readonly #insertCommand: Statement<[number, number]>;
  readonly #extend: Statement<[number]>;

  constructor(database: Database) {
    const unindexed = `first_append > (SELECT value FROM meta WHERE name = 'indexed')`;
    this.#key = commandKeys(database);
    this.#unindexed = database.prepare(`SELECT * FROM batches WHERE ${unindexed} ORDER BY first_append`);
    this.#remove = database.prepare(`DELETE FROM batches WHERE ${unindexed}`);
    this.#insertBatch = database.prepare('INSERT INTO batches VALUES (?, ?, ?, ?, ?)');
    this.#insertStream = database.prepare('INSERT INTO streams VALUES (?, ?, ?)');
    this.#insertCommand = database.prepare('INSERT INTO commands VALUES (?, ?)');
    this.#extend = database.prepare(`UPDATE meta SET value = value + ? WHERE name = 'indexed'`);
  }

  /** Packs and indexes all that is not yet. */
  run(): void {
    const rows = this.#unindexed.all();
    const [first] = rows;
    if (first === undefined) return;
    this.#remove.run();
    this.add(
      rows.flatMap(({ content }) => appendsIn(String(content))),
      first.first_append,
      first.events_before,
    );
  }

  /** @param first the number of the first one, with so many events in the log before it */
  add(appends: readonly KeptAppend[], first: number, eventsBefore: number): void {
    this.#pack(appends, first, eventsBefore);
    this.#index(appends, first);
    this.#extend.run(appends.length);
  }

  #pack(appends: readonly KeptAppend[], first: number, eventsBefore: number): void {
    let before = eventsBefore;
    let number = first;
    for (const block of blocksOf(appends)) {
      const events = block.reduce((sum, { records }) => sum + records.length, 0);
      const content = zstdCompressSync(keptText(block), PACKING);
      this.#insertBatch.run(number, block.length, before, events, content);
      number += block.length;
      before += events;
    }
  }

  // In the order of the index: neighbours share its pages.
  #index(appends: readonly KeptAppend[], first: number): void {
    const placed = appends.map(({ head }, index) => ({ head, append: first + index }));
    const ofStreams = placed
      .filter(({ head }) => head.count > 0)
      .toSorted((a, b) => (a.head.stream < b.head.stream ? -1 : Number(a.head.stream > b.head.stream)));
    for (const { head, append } of ofStreams)
      this.#insertStream.run(head.stream, head.on + head.count, append);
    const ofCommands = placed
      .map(({ head, append }) => ({ key: this.#key(head.stream, head.id), append }))
      .toSorted((a, b) => a.key - b.key);
    for (const { key, append } of ofCommands) this.#insertCommand.run(key, append);
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
