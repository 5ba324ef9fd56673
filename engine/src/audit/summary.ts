import type { Total } from '../kernel/index.ts';

/** The figures of a whole log. Money in 1/10,000 gem. */
export interface Summary {
  readonly events: number;
  readonly commands: number;
  /** edition at the end of the log */
  readonly edition: number;
  /** position from which that edition binds: earlier records were checked against fewer rules */
  readonly editionFrom: number;
  /** number of events before the stricter rules of edition 3; all events in an older log */
  readonly beforeStricter: number;
  /** number of committed chains of server seeds */
  readonly chains: number;
  readonly minted: bigint;
  /** balance of all players together */
  readonly held: bigint;
  readonly house: bigint;
  readonly escrow: bigint;
  /** number of plays of all games */
  readonly plays: number;
  readonly staked: bigint;
  readonly returned: bigint;
  /** gems bought */
  readonly paidIn: bigint;
  /** totals of slices, by slice */
  readonly slices: Readonly<Record<string, Readonly<Record<string, Total>>>>;
}
