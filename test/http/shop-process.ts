import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Client } from './client.ts';

const PROGRAM = fileURLToPath(new URL('serve-test-boxes.ts', import.meta.url));

/** A shop in a process of its own. */
export interface ShopProcess {
  readonly client: Client;
  /** all it wrote to stdout and stderr so far */
  readonly output: () => string;
  /** Ends it, and waits until it is gone. */
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

export async function startShop(folder: string, environment: NodeJS.ProcessEnv): Promise<ShopProcess> {
  const child = spawn(process.execPath, [PROGRAM, folder], {
    env: { ...process.env, SKINS_RATE_LIMIT: 'off', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = once(child, 'exit');
  const silent = once(child, 'close');
  let output = '';
  const keep = (chunk: Buffer) => (output += chunk.toString('utf8'));
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const address = await addressOf(child);
  if (address === undefined) {
    // Its reason is on the other stream, which may end later.
    await silent;
    throw new Error(`the shop did not open: ${output}`);
  }
  return {
    client: new Client(address),
    output: () => output,
    end: async (signal) => {
      child.kill(signal);
      await gone;
    },
  };
}

async function addressOf({ stdout }: ChildProcess): Promise<string | undefined> {
  if (stdout === null) return undefined;
  const lines = createInterface({ input: stdout });
  for await (const line of lines) {
    const [, address] = /^address (.+)$/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  return undefined;
}
