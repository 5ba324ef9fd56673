import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

/** Every server gets the V8 and malloc settings of `skins serve` (`cli/bin/setup/memory.mjs`), the compared servers too. */
const NURSERY = '--max-semi-space-size=64';
const MALLOC = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

const fileOf = (program: string): string => fileURLToPath(new URL(program, import.meta.url));

/** A running program of this folder. */
export interface Running {
  /** the first JSON line that it wrote */
  readonly said: unknown;
  readonly process: ChildProcess;
  readonly stop: () => Promise<void>;
}

export async function start(
  program: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<Running> {
  const child = spawn(process.execPath, [NURSERY, fileOf(program), ...args], {
    env: { ...process.env, ...MALLOC, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    const stop = async () => {
      child.kill('SIGTERM');
      await gone;
    };
    return { said: JSON.parse(line), process: child, stop };
  }
  throw new Error(`${program} said nothing`);
}

/** Runs a program of this folder to its end. @returns the JSON that it wrote */
export async function run(
  program: string,
  args: readonly string[],
  { input = '', node = [] }: { input?: string; node?: readonly string[] } = {},
): Promise<unknown> {
  const child = spawn(process.execPath, [...node, fileOf(program), ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(input);
  return JSON.parse(await text(child.stdout));
}
