import {
  type DrawEntry,
  type DrawEvidence,
  type DrawStep,
  type DrawWitness,
  checkDraw,
} from '@skins/engine/fairness';
import { rootSeen } from './seen-roots';

/** What is told of a draw, and where all its entries are to be had. */
export interface DrawTold {
  readonly evidence: DrawEvidence;
  readonly prizes: NonNullable<DrawWitness['prizes']>;
  readonly loadEntries: () => Promise<readonly DrawEntry[]>;
}

/** Works a draw out again in this browser. The curve of beacons is loaded for it alone. */
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
