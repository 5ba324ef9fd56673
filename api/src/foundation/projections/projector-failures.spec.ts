import { codecOf, defineEvent } from '@skins/engine/kernel';
import { Type } from 'typebox';
import { describe, expect, it, vi } from 'vitest';
import { START, positionOf } from '../store/index.ts';
import type { Projection } from './projection.ts';
import { ProjectorBench, counted } from '../../../../test/samples/api/projector-bench.ts';
import { purseCodec } from '../../../../test/samples/api/purse.ts';
import { counters, rowsOf } from '../../../../test/samples/api/counters.ts';

const bench = new ProjectorBench();

describe('rows and checkpoint', () => {
  it('are committed together or not at all', async () => {
    await bench.grow(3);
    const projector = bench.projector([counters('one')]);
    // Fails after the rows, when the checkpoint is written.
    bench.database.exec(
      `CREATE TRIGGER broken BEFORE UPDATE ON projection BEGIN SELECT RAISE(ABORT, 'broken'); END`,
    );
    await expect(projector.catchUp()).rejects.toThrow('broken');

    expect(rowsOf(bench.database, 'one')).toEqual([]);
    expect(projector.progress.status()).toEqual([{ name: 'one', position: START, parked: undefined }]);
  });

  it('are rolled back when the disk is full, and written once there is room', async () => {
    await bench.grow(100);
    const projector = bench.projector([counters('one'), wide('two')]);
    const pages = bench.database.pragma('page_count', { simple: true });
    bench.database.pragma(`max_page_count = ${String(pages)}`);
    await expect(projector.catchUp()).rejects.toThrow('full');

    expect(rowsOf(bench.database, 'one')).toEqual([]);
    expect(projector.progress.status()).toMatchObject([
      { position: START },
      { position: START, parked: undefined },
    ]);
    bench.database.pragma('max_page_count = 1000000');
    await projector.catchUp();
    expect(rowsOf(bench.database, 'one')).toEqual([counted('a', 50, 99), counted('b', 50, 100)]);
    expect(bench.parked).toEqual([]);
  });

  it('are retried automatically until there is room, reporting only the first failure', async () => {
    await bench.grow(100);
    const projector = bench.projector([counters('one'), wide('two')]);
    const pages = bench.database.pragma('page_count', { simple: true });
    bench.database.pragma(`max_page_count = ${String(pages)}`);
    projector.nudge();
    await expect.poll(() => bench.parked.length).toBe(1);
    expect(projector.progress.trouble).toContain('full');
    const tries = vi.spyOn(projector, 'catchUp');
    await expect.poll(() => tries.mock.calls.length).toBeGreaterThan(1);
    bench.database.pragma('max_page_count = 1000000');

    await expect
      .poll(() => rowsOf(bench.database, 'one'))
      .toEqual([counted('a', 50, 99), counted('b', 50, 100)]);
    expect(bench.parked).toEqual([
      { name: 'the log', error: expect.objectContaining({ code: 'SQLITE_FULL' }) },
    ]);
    await expect.poll(() => projector.progress.trouble).toBeUndefined();
    await projector.close();
  });

  it('stay behind when the commit of a batch fails, and are written later', async () => {
    await bench.grow(3);
    const projector = bench.projector([counters('one')]);
    bench.database.pragma('foreign_keys = ON');
    // A deferred constraint fails at the commit, after every statement succeeded.
    bench.database.exec(`
      CREATE TABLE parent (id INTEGER PRIMARY KEY) STRICT;
      CREATE TABLE child (id INTEGER REFERENCES parent DEFERRABLE INITIALLY DEFERRED) STRICT;
      CREATE TRIGGER orphan AFTER UPDATE ON projection BEGIN INSERT INTO child VALUES (1); END;`);
    await expect(projector.catchUp()).rejects.toThrow('FOREIGN KEY');

    expect(rowsOf(bench.database, 'one')).toEqual([]);
    expect(projector.progress.status()).toMatchObject([{ position: START }]);
    bench.database.exec('DROP TRIGGER orphan');
    await projector.catchUp();
    expect(rowsOf(bench.database, 'one')).toEqual([counted('a', 2, 3), counted('b', 1, 2)]);
  });

  it('are not mixed by two projectors on one file: the second one to write fails', async () => {
    await bench.grow(2);
    const first = bench.projector([counters('one')]);
    const second = bench.projector([counters('one')]);
    await first.catchUp();
    await expect(second.catchUp()).rejects.toThrow('another projector moved one on');

    expect(rowsOf(bench.database, 'one')).toEqual([counted('a', 1, 1), counted('b', 1, 2)]);
    expect(first.progress.status()).toMatchObject([{ position: positionOf(2), parked: undefined }]);
  });
});

/** Returns a projection that needs a page of the file for each event. */
const wide = (name: string): Projection => ({
  name,
  version: 1,
  tables: [name],
  schema: `CREATE TABLE IF NOT EXISTS ${name} (position TEXT PRIMARY KEY, wide TEXT NOT NULL) STRICT`,
  hears: 'everything',
  prepare(file) {
    const insert = file.prepare<[string, string]>(`INSERT INTO ${name} (position, wide) VALUES (?, ?)`);
    return (batch) => {
      for (const { position } of batch) insert.run(position, 'x'.repeat(4_000));
    };
  },
});

/** A projection that stores for each event how many came before it, counted in memory. */
const remembering: Projection = {
  name: 'remembering',
  version: 1,
  tables: ['remembering'],
  schema: 'CREATE TABLE IF NOT EXISTS remembering (position TEXT PRIMARY KEY, nth INTEGER NOT NULL) STRICT',
  hears: 'everything',
  prepare(file) {
    const insert = file.prepare<[string, number]>('INSERT INTO remembering (position, nth) VALUES (?, ?)');
    let before = file.prepare<[], number>('SELECT count(*) FROM remembering').pluck().get() ?? 0;
    return (batch) => {
      for (const { position } of batch) {
        insert.run(position, before);
        before += 1;
      }
    };
  },
};

describe('the memory of a projection', () => {
  const numbered = () =>
    bench.database.prepare<[], number>('SELECT nth FROM remembering ORDER BY position').pluck().all();

  it('is dropped when another projection fails in the same batch', async () => {
    await bench.grow(2);
    const faulty = counters('faulty', {
      onEvent: (logged) => {
        if (logged.position === positionOf(4)) throw new Error('a defect');
      },
    });
    const projector = bench.projector([remembering, faulty]);
    await projector.catchUp();
    await bench.grow(3);
    await projector.catchUp();

    expect(numbered()).toEqual([0, 1, 2, 3, 4]);
  });

  it('is dropped when a batch could not be committed', async () => {
    await bench.grow(2);
    const projector = bench.projector([remembering]);
    await projector.catchUp();
    await bench.grow(3);
    bench.database.exec(
      `CREATE TRIGGER broken BEFORE UPDATE ON projection BEGIN SELECT RAISE(ABORT, 'broken'); END`,
    );
    await expect(projector.catchUp()).rejects.toThrow('broken');
    bench.database.exec('DROP TRIGGER broken');
    await projector.catchUp();

    expect(numbered()).toEqual([0, 1, 2, 3, 4]);
  });
});

describe('a projection that fails', () => {
  const faultyFrom = (position: number, name = 'faulty') =>
    counters(name, {
      onEvent: (logged) => {
        if (logged.position === positionOf(position)) throw new Error('a defect');
      },
    });

  it('is parked with a report and keeps its rows, while others continue', async () => {
    await bench.grow(2);
    const projector = bench.projector([counters('before'), faultyFrom(4), counters('sound')]);
    await projector.catchUp();
    await bench.grow(3);
    await projector.catchUp();

    expect(bench.parked).toEqual([{ name: 'faulty', error: new Error('a defect') }]);
    expect(projector.progress.status()).toEqual([
      { name: 'before', position: positionOf(5), parked: undefined },
      { name: 'faulty', position: positionOf(2), parked: 'a defect' },
      { name: 'sound', position: positionOf(5), parked: undefined },
    ]);
    expect(rowsOf(bench.database, 'faulty')).toEqual([counted('a', 1, 1), counted('b', 1, 2)]);
    for (const name of ['before', 'sound'])
      expect(rowsOf(bench.database, name)).toEqual([counted('a', 3, 5), counted('b', 2, 4)]);
  });

  it('stays parked after a restart', async () => {
    await bench.grow(1);
    await bench.projector([faultyFrom(1)]).catchUp();
    const projector = bench.projector([counters('faulty')]);
    await projector.catchUp();

    expect(projector.progress.status()).toMatchObject([{ position: START, parked: 'a defect' }]);
  });

  it('restarts from the first event under a new version', async () => {
    await bench.grow(2);
    await bench.projector([faultyFrom(2)]).catchUp();
    await bench.projector([counters('faulty', { version: 2 })]).catchUp();

    expect(rowsOf(bench.database, 'faulty')).toEqual([counted('a', 1, 1), counted('b', 1, 2)]);
  });
});

describe('events of a newer program', () => {
  const CoinsMelted = defineEvent('CoinsMelted', Type.Object({}));
  const melt = () =>
    bench.store.append({
      stream: 'purse-a',
      expectedVersion: 1,
      events: [CoinsMelted.of({})],
      command: { id: 'melt', inputHash: 'a'.repeat(64) },
      time: 0,
      actor: 'player',
    });

  it('park every projection before them, with a report', async () => {
    await bench.grow(2);
    await melt();
    const projector = bench.projector([counters('one'), counters('two')]);
    await projector.catchUp();

    expect(bench.parked.map(({ name }) => name)).toEqual(['one', 'two']);
    expect(projector.progress.status()).toMatchObject([
      { parked: 'a newer program wrote the next events: unknown event type CoinsMelted' },
      { parked: 'a newer program wrote the next events: unknown event type CoinsMelted' },
    ]);
  });

  it('are projected by that program, which goes on from there', async () => {
    await bench.grow(2);
    await bench.projector([counters('one')]).catchUp();
    await melt();
    await bench.projector([counters('one')]).catchUp();
    const asked: string[] = [];
    const newer = bench.projector([counters('one')], {
      codec: codecOf([...purseCodec.types, CoinsMelted]),
      readAll: (after, limit) => {
        asked.push(after);
        return bench.store.readAll(after, limit);
      },
    });
    await newer.catchUp();

    expect(newer.progress.status()).toEqual([{ name: 'one', position: positionOf(3), parked: undefined }]);
    expect(asked[0]).toBe(positionOf(2));
  });
});
