import type { Database } from 'better-sqlite3';
import { MalformedNote, type NoteKey, isSignedBy, parseCheckpoint } from '@skins/engine/transparency';
import { type Tables, statement, table } from '../foundation/tables/index.ts';
import {
  CheckpointBroken,
  Checkpoints,
  LogTree,
  Offers,
  type StoredCheckpoint,
  verifyEd25519,
} from '../foundation/transparency/index.ts';

/** The checkpoints of all nodes on one log: one of each size. */
export const checkpointTable = table({
  name: 'log_checkpoint',
  columns: { size: 'integer', root: 'text', time: 'integer', note: 'text' },
  key: ['size'],
});

const PAGE = 500;

const add = statement([checkpointTable], checkpointTable.columns, (rows, at) =>
  rows
    .insertInto('log_checkpoint')
    .values({ size: at('size'), root: at('root'), time: at('time'), note: at('note') })
    .onConflict((conflict) => conflict.column('size').doNothing()),
);
const ofSize = statement([checkpointTable], { size: 'integer' }, (rows, at) =>
  rows.selectFrom('log_checkpoint').select('root').where('size', '=', at('size')),
);
const larger = statement([checkpointTable], { size: 'integer', limit: 'integer' }, (rows, at) =>
  rows
    .selectFrom('log_checkpoint')
    .select(['size', 'root', 'time', 'note'])
    .where('size', '>', at('size'))
    .orderBy('size')
    .limit(at('limit')),
);

/**
 * The checkpoints of a node and the table that all nodes share. A checkpoint is published once the table has it, so no two
 * roots of one size are ever shown.
 */
export class SharedCheckpoints {
  readonly #readModels: Database;
  readonly #tables: Tables;
  readonly #key: NoteKey;
  readonly #checkpoints: Checkpoints;
  readonly #offers: Offers;

  /** @param readModels with the tables of checkpoints and offers */
  constructor(readModels: Database, tables: Tables, key: NoteKey) {
    this.#readModels = readModels;
    this.#tables = tables;
    this.#key = key;
    this.#checkpoints = new Checkpoints(readModels);
    this.#offers = new Offers(readModels);
  }

  /**
   * Brings those beyond the own tree, which is compared with each when it reaches its size.
   * @param head returns the number of records in the log
   * @throws CheckpointBroken if one is not this log's, or the log is shorter
   */
  async bring(head: () => Promise<number>): Promise<void> {
    let last = new LogTree(this.#readModels).load().tree.size;
    for (;;) {
      const page = await this.#tables.all(larger({ size: last, limit: PAGE }));
      for (const one of page) demandOwn(one, this.#key);
      this.#take(page);
      const end = page.at(-1);
      if (end === undefined) break;
      last = end.size;
    }
    const newest = this.#checkpoints.latest()?.size ?? 0;
    const records = await head();
    if (newest > records)
      throw new CheckpointBroken(`a checkpoint was signed over ${newest} records: the log has ${records}`);
  }

  get hasOffers(): boolean {
    return this.#offers.newest(1).length > 0;
  }

  /**
   * Offers what is signed to the others, and publishes it.
   * @throws CheckpointBroken if another root of that size is in the table
   */
  async offer(): Promise<void> {
    for (let page = this.#offers.newest(PAGE); page.length > 0; page = this.#offers.newest(PAGE)) {
      const added = await this.#tables.change(page.map(add));
      for (const [n, one] of page.entries()) if (added[n] === 0) await this.#compare(one);
      this.#readModels.transaction(() => {
        for (const one of page) {
          this.#checkpoints.take(one);
          this.#offers.forget(one);
        }
      })();
    }
  }

  async #compare({ size, root }: StoredCheckpoint): Promise<void> {
    const [found] = await this.#tables.all(ofSize({ size }));
    if (found?.root !== root)
      throw new CheckpointBroken(
        `another server on this log signed the root ${found?.root} over ${size} records: this one has ${root}. Run skins verify on both`,
      );
  }

  #take(page: readonly StoredCheckpoint[]): void {
    this.#readModels.transaction(() => {
      // The tree may have grown meanwhile: those behind it would never be compared.
      const { size: reached } = new LogTree(this.#readModels).load().tree;
      for (const one of page) {
        if (one.size <= reached) continue;
        this.#checkpoints.take(one);
        demandSame(one, this.#checkpoints.upTo(one.size));
      }
    })();
  }
}

function demandSame({ size, root }: StoredCheckpoint, kept: StoredCheckpoint | undefined): void {
  if (kept?.root === root) return;
  throw new CheckpointBroken(
    `another server on this log signed the root ${root} over ${size} records: this one signed ${kept?.root}. Run skins verify on both`,
  );
}

/** Demands a note of this log's key over what the row says: the table is no better protected than the log. */
function demandOwn({ size, root, note }: StoredCheckpoint, key: NoteKey): void {
  if (isOwn({ size, root, note }, key)) return;
  throw new CheckpointBroken(
    `the shared checkpoint over ${size} records is not one of ${key.name}: see the table log_checkpoint`,
  );
}

function isOwn({ size, root, note }: Omit<StoredCheckpoint, 'time'>, key: NoteKey): boolean {
  try {
    const { note: signed, checkpoint } = parseCheckpoint(note);
    return (
      checkpoint.size === size &&
      checkpoint.root === root &&
      checkpoint.origin === key.name &&
      isSignedBy(signed, key, verifyEd25519)
    );
  } catch (error) {
    if (error instanceof MalformedNote) return false;
    throw error;
  }
}
