import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../recorded-terminal.ts';

const program = fileURLToPath(new URL('../main.ts', import.meta.url));

it('fills an empty store, and opens, also when it is started anew at every change of a source', async () => {
  const child = spawn(process.execPath, [program, 'serve', '--port', '0'], {
    // What `node --watch` starts programs with.
    env: { ...process.env, SKINS_DATA: join(temporaryFolder(), 'data'), WATCH_REPORT_DEPENDENCIES: '1' },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'exit');
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (text.includes('The shop is open')) child.kill('SIGTERM');
    });
  expect(await ended).toEqual([0, null]);
  expect(said).toContain('The shop is open');
  expect(said).not.toContain('"level":50');
});
