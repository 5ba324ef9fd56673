// The frame's books of streams. Small and changed in place, unlike the engine's states: a log may be larger than memory.

/** A committed chain and how many of its seeds are used. */
export interface ChainBooks {
  readonly chainId: number;
  readonly length: number;
  /** epoch in which it was committed */
  readonly epoch: number;
  /** version of the first event of the command that committed it */
  readonly since: number;
  used: number;
  /** hash of the next seed */
  commitment: string;
  armed: boolean;
}

export const playedOut = ({ used, length }: ChainBooks): boolean => used === length;

/** Books of a stream; JSON, as the archive stores them so. */
export interface StreamBooks {
  /** number of events in the stream */
  version: number;
  /** books of slices for the stream, by slice */
  own: Record<string, unknown> | undefined;
}

/** The deeds of one kind in a quarter hour, which is counted from 1970 UTC. */
export type DeedLine = [quarter: number, deed: string, of: string, count: number, amount: number];

export interface PlayerBooks extends StreamBooks {
  readonly playerId: string;
  balance: number;
  /** number of items granted so far: the number in the newest item's id */
  items: number;
  /** position in the log at which the first item was granted */
  itemsSince: number | undefined;
  userSeed: string | undefined;
  /** number of chains committed so far: the number of the newest one */
  chains: number;
  current: ChainBooks | undefined;
  next: ChainBooks | undefined;
  /** end of the suspension, milliseconds since 1970; null: until it is lifted */
  suspended: { readonly until: number | null } | undefined;
  /** number of props held, by kind */
  props: Record<string, number> | undefined;
  /** the player's recent deeds, the oldest first */
  deeds: DeedLine[];
}

export const streamBooks = (): StreamBooks => ({ version: 0, own: undefined });

export const playerBooks = (playerId: string): PlayerBooks => ({
  version: 0,
  own: undefined,
  playerId,
  balance: 0,
  items: 0,
  itemsSince: undefined,
  userSeed: undefined,
  chains: 0,
  current: undefined,
  next: undefined,
  suspended: undefined,
  props: undefined,
  deeds: [],
});

/** An unbounded sum, kept in safe integers as long as it fits. */
export class Sum {
  #small = 0;
  #large = 0n;

  add(amount: number): void {
    const small = this.#small + amount;
    if (Number.isSafeInteger(small)) this.#small = small;
    else {
      this.#large += BigInt(this.#small) + BigInt(amount);
      this.#small = 0;
    }
  }

  get value(): bigint {
    return this.#large + BigInt(this.#small);
  }
}
