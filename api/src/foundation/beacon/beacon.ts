import type { BeaconChain, BeaconRound } from '@skins/engine/fairness';

/** A public beacon that a shop can ask. */
export interface Beacon {
  readonly kind: 'drand' | 'local';
  /** whose rounds it has */
  readonly chain: () => Promise<BeaconChain>;
  /**
   * A round, under its chain's key.
   * @throws NotOutYet before its time, BeaconFailed where it cannot be had
   */
  readonly round: (round: number) => Promise<BeaconRound>;
  /** Asks whether it answers, and is what it is taken for. @throws BeaconFailed */
  readonly check: () => Promise<void>;
}

/** A beacon does not answer, or not with what was asked for: it may be asked again. */
export class BeaconFailed extends Error {
  override readonly name = 'BeaconFailed';
}
