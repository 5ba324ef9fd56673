import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The real shop over an empty data folder, and a browser in front of it. */
export interface Shop {
  readonly address: string;
  /** data folder */
  readonly folder: string;
  readonly browser: Browser;
  close: () => Promise<void>;
}

export async function openShop(): Promise<Shop> {
  const data = mkdtempSync(join(tmpdir(), 'skins-e2e-'));
  const server = spawn(process.execPath, [join(root, 'cli', 'bin', 'skins.mjs'), 'serve'], {
    cwd: root,
    // Any free port, chosen as it is taken: one that was only looked up could be somebody else's by then.
    env: { ...process.env, PORT: '0', SKINS_DATA: data, SKINS_RATE_LIMIT: 'off' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = outputOf(server);
  const address = await addressOf(server, output);
  server.once('exit', diedEarly);
  function diedEarly(code: number | null, signal: string | null): void {
    console.error(
      `the server ended in the middle of the tests (${code ?? signal}):\n${output().slice(-4000)}`,
    );
  }
  const browser = await launch();
  return {
    address,
    folder: data,
    browser,
    close: async () => {
      server.off('exit', diedEarly);
      await browser.close();
      await ended(server);
      rmSync(data, { recursive: true, force: true });
    },
  };
}

const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });

/** Everything the server has written so far. */
function outputOf(server: ChildProcess): () => string {
  let output = '';
  const hear = (text: Buffer) => {
    output += text.toString();
  };
  server.stdout?.on('data', hear);
  server.stderr?.on('data', hear);
  return () => output;
}

/** Where the server says that it is open. */
function addressOf(server: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.stdout?.on('data', () => {
      const [, address] = /open at (\S+)\n/.exec(output()) ?? [];
      if (address !== undefined) resolve(address);
    });
    server.once('close', () => reject(new Error(`the server ended by itself:\n${output()}`)));
  });
}

function ended(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (server.exitCode !== null) {
      resolve();
      return;
    }
    server.once('exit', () => resolve());
    server.kill('SIGTERM');
  });
}
