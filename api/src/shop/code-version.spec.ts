import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { codeVersion } from './code-version.ts';

const LONG_AGO = new Date(0);

/** Sources and their libraries, all of one time, as an archive has them. */
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

it('tells code apart that differs by one character, or by a library, whatever the time of its files, and knows it again elsewhere', () => {
  const version = codeVersion(written('a + b', '1'));
  expect(codeVersion(written('a + b', '1'))).toBe(version);
  expect(codeVersion(written('a - b', '1'))).not.toBe(version);
  expect(codeVersion(written('a + b', '2'))).not.toBe(version);
});

it('is none where there are no sources', () => {
  expect(codeVersion(join(tmpdir(), 'no such folder'))).toBeUndefined();
});
