import Database from 'better-sqlite3';
import { isSignedBy, merkleTree, parseCheckpoint } from '@skins/engine/transparency';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Apply } from '../projections/index.ts';
import type { LoggedEvent } from '../runtime/index.ts';
import { MasterSecret } from '../secrets/index.ts';
import { positionOf } from '../store/index.ts';
import { CheckpointBroken, checkpointProjection, signNow } from './checkpoint-projection.ts';
import { Checkpoints, Offers } from './checkpoints.ts';
import { verifyEd25519 } from './ed25519.ts';
import { LogTree } from './log-tree.ts';
import { checkpointSigner } from './signer.ts';

const signer = checkpointSigner(new MasterSecret('5a'.repeat(32)));
const projection = checkpointProjection(signer);

/** Returns records `from` to `to`, one a second. */
const records = (from: number, to: number, text = 'record'): LoggedEvent[] =>
  Array.from({ length: to - from + 1 }, (_, k) => ({
    position: positionOf(from + k),
    record: `${text} ${from + k}`,
    event: { type: 'Any', v: 1, data: null },
    meta: { stream: 'any-1', version: from + k, time: (from + k) * 1_000, actor: 'system', command: 'c' },
  }));

function rootOver(all: readonly LoggedEvent[]): string {
  const tree = merkleTree();
  for (const { record } of all) tree.append(record);
  return tree.root();
}

describe('checkpointProjection', () => {
  let database: Database.Database;
  let apply: Apply;

  const rebuild = () => {
    for (const table of projection.tables) database.exec(`DROP TABLE IF EXISTS ${table}`);
    database.exec(projection.schema);
    apply = projection.prepare(database);
  };
  const sizes = () =>
    Array.from(
      new Checkpoints(database).notes(Number.MAX_SAFE_INTEGER),
      (note) => parseCheckpoint(note).checkpoint.size,
    );

  beforeEach(() => {
    database = new Database(':memory:');
    rebuild();
  });

  it('signs the root of the log so far, under the name of its key', () => {
    apply(records(1, 70));
    const { note, size, time } = new Checkpoints(database).latest() ?? { note: '', size: 0, time: 0 };
    const { checkpoint, note: signed } = parseCheckpoint(note);
    expect([size, time]).toEqual([60, 60_000]);
    expect(checkpoint).toMatchObject({ origin: signer.key.name, size: 60 });
    expect(checkpoint.root).toBe(rootOver(records(1, 60)));
    expect(isSignedBy(signed, signer.key, verifyEd25519)).toBe(true);
  });

  it('signs with the first record of a minute and at multiples of 10,000, for any batches', () => {
    const all = records(1, 200);
    apply(all);
    const atOnce = sizes();
    database.exec('DELETE FROM checkpoints');
    rebuild();
    for (const event of all) apply([event]);
    expect(sizes()).toEqual(atOnce);
    expect(atOnce).toEqual([60, 120, 180]);
    const crowd = records(201, 10_400).map((event) => ({ ...event, meta: { ...event.meta, time: 200_000 } }));
    apply(crowd);
    expect(sizes()).toEqual([60, 120, 180, 10_000]);
  });

  it('signs the current state once when asked', () => {
    apply(records(1, 3));
    signNow(database, signer, 3);
    signNow(database, signer, 3);
    expect(sizes()).toEqual([3]);
  });

  it('signs nothing for an empty log', () => {
    signNow(database, signer, 0);
    expect(new Checkpoints(database).latest()).toBeUndefined();
  });

  it('signs what is due whatever was signed in between', () => {
    for (const size of [30, 59, 61, 100, 119, 150]) {
      apply(records(new LogTree(database).load().tree.size + 1, size));
      signNow(database, signer, size);
    }
    expect(sizes()).toEqual([30, 59, 60, 61, 100, 119, 120, 150]);
  });

  it('signs once for a minute, though clocks of nodes differ', () => {
    const at = [58_000, 60_001, 59_999, 60_002, 59_998, 119_999, 120_000];
    apply(records(1, at.length).map((one, n) => ({ ...one, meta: { ...one.meta, time: at[n] ?? 0 } })));
    expect(sizes()).toEqual([2, 7]);
  });

  it('signs a frozen list once, also after a rebuild', () => {
    const frozen = { type: 'BattleFrozen', v: 1, data: null };
    const all = records(1, 5).map((one, n) => (n === 4 ? { ...one, event: frozen } : one));
    apply(all);
    rebuild();
    apply(all);
    expect(sizes()).toEqual([5]);
  });

  it('stores offers apart, and offers at first what was signed before', () => {
    apply(records(1, 70));
    apply = checkpointProjection(signer, 'checkpoint_offers').prepare(database);
    apply(records(71, 130));
    signNow(database, signer, 130, 'checkpoint_offers');
    expect(sizes()).toEqual([60]);
    expect(new Offers(database).newest(9).map(({ size }) => size)).toEqual([130, 120, 60]);
  });

  it('verifies its checkpoints in a rebuild, and continues after them', () => {
    apply(records(1, 100));
    signNow(database, signer, 100);
    rebuild();
    apply(records(1, 170));
    expect(sizes()).toEqual([60, 100, 120]);
  });

  it('throws when the rebuilt log differs', () => {
    apply(records(1, 100));
    rebuild();
    expect(() => apply(records(1, 100, 'changed'))).toThrow(CheckpointBroken);
  });

  it('throws when the rebuilt log is shorter', () => {
    apply(records(1, 100));
    rebuild();
    apply(records(1, 50));
    expect(() => signNow(database, signer, 50)).toThrow(
      'a checkpoint was signed over 60 records: the log has 50',
    );
  });

  it('throws when the log is shorter, regardless of the size of the tree', () => {
    apply(records(1, 100));
    rebuild();
    apply(records(1, 20));
    expect(() => signNow(database, signer, 50)).toThrow(
      'a checkpoint was signed over 60 records: the log has 50',
    );
  });

  it('signs nothing while a rebuilt tree is behind an earlier checkpoint', () => {
    apply(records(1, 100));
    signNow(database, signer, 100);
    rebuild();
    signNow(database, signer, 100);
    apply(records(1, 80));
    signNow(database, signer, 100);
    expect(sizes()).toEqual([60, 100]);
  });

  it('signs the tree so far if it is ahead of all earlier checkpoints', () => {
    apply(records(1, 80));
    signNow(database, signer, 100);
    expect(sizes()).toEqual([60, 80]);
  });
});
