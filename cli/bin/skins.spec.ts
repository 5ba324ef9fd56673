import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { MALLOC, NURSERY } from './setup/memory.mjs';
import { temporaryFolder } from '../../test/samples/cli/recorded-terminal.ts';

const SKINS = fileURLToPath(new URL('skins.mjs', import.meta.url));

function started(...args: string[]): ChildProcessWithoutNullStreams {
  const child = spawn(process.execPath, [SKINS, ...args]);
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

const ended = (child: ChildProcessWithoutNullStreams): Promise<number | null> =>
  new Promise((resolve) => child.on('close', resolve));

const listIn = (file: string): readonly string[] => readFileSync(file, 'utf8').split('\0');

/** Returns the first text on the standard output that matches. */
const said = (child: ChildProcessWithoutNullStreams, pattern: RegExp): Promise<string> =>
  new Promise((resolve) => {
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (more: string) => {
      text += more;
      const [, found] = pattern.exec(text) ?? [];
      if (found !== undefined) resolve(found);
    });
  });

it('serves until it is stopped, and leaves a log that verifies', { timeout: 120_000 }, async () => {
  const data = join(temporaryFolder(), 'data');
  const child = started('serve', '--data', data, '--port', '0', '--json');
  const address = await said(child, /"address":"([^"]+)"/);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  const begun = `/proc/${child.pid}`;
  if (existsSync(begun)) {
    expect(listIn(`${begun}/cmdline`)).toContain(NURSERY);
    expect(listIn(`${begun}/environ`)).toContain(`MALLOC_ARENA_MAX=${MALLOC.MALLOC_ARENA_MAX}`);
  }
  const doctor = started('doctor', '--data', data);
  await said(doctor, /server +(one is running)/);
  child.kill('SIGTERM');
  expect(await ended(child)).toBe(0);
  const verify = started('verify', '--data', data, '--no-memory', '--json');
  expect(await said(verify, /("verified":true)/)).toBeDefined();
  expect(await ended(verify)).toBe(0);
});

it.runIf(process.platform !== 'win32')(
  'stops when the shell through which npm started it is stopped',
  { timeout: 120_000 },
  async () => {
    const data = join(temporaryFolder(), 'data');
    const command = `"${process.execPath}" "${SKINS}" serve --data "${data}" --port 0 --json; exit $?`;
    const shell = spawn('sh', ['-c', command], { env: { ...process.env, npm_command: 'exec' } });
    const address = await said(shell, /"address":"([^"]+)"/);
    shell.kill('SIGTERM');
    await expect
      .poll(
        () =>
          fetch(address).then(
            () => 'open',
            () => 'closed',
          ),
        { timeout: 60_000 },
      )
      .toBe('closed');
    const verify = started('verify', '--data', data, '--no-memory', '--json');
    expect(await said(verify, /("verified":true)/)).toBeDefined();
  },
);

it('exits with 2 if the usage is wrong', async () => {
  expect(await ended(started('bogus'))).toBe(2);
});
