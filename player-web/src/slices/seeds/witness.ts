import type { DataOf } from '@skins/api/contract';
import type { userSeedAt } from '@skins/api/seeds/contract';
import type { Evidence } from '../../shell/seeds/evidence';
import { ownSeeds, type OwnSeed } from '../../shell/seeds/own-seeds';
import { pressedPlay, type PressedPlay } from '../../shell/seeds/pressed-plays';
import { seenCommitment } from '../../shell/seeds/seen-commitments';

/** The log's change of the user seed in force for a draw; null if there is none. */
export type SeedChange = DataOf<typeof userSeedAt>;

/** The log's answer: pending, unavailable, or the change in force. */
export type LogAnswer =
  | { readonly kind: 'asking' | 'unreachable' | 'refused' }
  | { readonly kind: 'told'; readonly change: SeedChange };

/** Knowledge about a draw from other sources than the server's present claims. */
export interface Witness {
  /** The press, if it was in this browser. */
  readonly play?: PressedPlay | undefined;
  /** The seeds that this browser set, newest last. */
  readonly seeds: readonly OwnSeed[];
  /** A commitment shown before the draw, and how often its server seed must be hashed to match it. */
  readonly commitment?: { readonly serverHash: string; readonly times: number } | undefined;
  readonly log: LogAnswer;
}

/** Returns this browser's memory of a draw. */
export function witnessOf(evidence: Evidence, log: LogAnswer): Witness {
  const play = pressedPlay(evidence.itemId, evidence.commandId);
  return { play, seeds: ownSeeds(), commitment: commitmentFor(evidence, play), log };
}

/** Returns the nearest commitment shown before the draw. */
function commitmentFor(
  { chainId = 0, seedIndex = 0 }: Evidence,
  play: PressedPlay | undefined,
): Witness['commitment'] {
  // A pressed play uses the next index at the press or a later one, so an earlier index must fail.
  if (play !== undefined && (chainId === play.chainId ? seedIndex < play.next : chainId < play.chainId))
    return { serverHash: play.serverHash, times: 1 };
  const seen = seenCommitment(chainId, seedIndex);
  if (seen !== undefined) return { serverHash: seen.serverHash, times: seedIndex - seen.index + 1 };
  return play?.chainId === chainId
    ? { serverHash: play.serverHash, times: seedIndex - play.next + 1 }
    : undefined;
}
