import type { BeaconChain, BeaconRound } from '@skins/engine/fairness';

/** A public beacon from which a shop can request rounds. */
export interface Beacon {
  readonly kind: 'drand' | 'local';
  /** Returns the chain of its rounds. */
  readonly chain: () => Promise<BeaconChain>;
  /**
   * Returns a round, verified with its chain's key.
   * @throws NotOutYet before its time, BeaconFailed if it cannot be fetched
   */
  readonly round: (round: number) => Promise<BeaconRound>;
  /** Returns the newest round, verified with its chain's key. @throws BeaconFailed if it cannot be fetched */
  readonly latest: () => Promise<BeaconRound>;
  /** Checks that it answers, and for the expected chain. @throws BeaconFailed */
  readonly check: () => Promise<void>;
}

/** A beacon does not answer, or answers with something else. The request may be retried. */
export class BeaconFailed extends Error {
  override readonly name = 'BeaconFailed';
}
