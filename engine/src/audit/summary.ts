import type { Total } from '../kernel/index.ts';

/** What a log comes to. Money in 1/10,000 gem. */
export interface Summary {
  readonly events: number;
  readonly commands: number;
  /** of the log at its end */
  readonly edition: number;
  /** position from which that edition binds: what came before was held to less */
  readonly editionFrom: number;
  /** how many events came before the stricter rules of edition 3; all of them in an older log */
  readonly beforeStricter: number;
  /** committed chains of server seeds */
  readonly chains: number;
  readonly minted: bigint;
  /** by all players together */
  readonly held: bigint;
  readonly house: bigint;
  readonly escrow: bigint;
  /** of all games */
  readonly plays: number;
  readonly staked: bigint;
  readonly returned: bigint;
  /** gems bought */
  readonly paidIn: bigint;
  /** what slices sum up, by slice */
  readonly slices: Readonly<Record<string, Readonly<Record<string, Total>>>>;
}
