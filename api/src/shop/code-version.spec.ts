import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { codeVersion } from './code-version.ts';

const LONG_AGO = new Date(0);

/** Writes sources and their libraries, all with the same time, like an archive. */
function written(fold: string, libraries: string): string {
  const root = mkdtempSync(join(tmpdir(), 'skins-code-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const engine = join(root, 'engine', 'src');
  mkdirSync(join(engine, 'bag'), { recursive: true });
  for (const [file, text] of [
    [join(engine, 'bag', 'state.ts'), fold],
    [join(root, 'package-lock.json'), libraries],
  ] as const) {
    writeFileSync(file, text);
    utimesSync(file, LONG_AGO, LONG_AGO);
  }
  return engine;
}

it('distinguishes code by one character or a library, ignoring file times, and is the same elsewhere', () => {
  const version = codeVersion(written('a + b', '1'));
  expect(codeVersion(written('a + b', '1'))).toBe(version);
  expect(codeVersion(written('a - b', '1'))).not.toBe(version);
  expect(codeVersion(written('a + b', '2'))).not.toBe(version);
});

it('is undefined without sources', () => {
  expect(codeVersion(join(tmpdir(), 'no such folder'))).toBeUndefined();
});
