import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@skins/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedShop } from './shop.ts';

const shop = sharedShop([]);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skins-port-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('a port in use is reported plainly, and nothing is created', async () => {
  const host = '127.0.0.1';
  const port = Number(new URL(shop().client().address).port);
  const environment = { SKINS_LOG: 'silent', XDG_STATE_HOME: process.env['XDG_STATE_HOME'] };

  await expect(serve({ folder, host, port, environment })).rejects.toThrow(`port ${port} is in use`);
  expect(await readdir(folder)).toEqual([]);

  const serving = await serve({ folder, host, port: 0, environment });
  await serving.close();
});

it('an address of another machine is reported plainly', async () => {
  await expect(serve({ folder, host: '192.0.2.1', port: 0, environment: {} })).rejects.toThrow(
    '192.0.2.1 is no address of this machine',
  );
});
