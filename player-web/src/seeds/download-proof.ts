import type { Evidence } from './evidence';
import { proofOf } from './proof';
import type { EvidenceCheck } from './verdicts';
import type { Witness } from './witness';

/** Saves the proof as a JSON file. */
export function downloadProof(evidence: Evidence, check: EvidenceCheck, witness: Witness): void {
  const text = `${JSON.stringify(proofOf(evidence, check, witness), null, 2)}\n`;
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `proof-${evidence.seedIndex ?? 'typed'}-${check.resultHash.slice(0, 8)}.json`;
  link.click();
  URL.revokeObjectURL(address);
}
