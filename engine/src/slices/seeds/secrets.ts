/** Port to the player's server seeds, which derive from the master secret: the secret itself never enters the engine. */
export interface SeedSecrets {
  /** Number of seeds per chain. */
  readonly length: number;
  /** The current epoch, and the default for `epoch` below. */
  readonly epoch: number;
  /** Returns the anchor of chain `chainId` of the player: the end of its hashes, published before play. */
  anchor(playerId: string, chainId: number, epoch?: number): string;
  /** Returns seed `index` of the chain, 1 … length: its SHA-256 is seed index − 1, or the anchor. */
  seed(playerId: string, chainId: number, index: number, epoch?: number): string;
  /** Returns the seed from which all others of the chain hash. */
  lastSeed(playerId: string, chainId: number, epoch?: number): string;
}
