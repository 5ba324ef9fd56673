import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { MasterSecret } from '../secrets/index.ts';
import { checkpointSigner } from '../transparency/index.ts';
import { MarkFile, MarkProblem } from './mark-file.ts';

const { key } = checkpointSigner(new MasterSecret('7'.repeat(64)));
const END = { size: 7, leaf: 'a'.repeat(64) };

function markOfTest(): MarkFile {
  const folder = mkdtempSync(join(tmpdir(), 'skins-mark-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return new MarkFile(folder, key);
}

it('remembers an end from the first note on, and none if a start was interrupted before it', () => {
  const mark = markOfTest();
  expect(mark.readEnd()).toBeUndefined();
  const end = mark.openEnd();
  onTestFinished(() => end.close());
  expect(mark.readEnd()).toBeUndefined();
  end.note(END);
  expect(mark.readEnd()).toEqual(END);
});

it('rejects an incomplete end', () => {
  const mark = markOfTest();
  writeFileSync(mark.path.replace(/json$/, 'end'), '00000000');
  expect(() => mark.readEnd()).toThrow(MarkProblem);
});
