import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PictureFiles, fileHashOf } from './picture-files.ts';

/** A single server has no pictures of others. */
const ALONE = { shared: false, all: async () => [], change: async () => [] };

let folder: string;
let files: PictureFiles;
const bytes = Buffer.from('a picture');
const hash = fileHashOf(bytes);
const path = () => join(folder, 'pictures', `${hash}.webp`);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'skins-pictures-'));
  files = new PictureFiles(join(folder, 'pictures'), ALONE);
});
afterEach(() => rmSync(folder, { recursive: true }));

it('keeps a picture under its hash, for its owner alone', async () => {
  await files.keep({ hash, bytes });
  await files.keep({ hash, bytes });
  expect(await files.read(hash)).toEqual(bytes);
  expect(statSync(path()).mode & 0o777).toBe(0o600);
});

it('never shows a file that is not what its name says', async () => {
  await files.keep({ hash, bytes });
  writeFileSync(path(), 'another picture');
  expect(await files.read(hash)).toBeUndefined();
});

it('tells the missing ones', async () => {
  await files.keep({ hash, bytes });
  const other = '0'.repeat(64);
  expect(await files.missing([hash, other])).toEqual([other]);
  expect(await files.read(other)).toBeUndefined();
});
