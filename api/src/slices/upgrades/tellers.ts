import type { Text } from '@skins/engine/catalogue';
import { toGems } from '@skins/engine/kernel';
import { UpgradeLost, UpgradePlayed } from '@skins/engine/upgrades';
import { tellersOf } from '../../foundation/admin/tellers.ts';
import { namesOf } from '../catalogue/skin-face.ts';
import { chanceOf, stakeOf } from './worth.ts';

const WON: Text = {
  zh: '以 {stake} 宝石的价值升级「{skin}」，成功率 {rate}%，票号 {ticket}：成功',
  en: 'Upgraded {stake} gems’ worth to “{skin}” at {rate} %, ticket {ticket}: won',
  ru: 'Улучшение на {stake} до «{skin}», шанс {rate} %, билет {ticket}: успех',
  vi: 'Nâng cấp {stake} ngọc thành “{skin}”, tỷ lệ {rate} %, vé {ticket}: thắng',
};
const LOST: Text = {
  zh: '以 {stake} 宝石的价值升级「{skin}」，成功率 {rate}%，票号 {ticket}：失败',
  en: 'Staked {stake} gems’ worth for “{skin}” at {rate} %, ticket {ticket}: lost',
  ru: 'Улучшение на {stake} до «{skin}», шанс {rate} %, билет {ticket}: неудача',
  vi: 'Nâng cấp {stake} ngọc thành “{skin}”, tỷ lệ {rate} %, vé {ticket}: thua',
};

const NOTHING: Text = {
  zh: '升级失败，未获得藏品',
  en: 'No item came of the upgrade',
  ru: 'Улучшение не принесло предмета',
  vi: 'Lần nâng cấp không nhận được vật phẩm',
};

export const tellers = tellersOf(
  { UpgradePlayed, UpgradeLost },
  {
    UpgradeLost: (_lost, { say }) => say(NOTHING),
    UpgradePlayed: (played, { catalogue: { skins }, say }) =>
      say(played.won ? WON : LOST, {
        stake: toGems(stakeOf(played)),
        skin: say(namesOf(skins.get(played.targetSkinId), played.targetSkinId)),
        rate: (chanceOf(played.rate) * 100).toFixed(2),
        ticket: played.ticket,
      }),
  },
);
