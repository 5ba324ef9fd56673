import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ownPlayedShop } from '../../../test/samples/cli/played-shop.ts';

const { folder, at } = ownPlayedShop();
const program = fileURLToPath(new URL('../main.ts', import.meta.url));

it('removes the copy of the shop and its secret if it is stopped while starting', async () => {
  const temporary = join(folder(), 'temporary');
  mkdirSync(temporary);
  const child = spawn(process.execPath, [program, 'serve', '--drill', '--port', '0'], {
    env: { ...process.env, SKINS_DATA: at('.'), SKINS_LOG: 'silent', TMPDIR: temporary },
    stdio: 'ignore',
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'exit');
  await vi.waitFor(() => expect(readdirSync(temporary)).not.toEqual([]), { interval: 1, timeout: 30_000 });
  child.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
  expect(readdirSync(temporary)).toEqual([]);
});
