import { buffer } from 'node:stream/consumers';
import { codec } from '@skins/engine/shop';
import Database from 'better-sqlite3';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleGame } from '../../../../test/samples/api/game.ts';
import { Refused } from '../../foundation/http/index.ts';
import { readRecorded } from '../../foundation/runtime/index.ts';
import { START } from '../../foundation/store/index.ts';
import { PostingRecord } from './posting-record.ts';
import { views } from './views.ts';

const database = new Database(':memory:');
const nameOf = (kind: string) => `=${kind}`;
const ANNA = 'anna0000';
let record: PostingRecord;

// 100 gems, then 21 opens at 1.9.
beforeAll(async () => {
  const game = await sampleGame();
  await game.register(ANNA, 100);
  await game.register('ben00000', 50);
  for (let n = 0; n < 21; n += 1) await game.open(ANNA, 1, `a${n}`);
  await game.open('ben00000', 1, 'b');
  const log = (await game.store.readAll(START, 1_000)).map((one) => readRecorded(one, codec));
  for (const projection of views) {
    database.exec(projection.schema);
    projection.prepare(database)(log);
  }
  record = new PostingRecord(database);
});

/** Returns all pages of a query. */
function all(query: Parameters<PostingRecord['page']>[1]) {
  const rows = [];
  for (let after: string | null = ''; after !== null;) {
    const page: ReturnType<PostingRecord['page']> = record.page(
      ANNA,
      { ...query, ...(after !== '' && { after }) },
      nameOf,
    );
    rows.push(...page.records);
    after = page.next;
  }
  return rows;
}

describe('PostingRecord', () => {
  it('returns every posting once, newest first, with the balance after it', () => {
    const rows = all({ size: 4 });
    expect(rows).toHaveLength(22);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(22);
    expect(rows.at(-1)).toMatchObject({ kind: 'demo-grant', change: 100, balance: 100 });
    for (const [n, row] of rows.slice(0, -1).entries()) {
      const before = rows[n + 1];
      expect(row.balance * 10_000).toBe(Math.round((before?.balance ?? 0) * 10_000 + row.change * 10_000));
      expect(row.createTime).toBeGreaterThanOrEqual(before?.createTime ?? 0);
      expect(row).toMatchObject({ kind: 'box-open', kindName: '=box-open', cause: expect.any(String) });
    }
  });

  it('filters by reason, way and time, with the total of the player', () => {
    const [newest] = all({});
    const time = newest?.createTime ?? 0;
    const day = { from: time, to: time + 1 };
    expect(all({ way: 'in' }).map(({ kind }) => kind)).toEqual(['demo-grant']);
    expect(all({ way: 'out' })).toHaveLength(21);
    expect(all({ way: 'even' })).toEqual([]);
    expect(all({ kind: 'demo-grant' })).toHaveLength(1);
    expect(all({ kind: 'demo-grant', way: 'out' })).toEqual([]);
    expect(all(day)).toEqual([newest]);
    expect(record.page(ANNA, { kind: 'demo-grant' }, nameOf).total).toBe(22);
    expect(record.page('nobody00', {}, nameOf)).toEqual({ records: [], total: 0, next: null });
  });

  it('exports a file in which no cell is a formula', async () => {
    const lines = (await buffer(record.csv(ANNA, {}, nameOf))).toString().split('\r\n');
    expect(lines[0]).toBe('\uFEFFposition,time,kind,reason,change,balance,cause,command');
    expect(lines).toHaveLength(22 + 2);
    expect(lines.at(-1)).toBe('');
    expect(lines[1]).toMatch(/^\d+,\d{4}-[^,]+Z,box-open,"'=box-open",-1\.9,60\.1,player-anna0000#\d+,a20$/);
    const narrowed = (await buffer(record.csv(ANNA, { way: 'in' }, nameOf))).toString().split('\r\n');
    expect(narrowed).toHaveLength(1 + 2);
  });

  it.each(['', 'x', Buffer.from('["position",true,1,"1"]').toString('base64url')])(
    'refuses to continue after an invalid cursor: %j',
    (after) => {
      expect(() => record.page(ANNA, { after }, nameOf)).toThrow(Refused);
    },
  );
});
