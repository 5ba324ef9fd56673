import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The location of a shop. */
export interface Place {
  readonly address: string;
  /** data folder */
  readonly folder: string;
}

/** The real shop in its own process, over an initially empty data folder. */
export interface App extends Place {
  readonly close: () => Promise<void>;
}

export async function openApp(environment: NodeJS.ProcessEnv = {}): Promise<App> {
  const folder = mkdtempSync(join(tmpdir(), 'skins-e2e-'));
  const server = spawn(process.execPath, [join(root, 'cli', 'bin', 'skins.mjs'), 'serve'], {
    cwd: root,
    // The system picks a free port at bind time: a port that is looked up first could be taken meanwhile.
    env: { ...process.env, PORT: '0', SKINS_DATA: folder, SKINS_RATE_LIMIT: 'off', ...environment },
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
  return {
    address,
    folder,
    close: async () => {
      server.off('exit', diedEarly);
      await ended(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Returns everything that the server has written so far. */
function outputOf(server: ChildProcess): () => string {
  let output = '';
  const hear = (text: Buffer) => {
    output += text.toString();
  };
  server.stdout?.on('data', hear);
  server.stderr?.on('data', hear);
  return () => output;
}

/** Returns the address that the server reports. */
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
