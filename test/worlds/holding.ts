import { ItemsGranted } from '@skins/engine/bag';
import type { AnyEvent } from '@skins/engine/kernel';
import { SeedChainCommitted, UserSeedSet } from '@skins/engine/seeds';
import { WalletPosted } from '@skins/engine/wallet';
import { measureOf } from '../properties/log.ts';

/** What a player has, as plainly as it can be counted. Money in 1/10,000 gem. */
export interface Holding {
  readonly balance: number;
  readonly items: number;
  readonly rolls: number;
  readonly userSeed: string | undefined;
  /** whether a chain waits for a user seed that is younger than its anchor */
  readonly seedDue: boolean;
}

export const NOTHING: Holding = { balance: 0, items: 0, rolls: 0, userSeed: undefined, seedDue: false };

/** The holding after one more event. Written for the tests: shares nothing with the engine's folds. */
export function after(holding: Holding, event: AnyEvent): Holding {
  if (WalletPosted.is(event)) {
    const change = event.data.postings.reduce(
      (sum, { from, to, amount }) => sum + (to === 'player' ? amount : 0) - (from === 'player' ? amount : 0),
      0,
    );
    return { ...holding, balance: holding.balance + change };
  }
  if (ItemsGranted.is(event)) return { ...holding, items: holding.items + event.data.items.length };
  if (measureOf('reveal', event) !== undefined) return { ...holding, rolls: holding.rolls + 1 };
  if (SeedChainCommitted.is(event)) return { ...holding, seedDue: true };
  if (UserSeedSet.is(event)) return { ...holding, userSeed: event.data.userSeed, seedDue: false };
  return holding;
}
