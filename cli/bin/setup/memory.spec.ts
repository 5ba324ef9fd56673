import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../test/samples/cli/recorded-terminal.ts';
import { MALLOC, NURSERY } from './memory.mjs';

/** Prints the memory settings with which it continues. */
const SCRIPT = `
  import { fileURLToPath } from 'node:url';
  import { continueWithMemory } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'memory.mjs')).href)};
  continueWithMemory(fileURLToPath(import.meta.url));
  console.log([process.env.MALLOC_ARENA_MAX ?? 'any', ...process.execArgv].join(' '));`;

function wentOn(command: string, environment: NodeJS.ProcessEnv = {}): string {
  const script = join(temporaryFolder(), 'script.mjs');
  writeFileSync(script, SCRIPT);
  const { MALLOC_ARENA_MAX: _arenas, NODE_OPTIONS: _options, ...others } = process.env;
  return execFileSync(process.execPath, [script, command], {
    encoding: 'utf8',
    env: { ...others, ...environment },
  }).trim();
}

describe.skipIf(process.platform === 'win32')('restarting a command with memory settings', () => {
  it('restarts `serve` with a large young generation and few arenas', () => {
    expect(wentOn('serve')).toBe(`${MALLOC.MALLOC_ARENA_MAX} ${NURSERY}`);
  });

  it('restarts `verify` with one arena', () => {
    expect(wentOn('verify')).toBe('1');
  });

  it('keeps the caller’s own settings', () => {
    expect(wentOn('verify', { MALLOC_ARENA_MAX: '3' })).toBe('3');
    expect(wentOn('serve', { NODE_OPTIONS: '--max-semi-space-size=8' })).toBe('any');
  });

  it('leaves other commands as they are', () => {
    expect(wentOn('doctor')).toBe('any');
    expect(wentOn('constructor')).toBe('any');
  });
});
