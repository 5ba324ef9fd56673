import Database from 'better-sqlite3';
import { beforeAll, describe, expect, it } from 'vitest';
import { cursorOf, cursorText } from './cursor.ts';
import { listOver } from './description.ts';
import { indexesOf } from './indexes.ts';
import { List } from './list.ts';

interface Tables {
  readonly play: { player: string; position: string; stake: number; kind: string; note: string | null };
  readonly play_count: { player: string; plays: number };
}

const ofPlayer = listOver<Tables>()('play', {
  whose: 'player',
  id: 'position',
  sortable: ['position', 'stake'],
  filters: { kind: { equals: 'kind' }, stake: { range: 'stake' } },
  total: { table: 'play_count', column: 'plays' },
});
const ofAll = listOver<Tables>()('play', {
  whose: null,
  id: 'position',
  sortable: ['stake', 'position'],
  filters: { begin: { prefix: 'player' } },
  total: 'counted',
});

/** 60 plays of three players. Stakes repeat, so ids break ties. */
const PLAYS = Array.from({ length: 60 }, (_, n) => ({
  player: ['anna', 'anton', 'ben'][n % 3] ?? '',
  position: String(n).padStart(3, '0'),
  stake: (n * 7) % 5,
  kind: n % 2 === 0 ? 'even' : 'odd',
  note: null,
}));

describe('List', () => {
  const database = new Database(':memory:');
  const own = new List(database, ofPlayer);
  const all = new List(database, ofAll);

  beforeAll(() => {
    database.exec(`
      CREATE TABLE play (player TEXT NOT NULL, position TEXT NOT NULL, stake INTEGER NOT NULL, kind TEXT NOT NULL,
        note TEXT, PRIMARY KEY (player, position)) STRICT, WITHOUT ROWID;
      CREATE TABLE play_count (player TEXT PRIMARY KEY, plays INTEGER NOT NULL) STRICT, WITHOUT ROWID;
      ${indexesOf(ofPlayer)}`);
    const add = database.prepare('INSERT INTO play VALUES (@player, @position, @stake, @kind, @note)');
    for (const play of PLAYS) add.run(play);
    // Deliberately wrong: reading this value proves that nothing was counted.
    database.prepare('INSERT INTO play_count VALUES (?, ?)').run('anna', 1_000);
  });

  const positionsOf = (rows: readonly { position: string }[]) => rows.map(({ position }) => position);
  const sorted = (
    plays: readonly (typeof PLAYS)[number][],
    column: 'stake' | 'position',
    descending: boolean,
  ) => {
    const up = plays.toSorted(
      (a, b) =>
        (a[column] < b[column] ? -1 : a[column] > b[column] ? 1 : 0) || (a.position < b.position ? -1 : 1),
    );
    return positionsOf(descending ? up.toReversed() : up);
  };
  const orders = [
    ['stake', false],
    ['stake', true],
    ['position', false],
    ['position', true],
  ] as const;

  it.each(orders)(
    'sorted by %s, descending: %s, returns the same rows by offsets and by cursors',
    (column, descending) => {
      const wanted = { whose: null, filter: {}, sort: { column, descending }, limit: 7 } as const;
      const expected = sorted(PLAYS, column, descending);
      const [byOffset, byCursor]: [string[], string[]] = [[], []];
      for (let offset = 0; offset < PLAYS.length; offset += 7)
        byOffset.push(...positionsOf(all.page({ ...wanted, offset }).rows));
      for (let page = all.page({ ...wanted, offset: 0 }); ;) {
        byCursor.push(...positionsOf(page.rows));
        if (page.next === undefined) break;
        page = all.page({ ...wanted, after: page.next });
      }

      expect(byOffset).toEqual(expected);
      expect(byCursor).toEqual(expected);
    },
  );

  it('returns whole rows, only those of the owner', () => {
    const { rows, next } = own.page({
      whose: 'ben',
      filter: {},
      sort: { column: 'position', descending: true },
      limit: 100,
      offset: 0,
    });

    expect(rows).toEqual(PLAYS.filter(({ player }) => player === 'ben').toReversed());
    expect(next).toBeUndefined();
    expect(own.find({ whose: 'ben', id: '002' })).toEqual(PLAYS[2]);
    expect(own.find({ whose: 'anna', id: '002' })).toBeUndefined();
  });

  it('filters by values, prefixes and ranges, alone and together', () => {
    const sort = { column: 'position', descending: false } as const;
    const part = { sort, limit: 100, offset: 0 } as const;
    const annas = PLAYS.filter(({ player }) => player === 'anna');

    expect(positionsOf(own.page({ ...part, whose: 'anna', filter: { kind: 'odd' } }).rows)).toEqual(
      positionsOf(annas.filter(({ kind }) => kind === 'odd')),
    );
    const filter = { kind: 'even', stake: { from: 1, to: 3 } } as const;
    const both = annas.filter(({ kind, stake }) => kind === 'even' && stake >= 1 && stake < 3);
    expect(positionsOf(own.page({ ...part, whose: 'anna', filter }).rows)).toEqual(positionsOf(both));
    expect(own.total({ whose: 'anna', filter })).toBe(both.length);
    expect(own.total({ whose: 'anna', filter: { stake: { to: 1 } } })).toBe(
      annas.filter(({ stake }) => stake < 1).length,
    );
    const an = PLAYS.filter(({ player }) => player.startsWith('an'));
    expect(positionsOf(all.page({ ...part, whose: null, filter: { begin: 'an' } }).rows)).toEqual(
      positionsOf(an),
    );
    expect(all.total({ whose: null, filter: { begin: 'an' } })).toBe(an.length);
    expect(all.total({ whose: null, filter: { begin: '' } })).toBe(PLAYS.length);
  });

  it('reads its stored total, and counts filtered rows', () => {
    expect(own.total({ whose: 'anna', filter: {} })).toBe(1_000);
    expect(own.total({ whose: 'nobody', filter: {} })).toBe(0);
    expect(own.total({ whose: 'anna', filter: { kind: 'odd' } })).toBe(10);
  });

  it('binds values as parameters, whatever they contain', () => {
    const filter = { begin: "an' OR 1 = 1 --" };

    expect(all.total({ whose: null, filter })).toBe(0);
  });

  it("walks an index in every order, and sorts only a page's own rows", () => {
    const plans: string[] = [];
    const explained = new Proxy(database, {
      get: (target, name) =>
        name === 'prepare'
          ? (sql: string) => {
              const steps = target.prepare<[], { detail: string }>(
                `EXPLAIN QUERY PLAN ${sql.replaceAll('?', '1')}`,
              );
              plans.push(
                steps
                  .all()
                  .map(({ detail }) => detail)
                  .join('\n'),
              );
              return target.prepare(sql);
            }
          : Reflect.get(target, name, target),
    });
    const watched = new List(explained, ofPlayer);
    for (const [column, descending] of orders)
      watched.page({ whose: 'anna', filter: {}, sort: { column, descending }, limit: 5, offset: 5 });
    watched.page({
      whose: 'anna',
      filter: { kind: 'odd' },
      sort: { column: 'position', descending: true },
      limit: 5,
      offset: 5,
    });

    expect(plans).toHaveLength(5);
    for (const plan of plans) {
      const [inner = ''] = /LIST SUBQUERY[^]*$/.exec(plan) ?? [];
      expect(plan).toMatch(/^SEARCH play USING PRIMARY KEY \(player=\? AND position=\?\)/);
      expect(inner).toMatch(/SEARCH play USING (?:COVERING INDEX|PRIMARY KEY)/);
      expect(inner.split('\n')[1]).not.toContain('TEMP B-TREE');
    }
  });
});

describe('a cursor', () => {
  const cursor = { sort: 'stake', descending: true, value: 7, id: 'é-1' } as const;

  it('survives the round trip through text', () => {
    expect(cursorText(cursor)).toMatch(/^[\w-]+$/);
    expect(cursorOf(cursorText(cursor))).toEqual(cursor);
    expect(cursorOf(cursorText({ ...cursor, value: null }))).toEqual({ ...cursor, value: null });
  });

  it('is undefined for any other text', () => {
    for (const text of ['', '[]', cursorText(cursor).slice(1), Buffer.from('[1,2]').toString('base64url')])
      expect(cursorOf(text)).toBeUndefined();
  });
});
