import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Append, Appended } from './port.ts';
import { draftOf } from './record.ts';
import { inlineCommitter } from './sqlite/commit.ts';
import { type Batch, GroupCommit } from './group-commit.ts';
import { openWriterHandle } from './sqlite/handles.ts';
import { NoRoom } from './failures.ts';

describe('GroupCommit', () => {
  let folder: string;
  let database: Database;
  let commits: GroupCommit;
  let heads: string[];
  let batches: Batch[];
  let noRoom: number;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'skins-commit-'));
    database = openWriterHandle(join(folder, 'events.db'));
    heads = [];
    batches = [];
    noRoom = 0;
    const committer = inlineCommitter(database, 128);
    commits = new GroupCommit(committer, {
      onHead: (head) => heads.push(head),
      onBatch: (batch) => batches.push(batch),
      onNoRoom: () => (noRoom += 1),
    });
  });

  afterEach(() => {
    database.close();
    rmSync(folder, { recursive: true });
  });

  let count = 0;
  const append = (change: Partial<Append> = {}): Promise<Appended> => {
    count += 1;
    const command = { id: `command-${count}`, inputHash: 'a'.repeat(64) };
    const events = [{ type: 'GemsCounted', v: 1, data: {} }];
    return commits.append(
      draftOf({
        stream: 'player-a',
        expectedVersion: 0,
        events,
        command,
        time: 0,
        actor: 'player-a',
        ...change,
      }),
    );
  };

  const kept = (): unknown =>
    database
      .prepare(
        'SELECT coalesce(sum(events), 0) AS events, coalesce(sum(appends), 0) AS commands FROM batches',
      )
      .get();

  /** Makes three appends in one turn; the second is large. */
  const burst = (): Promise<PromiseSettledResult<Appended>[]> => {
    const data = 'x'.repeat(500_000);
    const large = Array.from({ length: 4 }, () => ({ type: 'GemsCounted', v: 1, data }));
    return Promise.allSettled([
      append(),
      append({ expectedVersion: 1, events: large }),
      append({ stream: 'player-b' }),
    ]);
  };

  const expectNothingKept = (): void => {
    expect({ kept: kept(), heads, batches }).toEqual({
      kept: { events: 0, commands: 0 },
      heads: [],
      batches: [],
    });
    expect(database.inTransaction).toBe(false);
  };

  const expectWorksAgain = async (): Promise<void> => {
    const results = await burst();
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
    expect(results).toMatchObject([
      { value: { kind: 'appended', position: '000000000001' } },
      { value: { kind: 'appended', position: '000000000005' } },
      { value: { kind: 'appended', position: '000000000006' } },
    ]);
    expect(kept()).toEqual({ events: 6, commands: 3 });
  };

  it('commits the appends of one turn together', async () => {
    await burst();

    expect(batches).toMatchObject([{ appends: 3, events: 6 }]);
    expect(heads).toEqual(['000000000006']);
  });

  it('commits at most 512 appends together, and the rest in the next turn', async () => {
    await Promise.all(Array.from({ length: 600 }, (_, index) => append({ stream: `player-${index}` })));

    expect(batches.map(({ appends }) => appends)).toEqual([512, 88]);
    expect(heads).toEqual(['000000000512', '000000000600']);
  });

  it('closes a batch once it has 10,000 events', async () => {
    const events = Array.from({ length: 4_000 }, () => ({ type: 'GemsCounted', v: 1, data: {} }));

    await Promise.all(['a', 'b', 'c', 'd'].map((id) => append({ stream: `catalogue-${id}`, events })));

    expect(batches.map((batch) => batch.appends)).toEqual([3, 1]);
  });

  it('rejects and rolls back all when the disk is full', async () => {
    const pages = database.pragma('page_count', { simple: true });
    database.pragma(`max_page_count = ${String(pages)}`);

    const results = await burst();

    expect(results).toEqual(results.map(() => ({ status: 'rejected', reason: expect.any(NoRoom) })));
    expect(noRoom).toBe(1);
    expectNothingKept();
    database.pragma('max_page_count = 1000000');
    await expectWorksAgain();
  });

  it('rejects and rolls back all when a row is refused', async () => {
    database.exec(
      `CREATE TRIGGER refuse BEFORE INSERT ON batches WHEN NEW.appends = 3 BEGIN SELECT RAISE(ABORT, 'no'); END`,
    );

    const results = await burst();

    expect(results).toMatchObject(results.map(() => ({ status: 'rejected', reason: { message: 'no' } })));
    expectNothingKept();
    database.exec('DROP TRIGGER refuse');
    await expectWorksAgain();
  });

  it('rejects and rolls back all when the commit itself fails', async () => {
    database.pragma('foreign_keys = ON');
    database.exec(
      `CREATE TABLE debts (creditor INTEGER REFERENCES debts (rowid) DEFERRABLE INITIALLY DEFERRED);
       CREATE TRIGGER owe AFTER INSERT ON batches BEGIN INSERT INTO debts VALUES (99); END`,
    );

    const results = await burst();

    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expectNothingKept();
    database.exec('DROP TRIGGER owe');
    await expectWorksAgain();
  });

  it('rejects appends that wait behind a failed batch, because they may depend on it', async () => {
    database.exec(
      `CREATE TRIGGER refuse BEFORE INSERT ON batches WHEN instr(NEW.content, 'catalogue-a') BEGIN SELECT RAISE(ABORT, 'no'); END`,
    );
    const events = Array.from({ length: 4_000 }, () => ({ type: 'GemsCounted', v: 1, data: {} }));

    const results = await Promise.allSettled(
      ['a', 'b', 'c', 'd'].map((id) => append({ stream: `catalogue-${id}`, events })),
    );

    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'rejected']);
    expectNothingKept();
    database.exec('DROP TRIGGER refuse');
    await expectWorksAgain();
  });

  it('forgets the versions of a failed batch', async () => {
    await append();
    database.exec(
      `CREATE TRIGGER refuse BEFORE INSERT ON batches WHEN instr(NEW.content, 'player-b') BEGIN SELECT RAISE(ABORT, 'no'); END`,
    );
    await Promise.allSettled([append({ expectedVersion: 1 }), append({ stream: 'player-b' })]);

    await expect(append({ expectedVersion: 2 })).resolves.toEqual({ kind: 'conflict', actualVersion: 1 });
    await expect(append({ expectedVersion: 1 })).resolves.toMatchObject({
      position: '000000000002',
      firstVersion: 2,
    });
  });

  it('rejects when the handle is closed', async () => {
    database.close();

    const results = await burst();

    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  });

  it('knows the version of a stream that is no longer in memory', async () => {
    await append();
    const others = Array.from({ length: 3_000 }, (_, index) => append({ stream: `player-${index}` }));
    await Promise.all(others);

    await expect(append()).resolves.toEqual({ kind: 'conflict', actualVersion: 1 });
    await expect(append({ expectedVersion: 1 })).resolves.toMatchObject({
      kind: 'appended',
      firstVersion: 2,
    });
  });
});
