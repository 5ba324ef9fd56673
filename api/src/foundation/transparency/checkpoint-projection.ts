import type { Database } from 'better-sqlite3';
import { type MerkleTree, signCheckpoint } from '@skins/engine/transparency';
import type { Projection } from '../projections/index.ts';
import type { LoggedEvent } from '../runtime/index.ts';
import {
  CHECKPOINTS_TABLE,
  Checkpoints,
  type SignedInto,
  type StoredCheckpoint,
  prepareOffers,
} from './checkpoints.ts';
import { DueCheckpoints } from './due-checkpoints.ts';
import { LogTree } from './log-tree.ts';
import type { CheckpointSigner } from './signer.ts';

/** The log contradicts a signed checkpoint: it was changed or truncated. */
export class CheckpointBroken extends Error {
  override readonly name = 'CheckpointBroken';
}

/**
 * Maintains the log's Merkle tree and signs its checkpoints. The log alone determines which records get one. A rebuild keeps
 * the checkpoints, and throws at the first one that contradicts the log.
 */
export const checkpointProjection = (
  signer: CheckpointSigner,
  into: SignedInto = 'checkpoints',
): Projection => ({
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
    if (into === 'checkpoint_offers') prepareOffers(database);
    const logTree = new LogTree(database);
    const checkpoints = new Checkpoints(database, into);
    return (batch) => {
      const { tree, times } = logTree.load();
      const first = times?.first ?? batch[0]?.meta.time ?? 0;
      const dues = new DueCheckpoints(times?.last);
      const round = new Round(tree, dues, checkpoints, signer);
      for (const event of batch) round.take(event);
      logTree.save({ tree, times: { first, last: dues.latest ?? first } });
    };
  },
});

/** Adds one batch of events to the tree. */
class Round {
  readonly #tree: MerkleTree;
  readonly #dues: DueCheckpoints;
  readonly #checkpoints: Checkpoints;
  readonly #signer: CheckpointSigner;
  /** the next existing checkpoint, of a longer log */
  #ahead: StoredCheckpoint | undefined;

  constructor(tree: MerkleTree, dues: DueCheckpoints, checkpoints: Checkpoints, signer: CheckpointSigner) {
    this.#tree = tree;
    this.#dues = dues;
    this.#checkpoints = checkpoints;
    this.#signer = signer;
    this.#ahead = checkpoints.after(tree.size);
  }

  take({ record, event: { type }, meta: { time } }: LoggedEvent): void {
    const tree = this.#tree;
    tree.append(record);
    const due = this.#dues.isDue(tree.size, { type, time });
    const ahead = this.#ahead;
    if (ahead === undefined && due) this.#checkpoints.add(signed(tree, time, this.#signer));
    if (ahead?.size !== tree.size) return;
    demandRoot(tree, ahead);
    this.#ahead = this.#checkpoints.after(ahead.size);
  }
}

/**
 * Signs a checkpoint of the log as far as the tree has read it, unless there is one at that size or beyond.
 * @param records number of records in the log
 * @throws CheckpointBroken when it contradicts an older checkpoint
 */
export function signNow(
  database: Database,
  signer: CheckpointSigner,
  records: number,
  into: SignedInto = 'checkpoints',
): void {
  const { tree, times } = new LogTree(database).load();
  const checkpoints = new Checkpoints(database, into);
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
