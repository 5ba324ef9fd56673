import { type Reward, toGems } from '@skins/engine/kernel';
import { newyear } from '@skins/engine/newyear';
import { tellersOf } from '../../foundation/admin/tellers.ts';
import { text } from '../../foundation/words/index.ts';

const DRAWN = text(
  '活动抽奖：花 {spent}（累计 {earned}），票号 {ticket}，得到 {reward}',
  'Season draw: {spent} spent of {earned} earned, ticket {ticket}: {reward}',
  'Сезонный розыгрыш: потрачено {spent} из {earned}, билет {ticket}: {reward}',
  'Quay mùa: dùng {spent} trong {earned}, vé {ticket}: {reward}',
);
const REACHED = text(
  '活动累计 {radishes}（已得 {earned}）：{reward}',
  'Season milestone {radishes}, {earned} earned: {reward}',
  'Награда сезона за {radishes}, заработано {earned}: {reward}',
  'Mốc mùa {radishes}, đã có {earned}: {reward}',
);

/** Formats a reward as in the log: `2 × debris`. */
const rewardText = ({ type, skinId, boxId, amount }: Reward): string => {
  const what = [type, skinId ?? boxId].filter((word) => word !== undefined).join(' ');
  return `${type === 'diamond' ? toGems(amount) : amount} × ${what}`;
};

export const tellers = tellersOf(newyear.events, {
  SeasonDrawn: ({ spent, earned, ticket, reward }, { say }) =>
    say(DRAWN, { spent, earned, ticket, reward: rewardText(reward) }),
  SeasonMilestoneReached: ({ radishes, earned, reward }, { say }) =>
    say(REACHED, { radishes, earned, reward: rewardText(reward) }),
});
