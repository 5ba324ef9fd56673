import { type HeldItem, ItemStatus, type SellBack, isGone, itemOf, sellingPrice } from '@skins/engine/bag';
import type { Catalogue } from '@skins/engine/catalogue';
import { toGems } from '@skins/engine/kernel';
import { faceOf } from '../boxes/presenters.ts';
import { shownCatalogue } from '../catalogue/shown.ts';
import type { DataOf, QueryOf } from '../../foundation/contract/call.ts';
import type { Game } from '../../foundation/game/index.ts';
import type { Language } from '../../foundation/http/language.ts';
import { type Holding, choicesOf, holdingOf, partOf } from './arranged.ts';
import type { backPack } from './contract.ts';
import { sellBackAt } from './sell-back-at.ts';
import { isTickable } from './ticks.ts';

type Page = DataOf<typeof backPack>;

const PAGE = 6;
/** Denominator of shares. */
const WHOLE = 10_000;

/** Returns a page of a player's bag, from the folded stream, always current. */
export async function bagPage(
  game: Game,
  playerId: string,
  { current = 1, size = PAGE, sort: order = 'newest', status, source, rarity }: QueryOf<typeof backPack>,
  language: Language,
): Promise<Page> {
  const { bag } = await game.readPlayer(playerId);
  const catalogue = shownCatalogue(game);
  const filter = { status, source, rarity };
  const part = partOf(bag, catalogue, { filter, order, offset: (current - 1) * size, limit: size });
  const { items: total, worth } = holdingOf(bag, catalogue, filter);
  const { statuses, sources, rarities } = choicesOf(bag, catalogue);
  const { terms } = sellingNow(game);
  return {
    total,
    worth: toGems(worth),
    statuses: [...statuses].map(([status, holding]) => ({ status, ...shown(holding) })),
    sources: [...sources].map(([source, holding]) => ({ source, ...shown(holding) })),
    rarities: [...rarities].map(([rarity, holding]) => ({ rarity, ...shown(holding) })),
    sellBack: termsShown(game),
    current,
    records: part.map((item) => recordOf(catalogue, item, terms, language)),
  };
}

/** Maximum number of items per request, as on a page. */
const NAMED = 100;

/** Returns the items with some ids, in that order, without those that are not in the bag. */
export async function itemsNamed(
  game: Game,
  playerId: string,
  ids: readonly string[],
  language: Language,
): Promise<Page['records']> {
  const { bag } = await game.readPlayer(playerId);
  const catalogue = shownCatalogue(game);
  const { terms } = sellingNow(game);
  return [...new Set(ids)].slice(0, NAMED).flatMap((id) => {
    const item = itemOf(bag, id);
    return item === undefined || isGone(item.status) ? [] : [recordOf(catalogue, item, terms, language)];
  });
}

/** Returns the terms of selling back at this time, as players see them. */
export function termsShown(game: Game): Page['sellBack'] {
  const { hash, terms } = sellingNow(game);
  return { open: terms.open, rate: terms.rate / WHOLE, rulesHash: hash };
}

function sellingNow(game: Game) {
  const { sellBack, mayTakeBack } = sellBackAt(game, game.clock());
  const { hash, content } = sellBack;
  return { hash, terms: { ...content, open: content.open && mayTakeBack } };
}

const shown = ({ items, worth }: Holding) => ({ items, worth: toGems(worth) });

const recordOf = (
  catalogue: Catalogue,
  item: HeldItem,
  sellBack: SellBack,
  language: Language,
): Page['records'][number] => ({
  ...toldItem(catalogue, item, language),
  salePrice: toGems(item.value),
  sellPrice:
    sellBack.open && item.status === ItemStatus.inBag ? toGems(sellingPrice(item.value, sellBack)) : null,
  choose: false,
  disable: !isTickable(item.status),
});

/** Returns the fields that every list of items shows. */
export function toldItem(
  catalogue: Catalogue,
  { itemId, skinId, source, status, time }: HeldItem,
  language: Language,
) {
  const { stuffName, stuffImage, skinsRarity, category, exterior } = faceOf(catalogue, skinId, language);
  return {
    id: itemId,
    skinId,
    name: stuffName,
    image: stuffImage,
    skinsRarity,
    category,
    exterior,
    status,
    source,
    createTime: time,
  };
}
