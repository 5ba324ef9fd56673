import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import { AMPLE_BYTES, diskFor } from './throwaway-shop.ts';

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Returns the files of a process's temporary shops. */
function filesOf({ pid }: ChildProcess): string[] {
  const disk = diskFor(AMPLE_BYTES);
  return readdirSync(disk).flatMap((name) =>
    name.startsWith(`skins-memory-${pid}-`)
      ? [name, ...readdirSync(join(disk, name), { recursive: true, encoding: 'utf8' })]
      : [],
  );
}

function started(...args: string[]): ChildProcess {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, SKINS_STORE: 'memory', SKINS_LOG: 'silent' },
    stdio: 'ignore',
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

it('takes the file system in memory only if it has ample room', () => {
  expect(diskFor(Number.MAX_SAFE_INTEGER)).toBe(tmpdir());
});

it('removes the shop and its secret if it is stopped while starting', async () => {
  const child = started(path('../main.ts'), 'serve', '--port', '0');
  const ended = once(child, 'exit');
  await vi.waitFor(() => expect(filesOf(child)).toContain(join('data', 'master.secret')), {
    interval: 1,
    timeout: 30_000,
  });
  child.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
  expect(filesOf(child)).toEqual([]);
});

it('removes the shop when a fault ends the process', async () => {
  const shop = JSON.stringify(path('throwaway-shop.ts'));
  const faulty = `const { throwawayShop } = await import(${shop}); throwawayShop({}); process.nextTick(() => { throw new Error(); });`;
  const child = started('--input-type=module', '--eval', faulty);
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(filesOf(child)).toEqual([]);
});
