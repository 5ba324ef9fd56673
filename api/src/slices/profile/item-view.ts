import { type Bag, type HeldItem, ItemStatus } from '@skins/engine/bag';
import type { Catalogue, Skin } from '@skins/engine/catalogue';
import { toGems } from '@skins/engine/kernel';
import { UPGRADE_ODDS, quoteUpgrade } from '@skins/engine/upgrades';
import type { DataOf } from '../../foundation/contract/call.ts';
import type { Game } from '../../foundation/game/index.ts';
import type { Language } from '../../foundation/http/language.ts';
import { nativeSha256 } from '../../foundation/secrets/index.ts';
import { toldItem } from '../bag/bag-page.ts';
import { shownCatalogue } from '../catalogue/shown.ts';
import { faceIn } from '../catalogue/skin-face.ts';
import { chanceOf } from '../upgrades/worth.ts';
import type { itemView } from './contract.ts';
import type { ItemMove } from './questions.ts';

type View = DataOf<typeof itemView>;

/** Prices of proposed targets, as multiples of the item's value. */
const TARGETS = [1.3, 2, 4, 8] as const;
/** Wears, the least worn first. */
const WEARS = ['fn', 'mw', 'ft', 'ww', 'bs'] as const;

interface Held {
  readonly bag: Bag;
  readonly item: HeldItem;
  readonly moves: readonly ItemMove[];
  readonly language: Language;
}

/** Returns an item with its history, the other wears of its skin, and what it can become. */
export function itemShown(game: Game, { bag, item, moves, language }: Held): View {
  const catalogue = shownCatalogue(game);
  const skin = catalogue.skins.get(item.skinId);
  return {
    ...toldItem(catalogue, item, language),
    salePrice: toGems(item.value),
    price: skin === undefined ? null : toGems(skin.price),
    moves: moves.map(({ position, status, time }) => ({ position, status, createTime: time })),
    wears: skin === undefined ? [] : wearsOf(catalogue, skin),
    targets: item.status === ItemStatus.inBag ? targetsOf(game, catalogue, { bag, item, language }) : [],
  };
}

function wearsOf({ skins }: Catalogue, { skinId, name }: Skin): View['wears'] {
  const alike = [...skins.values()].filter((other) => other.name.zh === name.zh);
  return WEARS.flatMap((wear) => {
    const found = alike.find(({ exterior }) => exterior === wear);
    return found === undefined ? [] : [{ wear, price: toGems(found.price), own: found.skinId === skinId }];
  });
}

/** Returns upgrade targets at about some multiples of an item's value, each with its exact chance. */
function targetsOf(
  game: Game,
  catalogue: Catalogue,
  { bag, item, language }: Pick<Held, 'bag' | 'item' | 'language'>,
): View['targets'] {
  const odds = game.rulesAt(UPGRADE_ODDS, game.clock());
  const dearer = [...catalogue.skins.values()]
    .filter(({ price }) => price > item.value)
    .toSorted((a, b) => a.price - b.price);
  const wanted = TARGETS.flatMap((times) => dearer.find(({ price }) => price >= item.value * times) ?? []);
  return [...new Set(wanted)].flatMap((target) => {
    const choice = { itemIds: [item.itemId], gems: 0, targetSkinId: target.skinId };
    const quoted = quoteUpgrade(bag, choice, { hash: nativeSha256, target, odds });
    if ('kind' in quoted) return [];
    const face = faceIn(catalogue, target.skinId, language);
    return [{ ...face, price: toGems(target.price), rate: chanceOf(quoted.rate) }];
  });
}
