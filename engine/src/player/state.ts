import { type Account, LoginClaimed, PlayerRegistered, account } from '../accounts/index.ts';
import { type Bag, ItemsGranted, bag } from '../bag/index.ts';
import { BoxOpened } from '../boxes/index.ts';
import { BoxVersionPublished, ShelfPlaced, SkinListed } from '../catalogue/index.ts';
import { type Fold, codecOf, combine } from '../kernel/index.ts';
import { SeedChainCommitted, type Seeds, UserSeedSet, seedsOver } from '../seeds/index.ts';
import { type Wallet, WalletPosted, wallet } from '../wallet/index.ts';

/** Everything in one player's stream. */
export interface Player {
  readonly account: Account;
  readonly wallet: Wallet;
  readonly bag: Bag;
  readonly seeds: Seeds;
}

/** The event types that reveal a server seed: a game that rolls is registered here. */
export const ROLLING = [BoxOpened] as const;

export const player: Fold<Player> = combine<Player>({ account, wallet, bag, seeds: seedsOver(ROLLING) });

/** Every type of event there is. */
export const codec = codecOf([
  PlayerRegistered,
  LoginClaimed,
  WalletPosted,
  ItemsGranted,
  SeedChainCommitted,
  UserSeedSet,
  SkinListed,
  ShelfPlaced,
  BoxVersionPublished,
  BoxOpened,
]);
