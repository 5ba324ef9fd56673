import type { Database } from 'better-sqlite3';
import { BattleFrozen } from '@skins/engine/battles';
import { WishFrozen } from '@skins/engine/wishes';
import { RoomFrozen } from '@skins/engine/rolls';
import { type MerkleTree, signCheckpoint } from '@skins/engine/transparency';
import type { Projection } from '../projections/index.ts';
import type { LoggedEvent } from '../runtime/index.ts';
import { CHECKPOINTS_TABLE, Checkpoints, type StoredCheckpoint } from './checkpoints.ts';
import { LogTree } from './log-tree.ts';
import type { CheckpointSigner } from './signer.ts';

/** A checkpoint is signed after this many events, after this much time, and at each frozen list of entries. */
const EVENTS_MAX = 10_000;
const TIME_MAX_MS = 60_000;

/** The log contradicts a signed checkpoint: it was changed or truncated. */
export class CheckpointBroken extends Error {
  override readonly name = 'CheckpointBroken';
}

/**
 * Maintains the log's Merkle tree and signs its checkpoints. The log alone determines which records get one. A rebuild keeps
 * the checkpoints, and throws at the first one that contradicts the log.
 */
export const checkpointProjection = (signer: CheckpointSigner): Projection => ({
  name: 'checkpoints',
  version: 1,
  tables: ['log_tree'],
  schema: `
    CREATE TABLE IF NOT EXISTS log_tree (
      id INTEGER PRIMARY KEY CHECK (id = 1), frontier TEXT NOT NULL,
      first INTEGER NOT NULL, last INTEGER NOT NULL) STRICT;
    ${CHECKPOINTS_TABLE}`,
  hears: 'everything',
  prepare(database: Database) {
    const logTree = new LogTree(database);
    const checkpoints = new Checkpoints(database);
    return (batch) => {
      const { tree, times } = logTree.load();
      const first = times?.first ?? batch[0]?.meta.time ?? 0;
      const round = new Round(tree, { size: 0, time: first }, checkpoints, signer);
      for (const event of batch) round.take(event);
      logTree.save({ tree, times: { first, last: batch.at(-1)?.meta.time ?? first } });
    };
  },
});

/** Adds one batch of events to the tree. */
class Round {
  readonly #tree: MerkleTree;
  readonly #checkpoints: Checkpoints;
  readonly #signer: CheckpointSigner;
  /** the previous checkpoint, or the start of the log */
  #last: { readonly size: number; readonly time: number };
  /** the next existing checkpoint, of a longer log */
  #due: StoredCheckpoint | undefined;

  constructor(
    tree: MerkleTree,
    begin: { readonly size: 0; readonly time: number },
    checkpoints: Checkpoints,
    signer: CheckpointSigner,
  ) {
    this.#tree = tree;
    this.#checkpoints = checkpoints;
    this.#signer = signer;
    this.#last = checkpoints.upTo(tree.size) ?? begin;
    this.#due = checkpoints.after(tree.size);
  }

  take({ record, event, meta: { time } }: LoggedEvent): void {
    const tree = this.#tree;
    tree.append(record);
    if (tree.size === this.#due?.size) this.#meet(this.#due);
    const grown = tree.size - this.#last.size >= EVENTS_MAX || time - this.#last.time >= TIME_MAX_MS;
    // Entries frozen for a public draw get a checkpoint at once, so that entrants can have it before the round is out.
    const wanted = grown || RoomFrozen.is(event) || BattleFrozen.is(event) || WishFrozen.is(event);
    if (!wanted || this.#due !== undefined) return;
    this.#checkpoints.add(signed(tree, time, this.#signer));
    this.#last = { size: tree.size, time };
  }

  #meet(due: StoredCheckpoint): void {
    demandRoot(this.#tree, due);
    this.#last = due;
    this.#due = this.#checkpoints.after(due.size);
  }
}

/**
 * Signs a checkpoint of the log as far as the tree has read it, unless there is one at that size or beyond.
 * @param records number of records in the log
 * @throws CheckpointBroken when it contradicts an older checkpoint
 */
export function signNow(database: Database, signer: CheckpointSigner, records: number): void {
  const { tree, times } = new LogTree(database).load();
  const checkpoints = new Checkpoints(database);
  const longer = checkpoints.after(records);
  if (longer !== undefined)
    throw new CheckpointBroken(`a checkpoint was signed over ${longer.size} records: the log has ${records}`);
  // A tree that is being rebuilt verifies earlier checkpoints once it has reached them.
  if (checkpoints.after(tree.size) !== undefined) return;
  const last = checkpoints.upTo(tree.size);
  if (last?.size === tree.size) demandRoot(tree, last);
  else if (times !== undefined) checkpoints.add(signed(tree, times.last, signer));
}

function signed(tree: MerkleTree, time: number, { key, sign }: CheckpointSigner): StoredCheckpoint {
  const root = tree.root();
  const { size } = tree;
  return { size, root, time, note: signCheckpoint({ size, root }, key, sign) };
}

function demandRoot(tree: MerkleTree, { size, root }: StoredCheckpoint): void {
  const found = tree.root();
  if (found !== root)
    throw new CheckpointBroken(
      `the first ${size} records have the root ${found}: the checkpoint signed ${root}`,
    );
}
