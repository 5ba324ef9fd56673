import type { Text } from '@skins/engine/catalogue';
import { houseDate, toGems } from '@skins/engine/kernel';
import { WeekBenefitsClaimed, firstDayOf } from '@skins/engine/welfare';
import { tellersOf } from '../../foundation/admin/tellers.ts';

const CLAIMED: Text = {
  zh: '领取 {monday} 那一周的 VIP {level} 级福利 {gems} 宝石',
  en: 'Claimed the welfare of VIP level {level} for the week of {monday}: {gems|gem|gems}',
  ru: 'Получен бонус VIP уровня {level} за неделю с {monday}: {gems}',
  vi: 'Nhận phúc lợi VIP cấp {level} của tuần từ {monday}: {gems} ngọc',
};

export const tellers = tellersOf(
  { WeekBenefitsClaimed },
  {
    WeekBenefitsClaimed: ({ week, level, amount }, { say }) =>
      say(CLAIMED, { monday: houseDate(firstDayOf(week)), level, gems: toGems(amount) }),
  },
);
