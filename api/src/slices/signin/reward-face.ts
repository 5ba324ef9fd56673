import type { Catalogue, Text } from '@skins/engine/catalogue';
import { type Reward, toGems } from '@skins/engine/kernel';
import { faceOf } from '../catalogue/skin-face.ts';
import { type Language, inLanguage } from '../../foundation/http/language.ts';
import { PROP_NAMES } from '../props/names.ts';

const GEMS: Text = { zh: '宝石', en: 'gems', ru: 'самоцветы', vi: 'ngọc' };

/** Returns a reward's display data in a player's language. */
export function rewardFace(
  catalogue: Catalogue,
  { type, skinId, boxId, amount }: Reward,
  language: Language,
) {
  if (type === 'skins') {
    const { stuffName, stuffImage } = faceOf(catalogue, skinId ?? '', language);
    const skinsPrice = toGems(catalogue.skins.get(skinId ?? '')?.price ?? 0);
    return faceWith({ type, receiveNum: amount, name: stuffName, image: stuffImage, skinsPrice });
  }
  if (type === 'diamond')
    return faceWith({ type, receiveNum: toGems(amount), name: inLanguage(GEMS, language) });
  const name = inLanguage(PROP_NAMES[type], language);
  const box = boxId === undefined ? undefined : catalogue.boxes.find((one) => one.boxId === boxId)?.face;
  if (box === undefined) return faceWith({ type, receiveNum: amount, name });
  const boxName = inLanguage(box.name, language);
  return faceWith({ type, receiveNum: amount, name: `${name} · ${boxName}`, image: box.image });
}

interface Face {
  readonly type: Reward['type'];
  readonly receiveNum: number;
  readonly name: string;
  readonly image?: string;
  readonly skinsPrice?: number;
}

const faceWith = ({ type, receiveNum, name, image = '', skinsPrice = 0 }: Face) => ({
  activityRewardType: type,
  receiveNum,
  rewardName: name,
  rewardImage: image,
  skinsPrice,
});
