import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';

const root = fileURLToPath(new URL('../..', import.meta.url));
const patience = 60_000;

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
  const port = await freePort();
  const server = spawn(process.execPath, [join(root, 'cli', 'bin', 'skins.mjs'), 'serve'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), SKINS_DATA: data, SKINS_RATE_LIMIT: 'off' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const address = `http://127.0.0.1:${port}`;
  const output = outputOf(server);
  await ready(server, address, output);
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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('no port'));
        else resolve(address.port);
      });
    });
  });
}

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

async function ready(server: ChildProcess, address: string, output: () => string): Promise<void> {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`the server ended by itself:\n${output()}`);
    try {
      const response = await fetch(`${address}/api/main/web/info`);
      if (response.ok) return;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  server.kill();
  throw new Error(`the server did not come up:\n${output()}`);
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
