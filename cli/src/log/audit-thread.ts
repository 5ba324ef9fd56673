// The audit's own thread: recomputes every result while the main thread reads and hashes.
import { parentPort } from 'node:worker_threads';
import { type ScratchPiles, openScratchPiles, openScratchTable } from '@skins/api/foundation/files';
import { nativeSha256 } from '@skins/api/foundation/secrets';
import { newAudit } from '@skins/engine/audit';
import type { FromAudit, ToAudit } from './threaded-audit.ts';

const archive = openScratchTable();
const opened: ScratchPiles[] = [];
const audit = newAudit({
  hash: nativeSha256,
  archive,
  now: Date.now(),
  piles() {
    const piles = openScratchPiles();
    opened.push(piles);
    return piles;
  },
});

const answer = (message: FromAudit): void => parentPort?.postMessage(message);

parentPort?.on('message', (message: ToAudit) => {
  if (message.kind === 'take') return answer({ kind: 'taken', divergence: firstDivergence(message) });
  if (message.kind === 'finish') return answer({ kind: 'report', report: audit.finish() });
  for (const scratch of [archive, ...opened]) scratch.close();
  return parentPort?.close();
});

function firstDivergence({ records, plain }: Extract<ToAudit, { kind: 'take' }>) {
  for (const [index, record] of records.entries()) {
    const divergence = audit.next(record, plain[index]);
    if (divergence !== undefined) return divergence;
  }
  return undefined;
}
