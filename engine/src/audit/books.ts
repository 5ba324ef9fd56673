// What the frame remembers of streams. Small and changed in place, unlike the engine's states: a log may be longer than memory.

/** A committed chain and how far it is played. */
export interface ChainBooks {
  readonly chainId: number;
  readonly length: number;
  /** in which it was committed */
  readonly epoch: number;
  /** version of the first event of the command that committed it */
  readonly since: number;
  used: number;
  /** what the next seed hashes to */
  commitment: string;
  armed: boolean;
}

export const playedOut = ({ used, length }: ChainBooks): boolean => used === length;

/** JSON: so it lies in the archive. */
export interface StreamBooks {
  /** events in the stream */
  version: number;
  /** what slices remember of the stream, by slice */
  own: Record<string, unknown> | undefined;
}

/** What was done in a quarter hour of UTC since 1970. */
export type DeedLine = [quarter: number, deed: string, of: string, count: number, amount: number];

export interface PlayerBooks extends StreamBooks {
  readonly playerId: string;
  balance: number;
  /** items granted so far: the number in the newest one's id */
  items: number;
  /** position in the log at which the first one was granted */
  itemsSince: number | undefined;
  userSeed: string | undefined;
  /** committed so far: the number of the newest one */
  chains: number;
  current: ChainBooks | undefined;
  next: ChainBooks | undefined;
  /** until when the player may do nothing, milliseconds since 1970; null: until it is lifted */
  suspended: { readonly until: number | null } | undefined;
  /** held, by kind */
  props: Record<string, number> | undefined;
  /** what the player did of late, the oldest first */
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

/** A sum that nothing bounds, added up in safe integers as far as they go. */
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
