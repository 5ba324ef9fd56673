import Database from 'better-sqlite3';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { MasterSecret } from '../../foundation/secrets/index.ts';
import type { SecurityKind } from './kinds.ts';
import { type SecurityEvent, SecurityTrail } from './trail.ts';

const SECRET = new MasterSecret('0b'.repeat(32));
const DAY = 86_400_000;

describe('SecurityTrail', () => {
  let database: Database.Database;
  let now: number;
  let lines: string[];
  let trail: SecurityTrail;

  beforeEach(() => {
    database = new Database(':memory:');
    now = 1_000 * DAY;
    lines = [];
    const logger = pino({}, { write: (line) => void lines.push(line) });
    trail = new SecurityTrail(database, SECRET, logger, () => now);
  });

  const note = (event: Partial<SecurityEvent> = {}): void =>
    trail.note({
      kind: 'operator-login',
      address: '203.0.113.7',
      name: 'ada',
      what: 'admin',
      requestId: 'request-1',
      ...event,
    });
  const rows = (kind?: SecurityKind) =>
    trail.table.page({
      whose: null,
      filter: { kind },
      offset: 0,
      limit: 100,
      sort: { column: 'id', descending: false },
    }).rows;

  it('writes a line of JSON at once, and a row', () => {
    note();

    expect(lines.map((line) => Object(JSON.parse(line)))).toEqual([
      expect.objectContaining({
        level: 30,
        security: 'operator-login',
        address: '203.0.113.7',
        name: 'ada',
        what: 'admin',
        reqId: 'request-1',
        msg: 'security',
      }),
    ]);
    expect(rows()).toEqual([
      {
        id: 1,
        time: now,
        kind: 'operator-login',
        address: '203.0.113.7',
        name: 'ada',
        what: 'admin',
        request: 'request-1',
        times: 1,
      },
    ]);
  });

  it('counts equal events of a minute in one row, also across writes', () => {
    for (let n = 0; n < 50; n += 1) note({ requestId: `request-${n}` });
    trail.write();
    now += 1_000;
    for (let n = 50; n < 60; n += 1) note({ requestId: `request-${n}` });
    note({ name: 'ben' });
    now += 60_000;
    note();

    expect(rows().map(({ name, times, request }) => [name, times, request])).toEqual([
      ['ada', 60, 'request-0'],
      ['ben', 1, 'request-1'],
      ['ada', 1, 'request-1'],
    ]);
  });

  it('stores no address in clear, and no unknown name', () => {
    const veiled = trail.veiled('my secret password');
    note({ name: veiled });
    trail.write();

    const file = database.serialize().toString('latin1');
    for (const secret of ['203.0.113.7', 'my secret password']) expect(file).not.toContain(secret);
    expect(lines.join('')).not.toContain('my secret password');
    expect(veiled).toMatch(/^unknown:[0-9a-f]{16}$/);
    expect(trail.veiled('my secret password')).toBe(veiled);
    expect(trail.veiled('another')).not.toBe(veiled);
  });

  it('deletes old rows', () => {
    note();
    trail.write();
    now += 91 * DAY;
    // Old rows are deleted when a process starts, and after many new ones.
    trail = new SecurityTrail(database, SECRET, pino({ level: 'silent' }), () => now);
    note({ name: 'ben' });

    expect(rows().map(({ name }) => name)).toEqual(['ben']);
  });

  it('limits the rows of each kind, so that a flood displaces no other kind', () => {
    trail = new SecurityTrail(database, SECRET, pino({ level: 'silent' }), () => now, 200);
    note();
    trail.write();
    for (let n = 0; n < 1_000; n += 1) {
      note({ kind: 'rate-limited', name: '', what: `call ${n}` });
      if (n % 10 === 9) trail.write();
    }
    const counted = (kind: SecurityKind) => trail.table.total({ whose: null, filter: { kind } });

    expect(counted('rate-limited')).toBeLessThanOrEqual(210);
    expect(counted('rate-limited')).toBeGreaterThanOrEqual(200);
    expect(counted('operator-login')).toBe(1);
  });

  it('holds a limited number in memory at any rate', () => {
    for (let n = 0; n < 10_000; n += 1) note({ kind: 'rate-limited', what: `call ${n}` });

    expect(rows('rate-limited').length).toBeGreaterThan(0);
    expect(trail.table.total({ whose: null, filter: {} })).toBe(2_000);
    expect(lines.at(-1)).toContain('"left":8000');
  });

  it('keeps an event during a flood of another kind', () => {
    for (let n = 0; n < 10_000; n += 1) note({ kind: 'player-viewed', what: `players/${n}` });
    note({ kind: 'player-unmasked', what: 'anna: asked for it' });

    expect(rows('player-unmasked')).toMatchObject([{ what: 'anna: asked for it' }]);
  });

  it('fails no call if it cannot write', () => {
    note();
    database.close();

    expect(() => trail.write()).not.toThrow();
    expect(lines.at(-1)).toContain('could not be kept');
  });
});
