// The audit's own thread: draws every result again while the main thread reads and hashes.
import { parentPort } from 'node:worker_threads';
import { openScratchTable } from '@skins/api/files';
import { nativeSha256 } from '@skins/api/secrets';
import { newAudit } from '@skins/engine/audit';
import type { FromAudit, ToAudit } from './audit-thread.ts';

const audit = newAudit({ hash: nativeSha256, archive: openScratchTable() });

const answer = (message: FromAudit): void => parentPort?.postMessage(message);

parentPort?.on('message', (message: ToAudit) => {
  if (message.kind === 'finish') answer({ kind: 'findings', findings: audit.finish() });
  else answer({ kind: 'taken', divergence: firstDivergence(message) });
});

function firstDivergence({ records, plain }: Extract<ToAudit, { kind: 'take' }>) {
  for (const [index, record] of records.entries()) {
    const divergence = audit.next(record, plain[index]);
    if (divergence !== undefined) return divergence;
  }
  return undefined;
}
