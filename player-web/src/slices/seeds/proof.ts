import { auditCommand, shellCommand, type Evidence } from '../../shell/seeds/evidence';
import type { EvidenceCheck } from '../../shell/seeds/verdicts';
import type { Witness } from './witness';

/** Returns a proof to keep: every claimed value, the rules, the browser's computation, and its knowledge from before. */
export const proofOf = (evidence: Evidence, check: EvidenceCheck, witness: Witness | undefined) => ({
  scheme: 'v1',
  claimed: evidence,
  recomputed: check,
  remembered: witness,
  commands: [shellCommand(evidence), auditCommand(evidence)],
});
