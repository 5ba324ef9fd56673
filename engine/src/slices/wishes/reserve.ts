import { type Amount, type Decision, accepted } from '../../kernel/index.ts';
import { type StakeMissing, gemsReserved } from '../props/index.ts';
import { type DrawContext, type Seeds, userSeedOf } from '../seeds/index.ts';
import type { Wallet } from '../wallet/index.ts';
import { SharesReserved } from './events.ts';
import type { Wishes } from './player.ts';

/** A player's state that reservations read. */
export interface Purse {
  readonly wallet: Wallet;
  readonly seeds: Seeds;
  readonly wishes: Wishes;
}

export type StakeContext = Pick<DrawContext, 'time' | 'at' | 'commandId' | 'hash'>;

interface Reserving {
  readonly wish: string;
  readonly shares: number;
  readonly sharePrice: Amount;
  readonly due: number;
}

/** Holds gems for shares, before they are asked for. */
export function sharesReserved(
  state: Purse,
  { wish, shares, sharePrice, due }: Reserving,
  context: StakeContext,
): Decision<Extract<StakeMissing, { readonly code: 'insufficient-gems' }>> {
  const gems = shares * sharePrice;
  const paid = gemsReserved(state, gems, 'wish-stake', context.at);
  if (paid.kind === 'rejected') return paid;
  const userSeed = state.seeds.userSeed ?? userSeedOf(context);
  return accepted(SharesReserved.of({ wish, shares, gems, userSeed, due }), ...paid.events);
}
