import { SELL_BACK } from '@skins/engine/bag';
import {
  type BoxOdds,
  BoxRetired,
  BoxVersionPublished,
  type Skin,
  SkinListed,
} from '@skins/engine/catalogue';
import type { CyclingBox, PriceGraph } from '@skins/engine/catalogue/odds';
import type { AnyEvent, PublishedRules } from '@skins/engine/kernel';
import { POLICY, termsOf } from '@skins/engine/limits';
import { STORE_PRICES, type StorePrices, isSold, storePriceOf } from '@skins/engine/mall';
import { PROMOTION } from '@skins/engine/promotion';
import { REPLACE_TERMS, refundShare } from '@skins/engine/replace';
import { UPGRADE_ODDS } from '@skins/engine/upgrades';
import type { Game } from '../../foundation/game/index.ts';

/** A change to publish: events of the catalogue, or the content of rules. */
export type Publishing =
  { readonly catalogue: readonly AnyEvent[] } | { readonly rules: string; readonly content: unknown };

/** Rules that determine the shares of value kept, and given to inviters. */
const SHARES_BY = [STORE_PRICES, UPGRADE_ODDS, REPLACE_TERMS, SELL_BACK, POLICY, PROMOTION];

/** Tests whether the price graph depends on the rules with a name. */
export const movesValue = (name: string): boolean => SHARES_BY.some((rules) => rules.name === name);

/** Returns the price graph at a time, including a change to publish. */
export function priceGraphAt(game: Game, time: number, more?: Publishing): PriceGraph {
  const contentOf = <Content>(rules: PublishedRules<Content>): Content =>
    more !== undefined && 'rules' in more && more.rules === rules.name && rules.fits(more.content)
      ? more.content
      : game.rulesAt(rules, time).content;
  const terms = contentOf(REPLACE_TERMS);
  const sellBack = contentOf(SELL_BACK);
  const takesBack = termsOf(contentOf(POLICY).pack).sellBack;
  const { minimumPumpingRatio, minimumRate } = contentOf(UPGRADE_ODDS);
  const { skins, boxes } = pricedAt(
    game,
    time,
    more !== undefined && 'catalogue' in more ? more.catalogue : [],
  );
  return {
    store: soldFor([...skins.values()], contentOf(STORE_PRICES)),
    boxes: [...boxes.values()],
    upgrade: { fee: minimumPumpingRatio, minimumRate },
    replace: terms.open ? { fee: terms.fee, leftOver: refundShare(terms, sellBack, takesBack) } : undefined,
    sellBack: sellBack.open && takesBack ? sellBack.rate : 0,
    invitation: Math.max(...contentOf(PROMOTION).levels.map(({ share }) => share)),
  };
}

type Priced = Pick<Skin, 'skinId' | 'price' | 'category'>;

const soldFor = (skins: readonly Priced[], prices: StorePrices): PriceGraph['store'] =>
  new Map(
    skins
      .filter((skin) => prices.open && isSold(skin, prices))
      .map(({ skinId, price }) => [skinId, { price: storePriceOf(price, prices), value: price }]),
  );

function pricedAt(game: Game, time: number, more: readonly AnyEvent[]) {
  const { skins: listed, boxes: onSale } = game.catalogueAt(time);
  const skins = new Map<string, Priced>(listed);
  const boxes = new Map([...onSale.values()].map(({ boxId, current }) => [boxId, boxOf(current.odds)]));
  for (const event of more)
    if (SkinListed.is(event)) skins.set(event.data.skinId, event.data);
    else if (BoxVersionPublished.is(event)) boxes.set(event.data.odds.boxId, boxOf(event.data.odds));
    else if (BoxRetired.is(event)) boxes.delete(event.data.boxId);
  return { skins, boxes };
}

const boxOf = ({ boxId, price, items }: BoxOdds): CyclingBox => ({
  boxId,
  price,
  items: items.map(({ skinId, value, startTicket, endTicket }) => ({
    skinId,
    value,
    tickets: endTicket - startTicket,
  })),
});

/** Returns a time, and all later times at which published changes affect the graph. */
export function momentsFrom(game: Game, time: number): readonly number[] {
  const waiting = [
    ...game.catalogueState().history.publications,
    ...SHARES_BY.flatMap((rules) => game.rulesHistory(rules).versions),
  ].map(({ from }) => from);
  return [...new Set([time, ...waiting.filter((from) => from > time)])];
}
