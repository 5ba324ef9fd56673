import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '@skins/api';
import { login } from '@skins/api/accounts/contract';
import { expect, it, onTestFinished } from 'vitest';
import { type ShopProcess, addressIn, startShop } from './shop-process.ts';

const PROXY = fileURLToPath(new URL('proxy-process.ts', import.meta.url));
const GUESSES = 30;
const TOO_MANY = 429;
// Refused at once, yet counted.
const WRONG = JSON.stringify({ phone: '1', password: 'guessing' });

/** Starts a shop behind a proxy, each in its own process. */
async function behindProxy(environment: NodeJS.ProcessEnv): Promise<{ shop: ShopProcess; proxy: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'skins-proxy-'));
  const shop = await startShop(folder, { SKINS_RATE_LIMIT: 'on', ...environment });
  const child = spawn(process.execPath, [PROXY, new URL(shop.client.address).port], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await shop.end('SIGKILL');
    await rm(folder, { recursive: true });
  });
  return { shop, proxy: await addressIn(child.stdout) };
}

/** Guesses from a local address. @returns the status */
const guess = (to: string, from: string, headers: Readonly<Record<string, string>> = {}): Promise<number> =>
  new Promise((resolve, reject) => {
    const sent = request(
      to + login.path,
      {
        method: 'POST',
        localAddress: from,
        headers: { 'content-type': 'application/json', connection: 'close', ...headers },
      },
      (answer) => answer.resume().once('end', () => resolve(answer.statusCode ?? 0)),
    );
    sent.once('error', reject);
    sent.end(WRONG);
  });

async function guessMany(to: string, from: string, headers: Readonly<Record<string, string>> = {}) {
  for (let n = 0; n < GUESSES; n += 1) expect(await guess(to, from, headers)).not.toBe(TOO_MANY);
}

// Only Linux offers further loopback addresses without setup.
const onLinux = it.runIf(process.platform === 'linux');

onLinux('behind a trusted proxy each client is limited by itself, whatever it claims', async () => {
  const { shop, proxy } = await behindProxy({ SKINS_TRUSTED_PROXIES: '127.0.0.1, 2001:db8::/32' });
  await guessMany(proxy, '127.0.0.2', { 'x-forwarded-for': '198.51.100.1' });
  expect(await guess(proxy, '127.0.0.2', { 'x-forwarded-for': '198.51.100.2' })).toBe(TOO_MANY);
  expect(await guess(proxy, '127.0.0.3')).not.toBe(TOO_MANY);
  // Direct requests: a caller's own header is ignored, and lifts no limit.
  expect(await guess(shop.client.address, '127.0.0.2', { 'x-forwarded-for': '127.0.0.9' })).toBe(TOO_MANY);
  await guessMany(shop.client.address, '127.0.0.4', { 'x-forwarded-for': '127.0.0.3' });
  expect(await guess(shop.client.address, '127.0.0.4', { 'x-forwarded-for': '127.0.0.8' })).toBe(TOO_MANY);
  expect(await guess(proxy, '127.0.0.3')).not.toBe(TOO_MANY);

  const lines = shop.output().split('\n');
  expect(lines.filter((line) => line.includes('"address":"127.0.0.2"')).length).toBeGreaterThan(GUESSES);
  expect(lines.filter((line) => line.includes('SKINS_TRUSTED_PROXIES'))).toHaveLength(1);
  expect(lines.find((line) => line.includes('SKINS_TRUSTED_PROXIES'))).toContain('"peer":"127.0.0.2"');
});

onLinux('behind a proxy that is not named, its clients count as one, and the log says why', async () => {
  const { shop, proxy } = await behindProxy({});
  await guessMany(proxy, '127.0.0.2');
  expect(await guess(proxy, '127.0.0.3')).toBe(TOO_MANY);
  expect(shop.output()).toContain('name it in SKINS_TRUSTED_PROXIES');
});

it('a shop with unreadable proxies in its settings does not open', async () => {
  const environment = { SKINS_LOG: 'silent', SKINS_TRUSTED_PROXIES: '10.0.0.0/8, proxy.internal' };
  const folder = join(tmpdir(), 'skins-no-proxy');
  await expect(serve({ folder, host: '127.0.0.1', port: 0, environment })).rejects.toThrow(
    "SKINS_TRUSTED_PROXIES: 'proxy.internal' is no address and no network",
  );
});
