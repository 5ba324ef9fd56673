import { MasterSecret } from '@skins/api/foundation/secrets';
import type { Tables } from '@skins/api/foundation/tables';
import { beforeEach, expect, it, vi } from 'vitest';
import type { SecurityKind } from '../../api/src/slices/security/kinds.ts';
import { securityEvent, securityWritten } from '../../api/src/slices/security/table.ts';
import { type SecurityEvent, SecurityTrail } from '../../api/src/slices/security/trail.ts';
import { overBoth } from '../tables/databases.ts';

const SECRET = new MasterSecret('0b'.repeat(32));
const DAY = 86_400_000;
const silent = () => ({ info: vi.fn(), warn: vi.fn(), error: vi.fn() });

overBoth('the security trail', [securityEvent, securityWritten], ({ tables, stored }) => {
  let now: number;
  let trail: SecurityTrail;
  let logger: ReturnType<typeof silent>;

  beforeEach(() => {
    now = 1_000 * DAY;
    logger = silent();
    trail = new SecurityTrail(tables(), SECRET, logger, () => now);
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
  const rows = async (kind?: SecurityKind) => {
    const table = await trail.table();
    return (await table.page({ kind, begin: { offset: 0 }, limit: 100, descending: false })).rows;
  };

  it('writes a line at once, and a row', async () => {
    note();

    expect(logger.info.mock.calls).toEqual([
      [
        {
          security: 'operator-login',
          address: '203.0.113.7',
          name: 'ada',
          what: 'admin',
          reqId: 'request-1',
        },
        'security',
      ],
    ]);
    expect(await rows()).toEqual([
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

  it('counts equal events of a minute in one row, also across writes', async () => {
    for (let n = 0; n < 50; n += 1) note({ requestId: `request-${n}` });
    await trail.write();
    now += 1_000;
    for (let n = 50; n < 60; n += 1) note({ requestId: `request-${n}` });
    note({ name: 'ben' });
    now += 60_000;
    note();

    expect((await rows()).map(({ name, times, request }) => [name, times, request])).toEqual([
      ['ada', 60, 'request-0'],
      ['ben', 1, 'request-1'],
      ['ada', 1, 'request-1'],
    ]);
  });

  it('stores no address in clear, and no unknown name', async () => {
    const veiled = trail.veiled('my secret password');
    note({ name: veiled });
    await trail.write();

    const file = JSON.stringify(
      (await stored('security_event')).map(({ address, ...row }) => [String(address), row]),
    );
    for (const secret of ['203.0.113.7', 'my secret password']) expect(file).not.toContain(secret);
    expect(JSON.stringify(logger.info.mock.calls)).not.toContain('my secret password');
    expect(veiled).toMatch(/^unknown:[0-9a-f]{16}$/);
    expect(trail.veiled('my secret password')).toBe(veiled);
    expect(trail.veiled('another')).not.toBe(veiled);
  });

  it('deletes old rows', async () => {
    note();
    await trail.write();
    now += 91 * DAY;
    // Old rows are deleted when a process starts, and after many new ones.
    trail = new SecurityTrail(tables(), SECRET, silent(), () => now);
    note({ name: 'ben' });

    expect((await rows()).map(({ name }) => name)).toEqual(['ben']);
  });

  it('limits the rows of each kind, so that a flood displaces no other kind', async () => {
    trail = new SecurityTrail(tables(), SECRET, silent(), () => now, 200);
    note();
    await trail.write();
    for (let n = 0; n < 1_000; n += 1) {
      note({ kind: 'rate-limited', name: '', what: `call ${n}` });
      if (n % 10 === 9) await trail.write();
    }
    const counted = async (kind: SecurityKind) => (await trail.table()).total({ kind });

    expect(await counted('rate-limited')).toBeLessThanOrEqual(210);
    expect(await counted('rate-limited')).toBeGreaterThanOrEqual(200);
    expect(await counted('operator-login')).toBe(1);
  });

  it('holds a limited number in memory at any rate', async () => {
    for (let n = 0; n < 10_000; n += 1) note({ kind: 'rate-limited', what: `call ${n}` });

    expect((await rows('rate-limited')).length).toBeGreaterThan(0);
    expect(await (await trail.table()).total({})).toBe(2_000);
    expect(logger.warn).toHaveBeenLastCalledWith({ left: 8_000 }, expect.any(String));
  });

  it('keeps an event during a flood of another kind', async () => {
    for (let n = 0; n < 10_000; n += 1) note({ kind: 'player-viewed', what: `players/${n}` });
    note({ kind: 'player-unmasked', what: 'anna: asked for it' });

    expect(await rows('player-unmasked')).toMatchObject([{ what: 'anna: asked for it' }]);
  });

  it('counts nothing twice when a write is made again', async () => {
    const twice: Tables = {
      ...tables(),
      change: async (changes, alone) => {
        await tables().change(changes, alone);
        return tables().change(changes, alone);
      },
    };
    trail = new SecurityTrail(twice, SECRET, silent(), () => now);
    note();
    note();
    await trail.write();
    note();

    expect(await rows()).toMatchObject([{ times: 3 }]);
  });

  it('writes in order, though the database is slow', async () => {
    const slow = Promise.withResolvers<void>();
    let first = true;
    const tardy: Tables = {
      ...tables(),
      change: async (changes, alone) => {
        if (first) await slow.promise;
        first = false;
        return tables().change(changes, alone);
      },
    };
    trail = new SecurityTrail(tardy, SECRET, silent(), () => now);
    note();
    const writing = trail.write();
    note({ name: 'ben' });
    const reading = rows();
    slow.resolve();
    await writing;

    expect((await reading).map(({ name }) => name)).toEqual(['ada', 'ben']);
  });

  it('finds events by each filter, in pages from either end', async () => {
    for (let n = 0; n < 5; n += 1) {
      now += 1_000;
      note({ what: `${n}` });
    }
    note({ kind: 'operator-logout', name: 'ben' });
    const table = await trail.table();
    const found = async (asked: Parameters<typeof table.page>[0]) =>
      (await table.page(asked)).rows.map(({ what }) => what);
    const whole = { begin: { offset: 0 }, limit: 100, descending: false };

    expect(await found({ ...whole, name: 'ben' })).toEqual(['admin']);
    expect(await found({ ...whole, kind: 'operator-logout', name: 'ada' })).toEqual([]);
    expect(await found({ ...whole, from: now - 2_000, to: now })).toEqual(['2', '3']);
    expect(await table.total({ kind: 'operator-login', from: now - 2_000 })).toBe(3);
    for (const descending of [false, true]) {
      const { rows: start, next } = await table.page({ ...whole, descending, name: 'ada', limit: 2 });
      if (next === undefined) throw new Error('there is more');
      const rest = await found({ ...whole, descending, name: 'ada', begin: { after: next } });
      const all = [...start.map(({ what }) => what), ...rest];
      expect(all).toEqual(descending ? ['4', '3', '2', '1', '0'] : ['0', '1', '2', '3', '4']);
      expect(await found({ ...whole, descending, name: 'ada', begin: { offset: 2 } })).toEqual(rest);
    }
    const [{ id } = { id: 0 }] = await rows('operator-logout');
    expect(await table.find(id)).toMatchObject({ name: 'ben', address: '203.0.113.7' });
    expect(await table.find(id + 1)).toBeUndefined();
  });

  it('fails no call if it cannot write', async () => {
    const broken: Tables = {
      ...tables(),
      change: () => Promise.reject(new Error('the disk is full')),
    };
    trail = new SecurityTrail(broken, SECRET, logger, () => now);
    note();

    await trail.write();
    const said = [expect.objectContaining({ events: 1 }), expect.stringContaining('could not be kept')];
    expect(logger.error.mock.calls).toEqual([said]);
  });
});
