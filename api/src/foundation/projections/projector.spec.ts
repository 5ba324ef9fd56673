import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Recorded, START, hasTable, positionOf } from '../store/index.ts';
import { ProjectorBench, counted } from '../../../../test/samples/api/projector-bench.ts';
import { counters, rowsOf } from '../../../../test/samples/api/counters.ts';

const bench = new ProjectorBench();
afterEach(() => void vi.useRealTimers());

describe('Projector', () => {
  it('projects each event once, up to the head', async () => {
    await bench.grow(5);
    const projector = bench.projector([counters('one')]);

    expect(await projector.catchUp()).toBe(5);
    expect(await projector.catchUp()).toBe(0);
    expect(rowsOf(bench.database, 'one')).toEqual([counted('a', 3, 5), counted('b', 2, 4)]);
    expect(projector.progress.status()).toEqual([
      { name: 'one', position: positionOf(5), parked: undefined },
    ]);
  });

  it('waits for more events unless somebody waits for the result', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await bench.grow(3);
    const projector = bench.projector([counters('one')]);
    projector.nudge();
    await vi.advanceTimersByTimeAsync(1);
    expect(rowsOf(bench.database, 'one')).toEqual([]);

    const waiting = projector.progress.hurried(positionOf(3), 1_000);
    await vi.advanceTimersByTimeAsync(0);
    expect(rowsOf(bench.database, 'one')).toMatchObject([{ events: 2 }, { events: 1 }]);
    expect(await waiting).toBe(true);
  });

  it('continues after a restart where it was', async () => {
    await bench.grow(3);
    await bench.projector([counters('one')]).catchUp();
    await bench.grow(2);
    const projector = bench.projector([counters('one')]);

    expect(projector.progress.status()).toMatchObject([{ position: positionOf(3) }]);
    expect(await projector.catchUp()).toBe(2);
    expect(rowsOf(bench.database, 'one')).toEqual([counted('a', 3, 4), counted('b', 2, 5)]);
  });

  it('catches up a projection that is new or behind', async () => {
    await bench.grow(3);
    await bench.projector([counters('one')]).catchUp();
    await bench.grow(2);
    await bench.projector([counters('one'), counters('two')]).catchUp();

    expect(rowsOf(bench.database, 'two')).toEqual(rowsOf(bench.database, 'one'));
    expect(rowsOf(bench.database, 'one')).toMatchObject([{ events: 3 }, { events: 2 }]);
  });

  it('rebuilds a projection whose version was increased', async () => {
    await bench.grow(3);
    await bench.projector([counters('one'), counters('two')]).catchUp();
    const projector = bench.projector([counters('one', { version: 2 }), counters('two')]);

    expect(projector.progress.status()).toMatchObject([{ position: START }, { position: positionOf(3) }]);
    await projector.catchUp();
    expect(rowsOf(bench.database, 'one')).toEqual(rowsOf(bench.database, 'two'));
  });

  it.each(['000000000001', '000000000009'])(
    'rebuilds a projection whose checkpoint was damaged to %s',
    async (position) => {
      await bench.grow(3);
      await bench.projector([counters('one'), counters('two')]).catchUp();
      bench.database.prepare("UPDATE projection SET position = ? WHERE name = 'one'").run(position);
      await bench.projector([counters('one'), counters('two')]).catchUp();
      expect(rowsOf(bench.database, 'one')).toEqual(rowsOf(bench.database, 'two'));
    },
  );

  it('continues with a file from before checkpoints had checksums', async () => {
    await bench.grow(3);
    await bench.projector([counters('one')]).catchUp();
    bench.database.exec('ALTER TABLE projection DROP COLUMN checksum');
    expect(await bench.projector([counters('one')]).catchUp()).toBe(0);
  });

  it('drops tables that only former versions of a projection had', async () => {
    await bench.projector([counters('one')]).catchUp();
    bench.database.exec('CREATE TABLE former (id INTEGER PRIMARY KEY)');
    bench.projector([{ ...counters('one'), formerTables: ['former'] }]);
    expect(hasTable(bench.database, 'former')).toBe(true);
    bench.projector([{ ...counters('one', { version: 2 }), formerTables: ['former'] }]);
    expect(hasTable(bench.database, 'former')).toBe(false);
  });

  it('has the same rows for any batch boundaries', async () => {
    await bench.grow(12);
    const sizes = [1, 2, 3, 5, 12];
    for (const size of sizes) {
      const name = `by${size}`;
      await bench
        .projector([counters(name)], {
          readAll: (after, limit) => bench.store.readAll(after, Math.min(limit, size)),
        })
        .catchUp();
    }

    expect(sizes.map((size) => rowsOf(bench.database, `by${size}`))).toEqual(
      sizes.map(() => [counted('a', 6, 11), counted('b', 6, 12)]),
    );
  });

  it('projects events that arrive while it runs', async () => {
    await bench.grow(2);
    const projector = bench.projector([counters('one')]);
    const running = projector.catchUp();
    await bench.grow(2);
    await running;
    await projector.catchUp();

    expect(rowsOf(bench.database, 'one')).toEqual([counted('a', 2, 3), counted('b', 2, 4)]);
  });

  it('misses no event that arrived after the current run had read the end of the log', async () => {
    const gate = Promise.withResolvers<undefined>();
    let reads = 0;
    const slow = {
      async readAll(after: string, limit: number): Promise<readonly Recorded[]> {
        const found = await bench.store.readAll(after, limit);
        reads += 1;
        if (reads === 1) await gate.promise;
        return found;
      },
    };
    const projector = bench.projector([counters('one')], slow);
    const first = projector.catchUp();
    await bench.grow(2);
    const second = projector.catchUp();
    gate.resolve(undefined);
    await Promise.all([first, second]);

    expect(rowsOf(bench.database, 'one')).toEqual([counted('a', 1, 1), counted('b', 1, 2)]);
  });
});

describe('rebuild', () => {
  it('results in the rows of the live projection', async () => {
    await bench.grow(4);
    const projector = bench.projector([counters('one'), counters('two')]);
    await projector.catchUp();
    await bench.grow(3);
    await projector.catchUp();
    const live = rowsOf(bench.database, 'one');
    const progress: number[] = [];

    expect(await projector.rebuild((events) => progress.push(events))).toBe(7);
    expect(progress).toEqual([7]);
    expect(rowsOf(bench.database, 'one')).toEqual(live);
    expect(rowsOf(bench.database, 'two')).toEqual(live);
  });

  it('restarts parked projections', async () => {
    await bench.grow(2);
    let broken = true;
    const projector = bench.projector([
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

  it('skips no event while the log grows and other calls catch up', async () => {
    await bench.grow(4);
    const projector = bench.projector([counters('one')], {
      readAll: (after, limit) => bench.store.readAll(after, Math.min(limit, 1)),
    });
    await projector.catchUp();
    await bench.grow(2);
    const catching = projector.catchUp();
    const rebuilding = projector.rebuild();
    const again = projector.catchUp();
    await bench.grow(2);
    await Promise.all([catching, rebuilding, again]);
    await projector.catchUp();

    expect(rowsOf(bench.database, 'one')).toEqual([counted('a', 4, 7), counted('b', 4, 8)]);
  });
});

describe('nudge', () => {
  it('starts a run soon; several nudges share one run', async () => {
    await bench.grow(2);
    let reads = 0;
    const projector = bench.projector([counters('one')], {
      readAll: (after, limit) => {
        reads += 1;
        return bench.store.readAll(after, limit);
      },
    });
    projector.nudge();
    projector.nudge();

    expect(reads).toBe(0);
    expect(await projector.progress.reached(positionOf(2), 10_000)).toBe(true);
    await projector.close();
    expect(rowsOf(bench.database, 'one')).toEqual([counted('a', 1, 1), counted('b', 1, 2)]);
  });

  it('reports a run that cannot read the log, and the next run continues', async () => {
    await bench.grow(1);
    let broken = true;
    const projector = bench.projector([counters('one')], {
      readAll: (after, limit) =>
        broken ? Promise.reject(new Error('disk gone')) : bench.store.readAll(after, limit),
    });
    projector.nudge();
    await expect.poll(() => bench.parked).toEqual([{ name: 'the log', error: new Error('disk gone') }]);
    broken = false;
    projector.nudge();

    expect(await projector.progress.reached(positionOf(1), 10_000)).toBe(true);
    await projector.close();
  });

  it('does nothing after the close', async () => {
    const projector = bench.projector([counters('one')]);
    await projector.close();
    await bench.grow(1);
    projector.nudge();

    expect(await projector.progress.reached(positionOf(1), 30)).toBe(false);
    expect(rowsOf(bench.database, 'one')).toEqual([]);
  });
});

describe('waiting for a position', () => {
  it('resolves at once if it is already passed', async () => {
    await bench.grow(2);
    const projector = bench.projector([counters('one')]);
    await projector.catchUp();

    expect(await projector.progress.reached(positionOf(2), 0)).toBe(true);
  });

  it('resolves with the batch that passes it', async () => {
    await bench.grow(2);
    const projector = bench.projector([counters('one')]);
    const reached = projector.progress.reached(positionOf(2), 10_000);
    await projector.catchUp();

    expect(await reached).toBe(true);
  });

  it('resolves to false after the timeout', async () => {
    const projector = bench.projector([counters('one')]);

    expect(await projector.progress.reached(positionOf(1), 5)).toBe(false);
  });

  it('ignores parked projections', async () => {
    await bench.grow(1);
    const projector = bench.projector([
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

describe('close', () => {
  it('projects all available events first', async () => {
    const projector = bench.projector([counters('one')]);
    await bench.grow(2);
    projector.nudge();
    await projector.close();

    expect(rowsOf(bench.database, 'one')).toEqual([counted('a', 1, 1), counted('b', 1, 2)]);
  });
});
