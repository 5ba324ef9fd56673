import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteStore } from '@skins/api/foundation/store';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { builtFile } from '../programs.ts';
import { inject } from './injection.ts';
import { smallFiles } from './small-shop.ts';
import { whyUntraceable } from './strace.ts';
import { toldIn } from './told.ts';

/** More appends than fit in SQLite's WAL index before it has to grow. */
const APPENDS = 20_000;
/** Sequential appends: appends that are committed together need more before they are tidied up. */
const STREAMS = 1;
/** acknowledged appends before the first failure */
const BEFORE = 100;

// Tracing another process may be forbidden: these tests are then skipped, with the reason.
const untraceable = whyUntraceable();
if (untraceable !== undefined) console.warn(untraceable);
beforeEach(({ skip }) => skip(untraceable !== undefined, untraceable));

it('reports no commit as failed that the next start finds, if a full disk keeps the WAL index from growing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'skins-index-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { log } = smallFiles(folder).files;
  const words = [builtFile('append-and-tell'), folder, 'only', APPENDS, 'die', '', STREAMS].map(String);
  const shop = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(shop, 'close');
  let output = '';
  let said = '';
  shop.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  await new Promise<void>((resolve) => {
    shop.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (toldIn(output).length > BEFORE) resolve();
    });
    shop.once('close', () => resolve());
  });
  const fault = { call: 'pwrite64', file: `${log}-shm`, how: 'error=ENOSPC', when: '1+' } as const;
  const injection = await inject(shop.pid ?? 0, fault);
  await ended;
  expect(await injection.end()).toBeGreaterThan(0);

  expect(said).toContain('StorageBroken');
  const told = toldIn(output).length;
  const store = openSqliteStore(log, { thread: false });
  onTestFinished(() => store.close());
  const last = [told, told + 1, told + 2].map((n) => store.findCommand('purse-0', `only-${n}`));
  expect((await Promise.all(last)).map((known) => known !== undefined)).toEqual([true, true, false]);
});
