import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renewWal } from './renew-wal.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'skins-wal-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('preserves every byte of a WAL of any length', () => {
  const file = join(folder, 'events.db');
  const before = Buffer.from(Array.from({ length: 1_500_000 }, (_, n) => n % 251));
  writeFileSync(`${file}-wal`, before);
  renewWal(file);
  expect(readFileSync(`${file}-wal`).equals(before)).toBe(true);
});

it('creates none if there is none', () => {
  renewWal(join(folder, 'events.db'));
  expect(existsSync(join(folder, 'events.db-wal'))).toBe(false);
});
