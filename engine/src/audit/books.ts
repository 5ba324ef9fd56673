// What the auditor remembers. Small and changed in place, unlike the engine's states: a log may be longer than memory.

/** A committed chain and how far it is played. */
export interface ChainBooks {
  readonly chainId: number;
  readonly length: number;
  used: number;
  /** what the next seed hashes to */
  commitment: string;
  armed: boolean;
}

export interface PlayerBooks {
  readonly playerId: string;
  /** events in the stream */
  version: number;
  balance: number;
  /** items granted so far: the number in the newest one's id */
  items: number;
  userSeed: string | undefined;
  current: ChainBooks | undefined;
  next: ChainBooks | undefined;
}

export const playerBooks = (playerId: string): PlayerBooks => ({
  playerId,
  version: 0,
  balance: 0,
  items: 0,
  userSeed: undefined,
  current: undefined,
  next: undefined,
});

interface ItemBooks {
  readonly skinId: string;
  readonly value: number;
  readonly startTicket: number;
  readonly endTicket: number;
}

/** The version of a box that is on sale. */
interface BoxBooks {
  readonly version: number;
  readonly versionHash: string;
  readonly price: number;
  readonly items: readonly ItemBooks[];
}

export interface ShopBooks {
  readonly shelves: Set<string>;
  /** price by skin */
  readonly skins: Map<string, number>;
  readonly boxes: Map<string, BoxBooks>;
}

export const shopBooks = (): ShopBooks => ({ shelves: new Set(), skins: new Map(), boxes: new Map() });

/** Sums over the whole log; money in 1/10,000 gem, as big integers because nothing bounds a sum over all players. */
export interface Totals {
  players: number;
  chains: number;
  opens: number;
  boxVersions: number;
  stakes: bigint;
  returned: bigint;
  /** what each account gained; mint's is what it gave, below zero */
  readonly accounts: { player: bigint; house: bigint; mint: bigint; escrow: bigint };
}

export const totals = (): Totals => ({
  players: 0,
  chains: 0,
  opens: 0,
  boxVersions: 0,
  stakes: 0n,
  returned: 0n,
  accounts: { player: 0n, house: 0n, mint: 0n, escrow: 0n },
});
