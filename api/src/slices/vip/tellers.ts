import type { Text } from '@skins/engine/catalogue';
import { toGems } from '@skins/engine/kernel';
import { VipBonusClaimed } from '@skins/engine/vip';
import { tellersOf } from '../../foundation/admin/tellers.ts';

const CLAIMED: Text = {
  zh: '领取 VIP {level} 级奖励 {gems} 宝石',
  en: 'Claimed the bonus of VIP level {level}: {gems|gem|gems}',
  ru: 'Получен бонус VIP уровня {level}: {gems}',
  vi: 'Nhận thưởng VIP cấp {level}: {gems} ngọc',
};

export const tellers = tellersOf(
  { VipBonusClaimed },
  { VipBonusClaimed: ({ level, amount }, { say }) => say(CLAIMED, { level, gems: toGems(amount) }) },
);
