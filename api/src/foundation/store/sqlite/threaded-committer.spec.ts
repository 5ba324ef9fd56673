import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { draftOf } from '../record.ts';
import { appendedOf } from '../appended.ts';
import { entryOf } from '../kept-append.ts';
import { ThreadedCommitter } from './threaded-committer.ts';

const appendOn = (expectedVersion: number) =>
  entryOf(
    draftOf({
      stream: 'purse-a',
      expectedVersion,
      events: [{ type: 'CoinsMoved', v: 1, data: { by: 1 } }],
      command: { id: `command-${expectedVersion}`, inputHash: 'a'.repeat(64) },
      time: 0,
      actor: 'player',
    }),
  );

it('gives each batch its own answer, even if node reports the imports of threads in between', async () => {
  // `node --watch` sets this for programs.
  vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1');
  const folder = mkdtempSync(join(tmpdir(), 'skins-committer-'));
  const committer = new ThreadedCommitter(join(folder, 'log.sqlite'));
  onTestFinished(async () => {
    await committer.close();
    rmSync(folder, { recursive: true });
    vi.unstubAllEnvs();
  });

  const batches = [0, 1, 1].map((version) => [[appendOn(version)]]);
  const answers = await Promise.all(
    batches.map(async (units) => appendedOf(units, await committer.commit(units))),
  );

  expect(answers.map((appended) => appended.map(({ kind }) => kind))).toEqual([
    ['appended'],
    ['appended'],
    ['stopped'],
  ]);
});
