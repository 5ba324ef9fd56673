import { once } from 'node:events';
import { closeSync, existsSync, openSync, readdirSync, statSync, writeSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MACHINE_TIME } from '@skins/api/foundation/runtime';
import { ledger } from '@skins/api/wallet/contract';
import type { Health, ReadingRow } from '@skins/api/health/resources';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Operator, listOf, newOperator } from '../admin/operator.ts';
import { newPlayer } from '../http/player.ts';
import { type Shop, openShop } from '../http/shop.ts';
import { shellIn, temporaryFolder } from '../samples/cli/recorded-terminal.ts';

const PAGE_BYTES = 4096;
const WELL_MS = 30_000;

let shop: Shop;
let owner: Operator;
const told: { readonly condition: string; readonly state: string; readonly about: readonly string[] }[] = [];
const receiver = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    told.push(JSON.parse(body));
    response.writeHead(204).end();
  });
});

/** Overwrites every page of the lists but the first, while the shop has the file open. */
function damageLists(): void {
  const file = join(shop.folder, 'read-models.sqlite');
  const handle = new Database(file);
  handle.pragma('wal_checkpoint(TRUNCATE)');
  handle.close();
  const fd = openSync(file, 'r+');
  writeSync(fd, Buffer.alloc(statSync(file).size - PAGE_BYTES, 0xa5), 0, undefined, PAGE_BYTES);
  closeSync(fd);
}

beforeAll(async () => {
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const address = receiver.address();
  if (address === null || typeof address === 'string') throw new TypeError('it listens on no port');
  // The backup's own process goes by the machine's time.
  shop = await openShop(
    {
      SKINS_ALERT_WEBHOOK: `http://127.0.0.1:${address.port}/hook`,
      SKINS_ALERT_SECRET: 'a secret of at least sixteen',
    },
    tmpdir(),
    MACHINE_TIME,
  );
  owner = await newOperator(shop);
  await newPlayer(shop.client());
  await shop.settled();
  damageLists();
});
afterAll(async () => {
  await shop.close();
  receiver.close();
});

describe('lists that are damaged while the shop runs', () => {
  it('make the shop unready, although nobody plays', async () => {
    const { status, text } = await shop.client().send('GET', '/readyz');
    expect(status).toBe(503);
    const { lists } = JSON.parse(text);
    expect(lists).toEqual([expect.stringContaining('read-models.sqlite cannot be read')]);
    expect(lists[0]).toContain('start it again');
    expect((await shop.client().call(ledger)).status).toBe(500);
  });

  it('hide no condition that can be read, and name those that cannot', async () => {
    const { status, text } = await listOf(owner.client, 'readings', { range: '[0,199]' });
    expect(status).toBe(200);
    const rows: readonly ReadingRow[] = JSON.parse(text);
    const row = (id: string) => rows.find((one) => one.id === id);
    expect(row('disk')).toMatchObject({ state: 'well' });
    expect(row('ledger')).toMatchObject({ state: 'wrong', reading: null });
    expect(row('look')).toMatchObject({
      state: 'wrong',
      about: expect.arrayContaining([expect.stringMatching(/^ledger: .*malformed/)]),
    });
    expect(row('lists')).toMatchObject({ state: 'wrong' });
  });

  it('leave the rest of the overview readable', async () => {
    const { status, text } = await owner.client.send('GET', '/admin/api/health/shop');
    expect(status).toBe(200);
    const health: Health = JSON.parse(text);
    expect(health).toMatchObject({ id: 'shop', players: null, flows: null });
    expect(health.head).toBeGreaterThan(0);
  });

  it('are reported to the webhook', async () => {
    await expect
      .poll(() => told.map(({ condition, state }) => `${condition} ${state}`), { timeout: WELL_MS })
      .toEqual(expect.arrayContaining(['look wrong', 'lists wrong']));
  });

  it('are left out of a backup, which says so', async () => {
    const folder = temporaryFolder();
    const to = join(folder, 'copy');
    const { code, out, err } = await shellIn(folder)('backup', to, '--data', shop.folder);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('read-models.sqlite is damaged');
    expect(readdirSync(to).toSorted()).toEqual(['accounts.sqlite', 'log.sqlite']);
  });

  it('are made anew by the next start', async () => {
    await shop.restart();
    expect(existsSync(join(shop.folder, 'read-models.sqlite.damaged'))).toBe(true);
    await shop.settled();
    expect((await shop.client().send('GET', '/readyz')).status).toBe(200);
    expect((await shop.client().call(ledger)).status).toBe(200);
  });
});
