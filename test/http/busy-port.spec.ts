import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@skins/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shopOfTests } from './shop.ts';

const shop = shopOfTests([]);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skins-port-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('a port that is taken is said plainly, and the folder is free again', async () => {
  const host = '127.0.0.1';
  const port = Number(new URL(shop().client().address).port);
  const environment = { SKINS_LOG: 'silent' };

  await expect(serve({ folder, host, port, environment })).rejects.toThrow(`port ${port} is in use`);

  const serving = await serve({ folder, host, port: 0, environment });
  await serving.close();
});
