import type { DataOf } from '@skins/api/contract';
import type { playUpgrade } from '@skins/api/upgrades/contract';
import type { BagItem } from '../bag/queries';
import { ask, post } from '../../shell/net';
import type { Answering, Game, Order, Play, SeedPlace } from '../../shell/play';
import { revealMs } from './dial-timing';
import type { Quote, Target } from './queries';
import { chosenUpgrade, itemIdsIn } from './upgrade-evidence';

export interface UpgradeOrder extends Order {
  readonly items: readonly BagItem[];
  /** staked gems */
  readonly gems: number;
  readonly target: Target;
  /** The quote on the page at the press: the player agreed to it. */
  readonly quote: Quote;
}

type Reply = DataOf<typeof playUpgrade>;
export type Outcome = Reply & SeedPlace & Answering;
export type UpgradePlay = Play<UpgradeOrder, Outcome>;

const chosenIn = ({ items, gems, target: { skinId } }: UpgradeOrder): string =>
  chosenUpgrade(
    items.map(({ id }) => id),
    { gems, targetSkinId: skinId },
  );

const playCall = post<typeof playUpgrade>('/api/upgrade/play');

export const upgradeGame: Game<UpgradeOrder, Reply> = {
  send: ({ key, items, gems, target, quote }) =>
    ask(playCall, {
      key,
      body: { itemIds: items.map(({ id }) => id), gems, targetSkinId: target.skinId, quote: quote.quote },
    }),
  agreed: ({ quote }) => quote.rulesHash,
  chosen: chosenIn,
  meets: (order, { consumed, gems, targetSkinId, quote, winUpTo }) =>
    chosenUpgrade(itemIdsIn(consumed), { gems, targetSkinId }) === chosenIn(order) &&
    quote === order.quote.quote &&
    winUpTo === order.quote.winUpTo,
  itemsOf: ({ itemId }) => (itemId === null ? [] : [itemId]),
  revealMs,
  tells: [['upgrades', 'record'], ['upgrades', 'newest'], ['hall']],
  changes: [['upgrades', 'targets']],
};
