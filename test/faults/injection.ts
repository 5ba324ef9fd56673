import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A fault: which call on which file fails, how, and at which of a thread's calls (`2`, `3+`: the third and all after
 * it).
 */
export interface Fault {
  readonly call: string;
  readonly file: string;
  /** in strace's syntax; `retval=0` is a write of no bytes */
  readonly how: 'error=EIO' | 'error=ENOSPC' | 'retval=0';
  readonly when: string;
}

/** Faults injected into a process. */
export interface Injection {
  /** Ends the injection. @returns how many calls failed */
  end(): Promise<number>;
}

/** Injects a fault into a running process. */
export async function inject(pid: number, { call, file, how, when }: Fault): Promise<Injection> {
  const folder = mkdtempSync(join(tmpdir(), 'skins-inject-'));
  const calls = join(folder, 'calls');
  const which = ['-f', '-p', String(pid), '-P', file, '-o', calls];
  const what = ['-e', `trace=${call}`, '-e', `inject=${call}:${how}:when=${when}`];
  const tracer = spawn('strace', [...which, ...what]);
  const ended = once(tracer, 'close');
  await attached(tracer.stderr);
  return {
    async end() {
      tracer.kill('SIGINT');
      await ended;
      const met = readFileSync(calls, 'utf8').split('(INJECTED)').length - 1;
      rmSync(folder, { recursive: true });
      return met;
    },
  };
}

/** Waits until strace reports that it is attached, or exits. */
function attached(said: NodeJS.ReadableStream): Promise<void> {
  return new Promise((resolve) => {
    let text = '';
    said.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (/ attached( with \d+ threads)?\n/.test(text)) resolve();
    });
    said.once('end', resolve);
  });
}
