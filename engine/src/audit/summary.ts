import type { Totals } from './books.ts';

/** What a log comes to. Money in 1/10,000 gem. */
export interface Summary {
  readonly events: number;
  readonly commands: number;
  readonly players: number;
  readonly chains: number;
  readonly boxVersions: number;
  readonly opens: number;
  readonly minted: bigint;
  /** by all players together */
  readonly held: bigint;
  readonly house: bigint;
  readonly escrow: bigint;
  /** paid for opens */
  readonly stakes: bigint;
  /** value of what the opens yielded */
  readonly returned: bigint;
}

export const summaryOf = (
  { players, chains, boxVersions, opens, stakes, returned, accounts }: Totals,
  { events, commands }: Pick<Summary, 'events' | 'commands'>,
): Summary => ({
  events,
  commands,
  players,
  chains,
  boxVersions,
  opens,
  minted: -accounts.mint,
  held: accounts.player,
  house: accounts.house,
  escrow: accounts.escrow,
  stakes,
  returned,
});
