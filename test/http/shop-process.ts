import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { builtFile } from '../programs.ts';
import { Client } from './client.ts';

/** A shop in its own process. */
export interface ShopProcess {
  readonly client: Client;
  readonly pid: number;
  /** all output to stdout and stderr so far */
  readonly output: () => string;
  /** Sends the signal and waits for the exit. @returns exit code, and the signal that ended it */
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<unknown[]>;
  /** Waits until it exits by itself. @returns as above */
  readonly gone: Promise<unknown[]>;
}

/**
 * @param limits shell commands to run before the shop, e.g. `ulimit -n 100`
 * @param said whether the folder takes over a log that it does not know
 */
export async function startShop(
  folder: string,
  environment: NodeJS.ProcessEnv,
  limits = ':',
  said: 'moved' | 'nothing' = 'nothing',
): Promise<ShopProcess> {
  const child = spawn(
    'sh',
    ['-c', `${limits}; exec "$@"`, 'sh', process.execPath, builtFile('serve-test-boxes'), folder, said],
    {
      env: { ...process.env, SKINS_RATE_LIMIT: 'off', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  // Waits for 'close', not 'exit': its last output may still arrive after the exit.
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

/** Returns the address that the shop prints. */
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
