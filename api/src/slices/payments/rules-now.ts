import { SKINS_RATE, TOP_UP_CHANNELS, TOP_UP_GIFTS, TOP_UP_GOODS } from '@skins/engine/payments';
import { POLICY, termsOf } from '@skins/engine/limits';
import type { Player } from '@skins/engine/shop';
import { VIP_TABLE, bonusInForce } from '@skins/engine/vip';
import type { Game } from '../../foundation/game/index.ts';
import type { Shop } from '../../shop/shop.ts';
import type { Desks } from './desks.ts';
import { noProvider } from './no-provider.ts';

export type PayingShop = Pick<Shop<Pick<Desks, 'payments'>>, 'game' | 'desks'>;

/** What an order made now is made by. */
export const rulesNow = (shop: PayingShop, time: number) => ({
  goods: shop.game.rulesAt(TOP_UP_GOODS, time),
  gifts: shop.game.rulesAt(TOP_UP_GIFTS, time),
  channels: openChannels(shop, time),
  rate: shop.game.rulesAt(SKINS_RATE, time),
});

/** All of them are closed where nobody takes money: an order would fail at once. */
function openChannels({ game, desks: { payments } }: PayingShop, time: number) {
  const rules = game.rulesAt(TOP_UP_CHANNELS, time);
  return payments.desk.provider === noProvider ? { ...rules, content: { channels: [] } } : rules;
}

/** What decides what comes on top for a player. */
export const onTopNow = (game: Game, time: number, { vip }: Player) => ({
  gifts: game.rulesAt(TOP_UP_GIFTS, time),
  bonus: bonusInForce(vip, game.rulesAt(VIP_TABLE, time)),
  firstGift: termsOf(game.rulesAt(POLICY, time).content.pack).firstTopUpGift,
});
