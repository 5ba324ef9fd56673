import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MasterSecret } from '../foundation/secrets/index.ts';
import { positionOf } from '../foundation/store/index.ts';
import { type Tables, sqliteTables } from '../foundation/tables/index.ts';
import {
  Checkpoints,
  checkpointProjection,
  checkpointSigner,
  signNow,
} from '../foundation/transparency/index.ts';
import { CheckpointSharing } from './checkpoint-sharing.ts';
import { checkpointTable } from './shared-checkpoints.ts';

const signer = checkpointSigner(new MasterSecret('5a'.repeat(32)));
const AWAY = new Error('the server is away');

describe('CheckpointSharing', () => {
  let lists: Database.Database;
  let server: Database.Database;
  let sharing: CheckpointSharing;
  let away: boolean;
  let told: string[];

  /** Appends a record, and signs the log so far. */
  const sign = (size: number) => {
    const meta = { stream: 'any-1', version: size, time: size, actor: 'system', command: 'c' };
    const event = { type: 'Any', v: 1, data: null };
    apply([{ position: positionOf(size), record: `record ${size}`, event, meta }]);
    signNow(lists, signer, size, 'checkpoint_offers');
  };
  const published = () => new Checkpoints(lists).latest()?.size;
  let apply: ReturnType<ReturnType<typeof checkpointProjection>['prepare']>;

  beforeEach(() => {
    vi.useFakeTimers();
    [away, told] = [false, []];
    lists = new Database(':memory:');
    server = new Database(':memory:');
    const projection = checkpointProjection(signer, 'checkpoint_offers');
    lists.exec(projection.schema);
    apply = projection.prepare(lists);
    const there = sqliteTables(server, [checkpointTable]);
    const tables: Tables = {
      ...there,
      change: async (...change) => {
        if (away) throw AWAY;
        return there.change(...change);
      },
    };
    sharing = new CheckpointSharing({ head: async () => 9, readModels: lists, key: signer.key }, tables, {
      broken: ({ message }) => told.push(message),
      failing: (error) => told.push(String(error)),
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    lists.close();
    server.close();
  });

  it('publishes what is signed', async () => {
    sign(1);
    expect(published()).toBeUndefined();
    sharing.nudge();
    await vi.waitFor(() => expect(published()).toBe(1));
    await sharing.close();
  });

  it('tells once that the table cannot be used, and tries again', async () => {
    away = true;
    sign(1);
    sharing.nudge();
    await vi.advanceTimersByTimeAsync(3_500);
    expect(told).toEqual([String(AWAY)]);
    expect(published()).toBeUndefined();
    away = false;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(published()).toBe(1);
    await sharing.close();
  });

  it('offers the rest at its end', async () => {
    sign(1);
    sharing.nudge();
    await vi.waitFor(() => expect(published()).toBe(1));
    sign(2);
    await sharing.close();
    expect(published()).toBe(2);
  });

  it('tells of another root, and publishes nothing more', async () => {
    server.exec(`INSERT INTO log_checkpoint VALUES (1, '${'0'.repeat(64)}', 1, 'a note')`);
    sign(1);
    sharing.nudge();
    await vi.advanceTimersByTimeAsync(0);
    sign(2);
    sharing.nudge();
    await sharing.close();
    expect(told).toEqual([expect.stringContaining('another server on this log signed the root')]);
    expect(published()).toBeUndefined();
  });
});
