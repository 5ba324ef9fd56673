import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ThreadedAudit } from './threaded-audit.ts';

/** More than `WAITING_MAX`. */
const BATCHES = 40;

/** Makes the audit's thread fail on its first records. */
function threadsDie(): void {
  const program = mkdtempSync(join(tmpdir(), 'skins-audit-'));
  writeFileSync(
    join(program, 'audit-thread.js'),
    `import { parentPort } from 'node:worker_threads';
     parentPort.on('message', () => { throw new Error('no room for the books'); });`,
  );
  vi.stubEnv('SKINS_PROGRAM', program);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(program, { recursive: true });
  });
}

it('rejects with the error that ended the thread, and leaves no caller waiting', async () => {
  threadsDie();
  const audit = new ThreadedAudit();
  const handOver = async () => {
    for (let n = 0; n < BATCHES; n += 1) await audit.take(['{}']);
  };
  await expect(handOver()).rejects.toThrow('no room for the books');
  await audit.close();
});
