import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { GradualWriting } from './gradual-writing.ts';

function databaseOfTest(): string {
  const folder = mkdtempSync(join(tmpdir(), 'skins-gradual-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'lists.sqlite-wal'), 'frames');
  return join(folder, 'lists.sqlite');
}

it('syncs the WAL from time to time, one sync at a time', async () => {
  const ends: (() => void)[] = [];
  const gradual = await GradualWriting.of(databaseOfTest(), () => new Promise((end) => ends.push(end)));
  for (const now of [0, 1, 300, 600]) gradual.grown(now);
  expect(ends).toHaveLength(1);

  ends[0]?.();
  await new Promise(setImmediate);
  gradual.grown(601);
  expect(ends).toHaveLength(2);

  ends[1]?.();
  await new Promise(setImmediate);
  gradual.grown(700);
  expect(ends).toHaveLength(2);
  await gradual.close();
});

it('continues after a disk failure, and waits for the current sync when closing', async () => {
  const failures: ((error: Error) => void)[] = [];
  const gradual = await GradualWriting.of(
    databaseOfTest(),
    () => new Promise((_, fail) => failures.push(fail)),
  );
  gradual.grown(0);
  failures[0]?.(new Error('EIO'));
  await new Promise(setImmediate);
  gradual.grown(300);
  expect(failures).toHaveLength(2);

  let closed = false;
  const close = gradual.close().then(() => (closed = true));
  await new Promise(setImmediate);
  expect(closed).toBe(false);
  failures[1]?.(new Error('EIO'));
  await close;
});
