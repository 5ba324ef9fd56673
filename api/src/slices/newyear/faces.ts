import type { Catalogue } from '@skins/engine/catalogue';
import { type Reward, toGems } from '@skins/engine/kernel';
import { type Prices, worthOf } from '@skins/engine/newyear';
import { FRAGMENT_EXCHANGE, fragmentWorth } from '@skins/engine/props';
import type { Game } from '../../foundation/game/index.ts';
import type { Language } from '../../foundation/http/language.ts';
import { faceOf } from '../catalogue/skin-face.ts';
import { rewardFace } from '../signin/reward-face.ts';

/** Returns the prices by which rewards are worth something at a time. */
export function pricesAt(game: Pick<Game, 'catalogueAt' | 'rulesAt'>, time: number): Prices {
  const { skins, boxes } = game.catalogueAt(time);
  const skin = (skinId: string) => skins.get(skinId)?.price;
  return {
    skin,
    box: (boxId) => boxes.get(boxId)?.current.odds.price,
    fragment: fragmentWorth(game.rulesAt(FRAGMENT_EXCHANGE, time).content, skin),
  };
}

/** Returns a reward's display data, and what it is worth. */
export function faceWorth(catalogue: Catalogue, reward: Reward, prices: Prices, language: Language) {
  const { skinsRarity, category, exterior } = faceOf(catalogue, reward.skinId ?? '', language);
  return {
    ...rewardFace(catalogue, reward, language),
    skinId: reward.skinId ?? null,
    boxId: reward.boxId ?? null,
    skinsRarity,
    category,
    exterior,
    worth: toGems(worthOf(reward, prices)),
  };
}
