import type { DataOf } from '@skins/api/contract';
import type { userSeedAt } from '@skins/api/seeds/contract';
import type { Evidence } from '../../shell/seeds/evidence';
import { ownSeeds, type OwnSeed } from '../../shell/seeds/own-seeds';
import { pressedPlay, type PressedPlay } from '../../shell/seeds/pressed-plays';
import { seenCommitment } from '../../shell/seeds/seen-commitments';

/** The change of the user seed that counted for a draw, as the log has it; null where it has none. */
export type SeedChange = DataOf<typeof userSeedAt>;

/** What the log answered: nothing yet, nothing at all, or which change counted. */
export type LogAnswer =
  | { readonly kind: 'asking' | 'unreachable' | 'refused' }
  | { readonly kind: 'told'; readonly change: SeedChange };

/** What is known of a draw beside what the server claims of it now. */
export interface Witness {
  /** The press, where it was in this browser. */
  readonly play?: PressedPlay | undefined;
  /** The seeds that this browser set, the newest last. */
  readonly seeds: readonly OwnSeed[];
  /** A commitment that was shown before the draw, and how often its server seed has to be hashed to meet it. */
  readonly commitment?: { readonly serverHash: string; readonly times: number } | undefined;
  readonly log: LogAnswer;
}

/** What this browser remembers of a draw. */
export function witnessOf(evidence: Evidence, log: LogAnswer): Witness {
  const play = pressedPlay(evidence.itemId, evidence.commandId);
  return { play, seeds: ownSeeds(), commitment: commitmentFor(evidence, play), log };
}

/** The nearest commitment, of those that were shown before the draw. */
function commitmentFor(
  { chainId = 0, seedIndex = 0 }: Evidence,
  play: PressedPlay | undefined,
): Witness['commitment'] {
  // Once pressed, a play rolls what stood next, or what comes after it.
  if (play !== undefined && (chainId === play.chainId ? seedIndex < play.next : chainId < play.chainId))
    return { serverHash: play.serverHash, times: 1 };
  const seen = seenCommitment(chainId, seedIndex);
  if (seen !== undefined) return { serverHash: seen.serverHash, times: seedIndex - seen.index + 1 };
  return play?.chainId === chainId
    ? { serverHash: play.serverHash, times: seedIndex - play.next + 1 }
    : undefined;
}
