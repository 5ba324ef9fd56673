import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CoinsMoved, purseCodec } from '../runtime/sample-purse.ts';
import { type EventStore, type Recorded, START, createMemoryStore, positionOf } from '../store/index.ts';
import type { Projection } from './projection.ts';
import { Projector } from './projector.ts';
import { counters, rowsOf } from './sample-counters.ts';

let store: EventStore;
let database: Database.Database;
let parked: { name: string; error: unknown }[];

beforeEach(() => {
  store = createMemoryStore();
  database = new Database(':memory:');
  parked = [];
});

afterEach(async () => {
  await store.close();
  database.close();
});

const projectorOf = (
  projections: readonly Projection[],
  reader: Pick<EventStore, 'readAll'> = store,
): Projector =>
  new Projector(
    { ...readerOf(store), readAll: (after, limit) => reader.readAll(after, limit) },
    purseCodec,
    database,
    projections,
    (name, error) => parked.push({ name, error }),
  );

const readerOf = (from: EventStore) => ({
  readStream: from.readStream.bind(from),
  head: from.head.bind(from),
  close: from.close.bind(from),
});

let commands = 0;

/** Appends so many moves of one coin to each of two streams in turn. */
async function grow(events: number): Promise<void> {
  for (let n = 0; n < events; n += 1) {
    const stream = `purse-${n % 2 === 0 ? 'a' : 'b'}`;
    const expectedVersion = (await store.readStream(stream)).length;
    commands += 1;
    await store.append({
      stream,
      expectedVersion,
      events: [CoinsMoved.of({ by: 1, left: expectedVersion + 1 })],
      command: { id: `command-${commands}`, inputHash: 'a'.repeat(64) },
      time: 0,
      actor: 'player',
    });
  }
}

const row = (stream: string, events: number, last: number) => ({
  stream: `purse-${stream}`,
  events,
  coins: events,
  last: positionOf(last),
});

describe('a projector', () => {
  it('projects each event once, up to the head', async () => {
    await grow(5);
    const projector = projectorOf([counters('one')]);

    expect(await projector.catchUp()).toBe(5);
    expect(await projector.catchUp()).toBe(0);
    expect(rowsOf(database, 'one')).toEqual([row('a', 3, 5), row('b', 2, 4)]);
    expect(projector.progress.status()).toEqual([
      { name: 'one', position: positionOf(5), parked: undefined },
    ]);
  });

  it('goes on after a restart where it stood', async () => {
    await grow(3);
    await projectorOf([counters('one')]).catchUp();
    await grow(2);
    const projector = projectorOf([counters('one')]);

    expect(projector.progress.status()).toMatchObject([{ position: positionOf(3) }]);
    expect(await projector.catchUp()).toBe(2);
    expect(rowsOf(database, 'one')).toEqual([row('a', 3, 4), row('b', 2, 5)]);
  });

  it('brings a projection that is new, or behind, to where the others are', async () => {
    await grow(3);
    await projectorOf([counters('one')]).catchUp();
    await grow(2);
    await projectorOf([counters('one'), counters('two')]).catchUp();

    expect(rowsOf(database, 'two')).toEqual(rowsOf(database, 'one'));
    expect(rowsOf(database, 'one')).toMatchObject([{ events: 3 }, { events: 2 }]);
  });

  it('starts anew when the version of a projection was raised', async () => {
    await grow(3);
    await projectorOf([counters('one'), counters('two')]).catchUp();
    const projector = projectorOf([counters('one', { version: 2 }), counters('two')]);

    expect(projector.progress.status()).toMatchObject([{ position: START }, { position: positionOf(3) }]);
    await projector.catchUp();
    expect(rowsOf(database, 'one')).toEqual(rowsOf(database, 'two'));
  });

  it('has the same rows wherever batches begin and end', async () => {
    await grow(12);
    const sizes = [1, 2, 3, 5, 12];
    for (const size of sizes) {
      const name = `by${size}`;
      await projectorOf([counters(name)], {
        readAll: (after, limit) => store.readAll(after, Math.min(limit, size)),
      }).catchUp();
    }

    expect(sizes.map((size) => rowsOf(database, `by${size}`))).toEqual(
      sizes.map(() => [row('a', 6, 11), row('b', 6, 12)]),
    );
  });

  it('projects what comes while it runs', async () => {
    await grow(2);
    const projector = projectorOf([counters('one')]);
    const running = projector.catchUp();
    await grow(2);
    await running;
    await projector.catchUp();

    expect(rowsOf(database, 'one')).toEqual([row('a', 2, 3), row('b', 2, 4)]);
  });

  it('misses nothing that came after a run under way had seen the end of the log', async () => {
    const gate = Promise.withResolvers<undefined>();
    let reads = 0;
    const slow = {
      async readAll(after: string, limit: number): Promise<readonly Recorded[]> {
        const found = await store.readAll(after, limit);
        reads += 1;
        if (reads === 1) await gate.promise;
        return found;
      },
    };
    const projector = projectorOf([counters('one')], slow);
    const first = projector.catchUp();
    await grow(2);
    const second = projector.catchUp();
    gate.resolve(undefined);
    await Promise.all([first, second]);

    expect(rowsOf(database, 'one')).toEqual([row('a', 1, 1), row('b', 1, 2)]);
  });
});

describe('rows and checkpoint', () => {
  it('are committed together, or not at all', async () => {
    await grow(3);
    const projector = projectorOf([counters('one')]);
    // After the rows, when the checkpoint is written.
    database.exec(
      `CREATE TRIGGER broken BEFORE UPDATE ON projection BEGIN SELECT RAISE(ABORT, 'broken'); END`,
    );
    await expect(projector.catchUp()).rejects.toThrow('broken');

    expect(rowsOf(database, 'one')).toEqual([]);
    expect(projector.progress.status()).toEqual([{ name: 'one', position: START, parked: undefined }]);
  });

  it('wait for room when the disk is full, and are made good', async () => {
    await grow(100);
    const projector = projectorOf([counters('one'), wide('two')]);
    const pages = database.pragma('page_count', { simple: true });
    database.pragma(`max_page_count = ${String(pages)}`);
    await expect(projector.catchUp()).rejects.toThrow('full');

    expect(rowsOf(database, 'one')).toEqual([]);
    expect(projector.progress.status()).toMatchObject([
      { position: START },
      { position: START, parked: undefined },
    ]);
    database.pragma('max_page_count = 1000000');
    await projector.catchUp();
    expect(rowsOf(database, 'one')).toEqual([row('a', 50, 99), row('b', 50, 100)]);
    expect(parked).toEqual([]);
  });

  it('stay behind when the commit of a batch fails, and are made good', async () => {
    await grow(3);
    const projector = projectorOf([counters('one')]);
    database.pragma('foreign_keys = ON');
    // A deferred constraint fails at the commit, after every statement went well.
    database.exec(`
      CREATE TABLE parent (id INTEGER PRIMARY KEY) STRICT;
      CREATE TABLE child (id INTEGER REFERENCES parent DEFERRABLE INITIALLY DEFERRED) STRICT;
      CREATE TRIGGER orphan AFTER UPDATE ON projection BEGIN INSERT INTO child VALUES (1); END;`);
    await expect(projector.catchUp()).rejects.toThrow('FOREIGN KEY');

    expect(rowsOf(database, 'one')).toEqual([]);
    expect(projector.progress.status()).toMatchObject([{ position: START }]);
    database.exec('DROP TRIGGER orphan');
    await projector.catchUp();
    expect(rowsOf(database, 'one')).toEqual([row('a', 2, 3), row('b', 1, 2)]);
  });

  it('of two projectors on one file are not mixed: the second one to write fails', async () => {
    await grow(2);
    const first = projectorOf([counters('one')]);
    const second = projectorOf([counters('one')]);
    await first.catchUp();
    await expect(second.catchUp()).rejects.toThrow('another projector moved one on');

    expect(rowsOf(database, 'one')).toEqual([row('a', 1, 1), row('b', 1, 2)]);
    expect(first.progress.status()).toMatchObject([{ position: positionOf(2), parked: undefined }]);
  });
});

/** A projection that needs a page of the file for each event. */
const wide = (name: string): Projection => ({
  name,
  version: 1,
  tables: [name],
  schema: `CREATE TABLE IF NOT EXISTS ${name} (position TEXT PRIMARY KEY, wide TEXT NOT NULL) STRICT`,
  prepare(file) {
    const insert = file.prepare<[string, string]>(`INSERT INTO ${name} (position, wide) VALUES (?, ?)`);
    return (batch) => {
      for (const { position } of batch) insert.run(position, 'x'.repeat(4_000));
    };
  },
});

describe('a projection that fails', () => {
  const faultyFrom = (position: number, name = 'faulty') =>
    counters(name, {
      onEvent: (logged) => {
        if (logged.position === positionOf(position)) throw new Error('a defect');
      },
    });

  it('parks itself loudly, keeps what it had, and the others go on', async () => {
    await grow(2);
    const projector = projectorOf([faultyFrom(4), counters('sound')]);
    await projector.catchUp();
    await grow(3);
    await projector.catchUp();

    expect(parked).toEqual([{ name: 'faulty', error: new Error('a defect') }]);
    expect(projector.progress.status()).toEqual([
      { name: 'faulty', position: positionOf(2), parked: 'a defect' },
      { name: 'sound', position: positionOf(5), parked: undefined },
    ]);
    expect(rowsOf(database, 'faulty')).toEqual([row('a', 1, 1), row('b', 1, 2)]);
  });

  it('stays parked after a restart', async () => {
    await grow(1);
    await projectorOf([faultyFrom(1)]).catchUp();
    const projector = projectorOf([counters('faulty')]);
    await projector.catchUp();

    expect(projector.progress.status()).toMatchObject([{ position: START, parked: 'a defect' }]);
  });

  it('starts anew once it is mended under a new version', async () => {
    await grow(2);
    await projectorOf([faultyFrom(2)]).catchUp();
    await projectorOf([counters('faulty', { version: 2 })]).catchUp();

    expect(rowsOf(database, 'faulty')).toEqual([row('a', 1, 1), row('b', 1, 2)]);
  });
});

describe('a rebuild', () => {
  it('ends with the rows that the live projection had', async () => {
    await grow(4);
    const projector = projectorOf([counters('one'), counters('two')]);
    await projector.catchUp();
    await grow(3);
    await projector.catchUp();
    const live = rowsOf(database, 'one');
    const progress: number[] = [];

    expect(await projector.rebuild((events) => progress.push(events))).toBe(7);
    expect(progress).toEqual([7]);
    expect(rowsOf(database, 'one')).toEqual(live);
    expect(rowsOf(database, 'two')).toEqual(live);
  });

  it('brings parked projections back', async () => {
    await grow(2);
    let broken = true;
    const projector = projectorOf([
      counters('one', {
        onEvent: () => {
          if (broken) throw new Error('a defect');
        },
      }),
    ]);
    await projector.catchUp();
    broken = false;
    await projector.rebuild();

    expect(projector.progress.status()).toEqual([
      { name: 'one', position: positionOf(2), parked: undefined },
    ]);
  });

  it('leaves out nothing while the log grows and others catch up', async () => {
    await grow(4);
    const projector = projectorOf([counters('one')], {
      readAll: (after, limit) => store.readAll(after, Math.min(limit, 1)),
    });
    await projector.catchUp();
    await grow(2);
    const catching = projector.catchUp();
    const rebuilding = projector.rebuild();
    const again = projector.catchUp();
    await grow(2);
    await Promise.all([catching, rebuilding, again]);
    await projector.catchUp();

    expect(rowsOf(database, 'one')).toEqual([row('a', 4, 7), row('b', 4, 8)]);
  });
});

describe('events that cannot be read', () => {
  it('park every projection, in front of them, loudly', async () => {
    await grow(2);
    await store.append({
      stream: 'purse-a',
      expectedVersion: 1,
      events: [{ type: 'CoinsMelted', v: 1, data: {} }],
      command: { id: 'melt', inputHash: 'a'.repeat(64) },
      time: 0,
      actor: 'player',
    });
    const projector = projectorOf([counters('one'), counters('two')]);
    await projector.catchUp();

    expect(parked.map(({ name }) => name)).toEqual(['one', 'two']);
    expect(projector.progress.status()).toMatchObject([
      { parked: 'unknown event type CoinsMelted' },
      { parked: 'unknown event type CoinsMelted' },
    ]);
  });
});

describe('a nudge', () => {
  it('leads to a run, soon, and many nudges to one', async () => {
    await grow(2);
    let reads = 0;
    const projector = projectorOf([counters('one')], {
      readAll: (after, limit) => {
        reads += 1;
        return store.readAll(after, limit);
      },
    });
    projector.nudge();
    projector.nudge();

    expect(reads).toBe(0);
    expect(await projector.progress.reached(positionOf(2), 10_000)).toBe(true);
    await projector.close();
    expect(rowsOf(database, 'one')).toEqual([row('a', 1, 1), row('b', 1, 2)]);
  });

  it('whose run cannot read the log is loud, and the next one goes on', async () => {
    await grow(1);
    let broken = true;
    const projector = projectorOf([counters('one')], {
      readAll: (after, limit) =>
        broken ? Promise.reject(new Error('disk gone')) : store.readAll(after, limit),
    });
    projector.nudge();
    await expect.poll(() => parked).toEqual([{ name: 'the log', error: new Error('disk gone') }]);
    broken = false;
    projector.nudge();

    expect(await projector.progress.reached(positionOf(1), 10_000)).toBe(true);
    await projector.close();
  });

  it('after the close does nothing', async () => {
    const projector = projectorOf([counters('one')]);
    await projector.close();
    await grow(1);
    projector.nudge();

    expect(await projector.progress.reached(positionOf(1), 30)).toBe(false);
    expect(rowsOf(database, 'one')).toEqual([]);
  });
});

describe('waiting for a position', () => {
  it('ends at once when it is passed already', async () => {
    await grow(2);
    const projector = projectorOf([counters('one')]);
    await projector.catchUp();

    expect(await projector.progress.reached(positionOf(2), 0)).toBe(true);
  });

  it('ends with the batch that passes it', async () => {
    await grow(2);
    const projector = projectorOf([counters('one')]);
    const reached = projector.progress.reached(positionOf(2), 10_000);
    await projector.catchUp();

    expect(await reached).toBe(true);
  });

  it('ends without it when the time is over', async () => {
    const projector = projectorOf([counters('one')]);

    expect(await projector.progress.reached(positionOf(1), 5)).toBe(false);
  });

  it('does not wait for projections that are parked', async () => {
    await grow(1);
    const projector = projectorOf([
      counters('faulty', {
        onEvent: () => {
          throw new Error('a defect');
        },
      }),
      counters('sound'),
    ]);
    await projector.catchUp();

    expect(await projector.progress.reached(positionOf(1), 0)).toBe(true);
  });
});

describe('a close', () => {
  it('projects what there is first', async () => {
    const projector = projectorOf([counters('one')]);
    await grow(2);
    projector.nudge();
    await projector.close();

    expect(rowsOf(database, 'one')).toEqual([row('a', 1, 1), row('b', 1, 2)]);
  });
});
