/** The player's server seeds, out of the master secret; a port, because the secret never enters the engine. */
export interface SeedSecrets {
  /** How many seeds a chain has. */
  readonly length: number;
  /** The epoch that is open: chains without one named are of it. */
  readonly epoch: number;
  /** Chain `chainId` of the player, hashed down to the value that is published before play. */
  anchor(playerId: string, chainId: number, epoch?: number): string;
  /** Seed `index` of the chain, 1 … length: SHA-256 of it is seed index − 1, or the anchor. */
  seed(playerId: string, chainId: number, index: number, epoch?: number): string;
  /** The seed from which all others of the chain hash. */
  lastSeed(playerId: string, chainId: number, epoch?: number): string;
}
