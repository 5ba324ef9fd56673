import { saveJson } from '../../shell/ui/save-file';
import type { Evidence } from '../../shell/seeds/evidence';
import { proofOf } from './proof';
import type { EvidenceCheck } from '../../shell/seeds/verdicts';
import type { Witness } from './witness';

/** Saves the proof as a JSON file. */
export function downloadProof(evidence: Evidence, check: EvidenceCheck, witness: Witness): void {
  const name = `proof-${evidence.seedIndex ?? 'typed'}-${check.resultHash.slice(0, 8)}.json`;
  saveJson(name, proofOf(evidence, check, witness));
}
