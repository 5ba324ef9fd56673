import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqliteReader, openSqliteStore } from './open.ts';
import { DamagedFile } from '../failures.ts';
import { damageIn } from './soundness.ts';

const EVENTS = 300;
const PAGE_BYTES = 4096;

describe('damageIn', () => {
  let folder: string;
  let file: string;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'skins-soundness-'));
    file = join(folder, 'log.sqlite');
    const store = openSqliteStore(file, { thread: false });
    await store.append({
      stream: 'any-1',
      expectedVersion: 0,
      events: Array.from({ length: EVENTS }, (_, n) => ({
        type: 'Any',
        v: 1,
        data: { n, text: 'x'.repeat(200) },
      })),
      command: { id: 'command', inputHash: '0'.repeat(64) },
      time: 0,
      actor: 'system',
    });
    await store.close();
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it('finds nothing in an intact file of the store', () => {
    expect(damageIn(file)).toBeUndefined();
  });

  it.each<[string, () => void]>([
    ['is another text', () => writeFileSync(file, 'garbage\n')],
    ['was cut', () => truncateSync(file, statSync(file).size / 2)],
    ['has pages overwritten', () => writeFileSync(file, overwritten(readFileSync(file), 4))],
  ])('finds damage if the file %s, and readers get an error with its name', async (_what, damage) => {
    damage();
    expect(damageIn(file)).toBeDefined();
    const readAll = async () => {
      const reader = openSqliteReader(file);
      try {
        await reader.readAll('000000000000', EVENTS);
      } finally {
        await reader.close();
      }
    };
    await expect(readAll()).rejects.toThrow(DamagedFile);
    await expect(readAll()).rejects.toThrow(file);
  });
});

/** Overwrites all pages from one on; the first ones, with the schema, remain. */
const overwritten = (bytes: Buffer, from: number): Buffer => bytes.fill(0xa5, from * PAGE_BYTES);
