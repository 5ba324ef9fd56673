import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { builtFile } from '../programs.ts';
import { Client } from './client.ts';

/** A shop in a process of its own. */
export interface ShopProcess {
  readonly client: Client;
  readonly pid: number;
  /** all it wrote to stdout and stderr so far */
  readonly output: () => string;
  /** Ends it, and waits until it is gone. @returns its exit code, and the signal that it died of */
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<unknown[]>;
  /** Waits until it has ended by itself. @returns as above */
  readonly gone: Promise<unknown[]>;
}

/** @param limits what a shell does before it starts the shop in its place, e.g. `ulimit -n 100` */
export async function startShop(
  folder: string,
  environment: NodeJS.ProcessEnv,
  limits = ':',
): Promise<ShopProcess> {
  const child = spawn(
    'sh',
    ['-c', `${limits}; exec "$@"`, 'sh', process.execPath, builtFile('serve-test-boxes'), folder],
    {
      env: { ...process.env, SKINS_RATE_LIMIT: 'off', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  // Not its exit: what it said last may still be on the way then.
  const gone = once(child, 'close');
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const address = await Promise.race([addressIn(child.stdout), gone.then(() => undefined)]);
  if (address === undefined || child.pid === undefined) throw new Error(`the shop did not open: ${output}`);
  return {
    client: new Client(address),
    pid: child.pid,
    output: () => output,
    end: async (signal) => {
      child.kill(signal);
      return gone;
    },
    gone,
  };
}

/** Where the shop says that it is. */
export function addressIn(stdout: Readable): Promise<string> {
  return new Promise((resolve) => {
    let said = '';
    stdout.on('data', (text: string) => {
      said += text;
      const [, address] = /^address (.+)\n/m.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    });
  });
}
