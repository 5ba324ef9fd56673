import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operatorLogin } from '@skins/api/contract';
import { expect, it, onTestFinished } from 'vitest';
import { totpCode } from '../../api/src/slices/operators/second-factor.ts';
import { Client } from './client.ts';

const source = (name: string): string =>
  JSON.stringify(new URL(`../../cli/src/${name}`, import.meta.url).href);

/** Returns a program that runs `skins serve` with a terminal that gives the same answer to every question. */
const programOf = (answer: string): string => `
  import { run } from ${source('run.ts')};
  import { processTerminal } from ${source('terminal.ts')};
  const terminal = { ...processTerminal(), ask: async () => ${JSON.stringify(answer)} };
  process.exitCode = await run(['serve', '--port', '0'], terminal);
`;

async function served(answer: string, until: string, then: (said: string) => Promise<void>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'skins-first-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const child = spawn(process.execPath, ['--input-type=module', '--eval', programOf(answer)], {
    env: {
      ...process.env,
      SKINS_DATA: join(folder, 'data'),
      SKINS_MARK: join(folder, 'marks'),
      SKINS_LOG: 'silent',
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'exit');
  let said = '';
  const told = Promise.withResolvers<void>();
  child.stderr.resume();
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    if (said.includes(until)) told.resolve();
  });
  await Promise.race([told.promise, ended]);
  await then(said);
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  return said;
}

it('adds the first owner on a yes, with working credentials', async () => {
  const said = await served('yes', 'secret for an authenticator app', async (told) => {
    const [, address = ''] = /The shop is open at (\S+)/.exec(told) ?? [];
    const [, password = ''] = /password, shown this once: (\S+)/.exec(told) ?? [];
    const [, secret = ''] = /secret for an authenticator app, shown this once: (\S+)/.exec(told) ?? [];
    const body = { name: 'owner', password, totp: totpCode(secret, Date.now()) };
    expect(await new Client(address).ask(operatorLogin, { body })).toMatchObject({
      token: expect.any(String),
    });
  });
  expect(said).toMatch(/owner logs in at http\S+\/admin\//);
});

it('adds nobody on any other answer, and explains how to', async () => {
  const said = await served('no', 'operator add NAME', async () => {});
  expect(said).toContain('npx skins operator add NAME --role owner');
  expect(said).not.toContain('password');
});
