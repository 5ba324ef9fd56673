import {
  type DrawEntry,
  type DrawEvidence,
  type DrawStep,
  type DrawWitness,
  checkDraw,
} from '@skins/engine/fairness';
import { rootSeen } from './seen-roots';

/** The evidence of a draw, with a loader for all its entries. */
export interface DrawTold {
  readonly evidence: DrawEvidence;
  readonly prizes: NonNullable<DrawWitness['prizes']>;
  readonly loadEntries: () => Promise<readonly DrawEntry[]>;
}

/** Recomputes a draw in this browser. Loads the beacons' elliptic curve code only for this. */
export async function drawAgain({ evidence, prizes, loadEntries }: DrawTold): Promise<readonly DrawStep[]> {
  const [{ isSignedRound }, entries] = await Promise.all([
    import('@skins/engine/beacon'),
    evidence.frozen === null ? undefined : loadEntries(),
  ]);
  const rootBefore = rootSeen(evidence);
  return checkDraw(evidence, {
    isSigned: isSignedRound,
    prizes,
    ...(entries !== undefined && { entries }),
    ...(rootBefore !== undefined && { rootBefore }),
  });
}
