import { auditCommand, shellCommand, type Evidence } from '../../shell/seeds/evidence';
import type { EvidenceCheck } from '../../shell/seeds/verdicts';
import type { Witness } from './witness';

/** A proof to keep: every claimed value, the rules it was drawn by, what this browser computed, and what it knew before. */
export const proofOf = (evidence: Evidence, check: EvidenceCheck, witness: Witness | undefined) => ({
  scheme: 'v1',
  claimed: evidence,
  recomputed: check,
  remembered: witness,
  commands: [shellCommand(evidence), auditCommand(evidence)],
});
