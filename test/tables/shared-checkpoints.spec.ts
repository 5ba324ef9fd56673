import { MasterSecret } from '@skins/api/foundation/secrets';
import { positionOf } from '@skins/api/foundation/store';
import {
  Checkpoints,
  type StoredCheckpoint,
  checkpointProjection,
  checkpointSigner,
  signNow,
} from '@skins/api/foundation/transparency';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { SharedCheckpoints, checkpointTable } from '../../api/src/shop/shared-checkpoints.ts';
import { overBoth } from './databases.ts';

const signer = checkpointSigner(new MasterSecret('5a'.repeat(32)));
const other = checkpointSigner(new MasterSecret('5b'.repeat(32)));

/** Returns records `from` to `to`, one a second: a checkpoint is due at each multiple of 60. */
const records = (from: number, to: number, text = 'record') =>
  Array.from({ length: to - from + 1 }, (_, k) => ({
    position: positionOf(from + k),
    record: `${text} ${from + k}`,
    event: { type: 'Any', v: 1, data: null },
    meta: { stream: 'any-1', version: from + k, time: (from + k) * 1_000, actor: 'system', command: 'c' },
  }));

overBoth('the shared checkpoints', [checkpointTable], ({ tables, stored }) => {
  /** Returns a node with lists of its own. */
  function newNode(by = signer) {
    const database = new Database(':memory:');
    const projection = checkpointProjection(by, 'checkpoint_offers');
    database.exec(projection.schema);
    const apply = projection.prepare(database);
    const shared = new SharedCheckpoints(database, tables(), by.key);
    const checkpoints = new Checkpoints(database);
    return {
      apply,
      shared,
      offer: () => shared.offer(),
      bring: (head: number) => shared.bring(async () => head),
      /** Signs the end of the log, as a stop does. */
      end: async (size: number) => {
        signNow(database, by, size, 'checkpoint_offers');
        await shared.offer();
      },
      published: (): StoredCheckpoint[] => {
        const all: StoredCheckpoint[] = [];
        for (let one = checkpoints.after(-1); one !== undefined; one = checkpoints.after(one.size))
          all.push(one);
        return all;
      },
    };
  }

  const bySize = async () =>
    (await stored('log_checkpoint'))
      .map(({ size, root, time, note }) => ({ size: Number(size), root, time: Number(time), note }))
      .toSorted((a, b) => a.size - b.size);

  it('publishes a checkpoint once the table has it', async () => {
    const node = newNode();
    node.apply(records(1, 70));
    expect(node.published()).toEqual([]);
    expect(node.shared.hasOffers).toBe(true);
    await node.offer();
    expect(node.published().map(({ size }) => size)).toEqual([60]);
    expect(await bySize()).toEqual(node.published());
    expect(node.shared.hasOffers).toBe(false);
  });

  it('has one of each size, which two nodes sign alike', async () => {
    const [one, two] = [newNode(), newNode()];
    one.apply(records(1, 130));
    for (const event of records(1, 130)) two.apply([event]);
    await Promise.all([one.offer(), two.offer()]);
    expect(one.published()).toEqual(two.published());
    expect(await bySize()).toEqual(one.published());
  });

  it('stops a node with another root of the same size, and publishes nothing of it', async () => {
    const [one, two] = [newNode(), newNode()];
    one.apply(records(1, 130));
    await one.offer();
    two.apply(records(1, 130, 'doctored'));
    await expect(two.offer()).rejects.toThrow(
      /^another server on this log signed the root [0-9a-f]{64} over 120 records: this one has [0-9a-f]{64}/,
    );
    expect(two.published()).toEqual([]);
    expect(await bySize()).toEqual(one.published());
  });

  it('compares an end that one node signed with the tree of a later one', async () => {
    const one = newNode();
    one.apply(records(1, 75));
    await one.end(75);
    const two = newNode();
    await two.bring(90);
    expect(two.published()).toEqual(await bySize());
    two.apply(records(1, 90));
    await two.offer();
    expect(two.published().map(({ size }) => size)).toEqual([60, 75]);
    const doctored = newNode();
    await doctored.bring(90);
    doctored.apply(records(1, 60));
    expect(() => doctored.apply([...records(61, 70), ...records(71, 90, 'doctored')])).toThrow(
      'the first 75 records have the root',
    );
  });

  it('brings only what is beyond the own tree', async () => {
    const [one, two] = [newNode(), newNode()];
    two.apply(records(1, 80));
    one.apply(records(1, 130));
    await one.offer();
    await two.bring(130);
    expect(two.published().map(({ size }) => size)).toEqual([120]);
    await two.offer();
    expect(two.published()).toEqual(one.published());
  });

  it('brings and offers more than one page', async () => {
    const [one, two] = [newNode(), newNode()];
    one.apply(records(1, 60 * 1_101));
    await one.offer();
    await two.bring(60 * 1_101);
    // Four multiples of 10,000 are no minutes.
    expect(two.published()).toHaveLength(1_101 + 4);
    expect(two.published()).toEqual(one.published());
  }, 30_000);

  it('refuses a log that is shorter than a checkpoint', async () => {
    const [one, two] = [newNode(), newNode()];
    one.apply(records(1, 130));
    await one.offer();
    await expect(two.bring(100)).rejects.toThrow('a checkpoint was signed over 120 records: the log has 100');
  });

  it('refuses a row that the log’s key has not signed', async () => {
    const [one, two] = [newNode(other), newNode()];
    one.apply(records(1, 70));
    await one.offer();
    await expect(two.bring(100)).rejects.toThrow(`is not one of ${signer.key.name}`);
    expect(two.published()).toEqual([]);
  });
});
