import type { Text } from '@skins/engine/catalogue';
import { type Reward, houseDate, toGems } from '@skins/engine/kernel';
import { MonthRewardClaimed, SignedIn } from '@skins/engine/signin';
import { tellersOf } from '../../foundation/admin/tellers.ts';

const SIGNED: Text = {
  zh: '{day} 签到，连续第 {index} 天：{reward}',
  en: 'Signed in for {day}, day {index} in a row: {reward}',
  ru: 'Отметка за {day}, день {index} подряд: {reward}',
  vi: 'Điểm danh ngày {day}, ngày liên tiếp thứ {index}: {reward}',
};
const CLAIMED: Text = {
  zh: '领取本月累计 {days} 天的奖励：{reward}',
  en: 'Claimed the reward of the month for {days|day|days}: {reward}',
  ru: 'Получена награда месяца за {days|день|дня|дней}: {reward}',
  vi: 'Nhận thưởng tháng cho {days} ngày: {reward}',
};

/** Formats a reward as in the log: `2 × debris`. */
const rewardText = ({ type, skinId, boxId, amount }: Reward): string => {
  const what = [type, skinId ?? boxId].filter((word) => word !== undefined).join(' ');
  return `${type === 'diamond' ? toGems(amount) : amount} × ${what}`;
};

export const tellers = tellersOf(
  { SignedIn, MonthRewardClaimed },
  {
    SignedIn: ({ day, index, reward }, { say }) =>
      say(SIGNED, { day: houseDate(day), index, reward: rewardText(reward) }),
    MonthRewardClaimed: ({ conditionNum, reward }, { say }) =>
      say(CLAIMED, { days: conditionNum, reward: rewardText(reward) }),
  },
);
