import { SELL_BACK } from '@skins/engine/bag';
import {
  type BoxOdds,
  BoxRetired,
  BoxVersionPublished,
  type Skin,
  SkinListed,
  boxesInForce,
} from '@skins/engine/catalogue';
import type { CyclingBox, PriceGraph } from '@skins/engine/catalogue/odds';
import type { AnyEvent, PublishedRules } from '@skins/engine/kernel';
import { EXTRA_DROPS, dropWorthOf } from '@skins/engine/drops';
import { POLICY, termsOf } from '@skins/engine/limits';
import { STORE_PRICES, type StorePrices, isSold, storePriceOf } from '@skins/engine/mall';
import { type Prices, SEASON, type Season, radishBound, seasonAt, shareOfAct } from '@skins/engine/newyear';
import { FRAGMENT_EXCHANGE, fragmentWorth } from '@skins/engine/props';
import { PROMOTION } from '@skins/engine/promotion';
import { REPLACE_TERMS, refundShare } from '@skins/engine/replace';
import { UPGRADE_ODDS } from '@skins/engine/upgrades';
import type { Game } from '../../foundation/game/index.ts';

/** A change to publish: events of the catalogue, or the content of rules. */
export type Publishing =
  { readonly catalogue: readonly AnyEvent[] } | { readonly rules: string; readonly content: unknown };

/** Rules that determine the shares of value kept, and given to inviters. */
const SHARES_BY = [
  STORE_PRICES,
  UPGRADE_ODDS,
  REPLACE_TERMS,
  SELL_BACK,
  POLICY,
  EXTRA_DROPS,
  SEASON,
  FRAGMENT_EXCHANGE,
  PROMOTION,
];

/** Tests whether the price graph depends on the rules with a name. */
export const movesValue = (name: string): boolean => SHARES_BY.some((rules) => rules.name === name);

/** Returns the content of rules at a time, or that of a change to publish. */
export const contentAt = <Content>(
  game: Game,
  rules: PublishedRules<Content>,
  time: number,
  more: Publishing | undefined,
): Content =>
  more !== undefined && 'rules' in more && more.rules === rules.name && rules.fits(more.content)
    ? more.content
    : game.rulesAt(rules, time).content;

/** Returns the price graph at a time, including a change to publish. */
export function priceGraphAt(game: Game, time: number, more?: Publishing): PriceGraph {
  const contentOf = <Content>(rules: PublishedRules<Content>): Content => contentAt(game, rules, time, more);
  const terms = contentOf(REPLACE_TERMS);
  const drops = contentOf(EXTRA_DROPS);
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
    boxes: [...boxes.values()].map((box) => ({
      ...box,
      drop: dropWorthOf(drops, box.price, (skinId) => skins.get(skinId)?.price),
    })),
    upgrade: { fee: minimumPumpingRatio, minimumRate },
    replace: terms.open ? { fee: terms.fee, leftOver: refundShare(terms, sellBack, takesBack) } : undefined,
    sellBack: sellBack.open && takesBack ? sellBack.rate : 0,
    season: seasonIn(
      due(contentOf(SEASON).season, time) ?? seasonAt(game.rulesHistory(SEASON), time)?.season,
      {
        skin: (skinId) => skins.get(skinId)?.price,
        box: (boxId) => boxes.get(boxId)?.price,
        fragment: fragmentWorth(contentOf(FRAGMENT_EXCHANGE), (skinId) => skins.get(skinId)?.price),
      },
    ),
    invitation: Math.max(...contentOf(PROMOTION).levels.map(({ share }) => share)),
  };
}

/** Returns a season that has not ended, whether it has begun or not. */
const due = (season: Season | null, time: number): Season | undefined =>
  season !== null && time < season.until ? season : undefined;

/** Returns the acts of a season. A battle opens boxes, and keeps no more of them than their openings do. */
const seasonIn = (season: Season | undefined, prices: Prices): PriceGraph['season'] =>
  season === undefined
    ? []
    : season.acts.map((act) => ({
        act: act.deed,
        by: act.deed === 'upgrade' ? 'upgrade' : 'box',
        share: shareOfAct(act, radishBound(season, prices)),
      }));

type Priced = Pick<Skin, 'skinId' | 'price' | 'category'>;

const soldFor = (skins: readonly Priced[], prices: StorePrices): PriceGraph['store'] =>
  new Map(
    skins
      .filter((skin) => prices.open && isSold(skin, prices))
      .map(({ skinId, price }) => [skinId, { price: storePriceOf(price, prices), value: price }]),
  );

function pricedAt(game: Game, time: number, more: readonly AnyEvent[]) {
  const catalogue = game.catalogueAt(time);
  const skins = new Map<string, Priced>(catalogue.skins);
  const boxes = new Map(boxesInForce(catalogue).map(({ boxId, current }) => [boxId, boxOf(current.odds)]));
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
