import type { Catalogue, Text } from '@skins/engine/catalogue';
import { type Prop, type Reward, toGems } from '@skins/engine/kernel';
import { faceOf } from '../catalogue/skin-face.ts';
import { type Language, inLanguage } from '../http/language.ts';

/** What rewards are called that are no skins. */
const NAMES: Readonly<Record<Prop | 'diamond', Text>> = {
  diamond: { zh: '宝石', en: 'Gems', ru: 'Камни', vi: 'Đá quý' },
  OpenBox: { zh: '开箱券', en: 'Box ticket', ru: 'Билет на кейс', vi: 'Vé mở hộp' },
  TrendChart: { zh: '走势卡', en: 'Trend card', ru: 'Карта графика', vi: 'Thẻ xu hướng' },
  debris: { zh: '碎片', en: 'Fragments', ru: 'Осколки', vi: 'Mảnh' },
  resetOpenBox: { zh: '重置卡', en: 'Reset card', ru: 'Карта сброса', vi: 'Thẻ đặt lại' },
  armyCompetitionCard: { zh: '对战赛卡', en: 'Competition card', ru: 'Карта турнира', vi: 'Thẻ thi đấu' },
};

/** What a reward looks like to players in their language. */
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
  const name = inLanguage(NAMES[type], language);
  if (type === 'diamond') return faceWith({ type, receiveNum: toGems(amount), name });
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
