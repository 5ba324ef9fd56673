import type { DrawSeasonRejection, ReachSeasonMilestoneRejection } from '@skins/engine/newyear';
import { refusal } from '../../foundation/contract/refusal.ts';
import type { RefusalsOf } from '../../shop/refusals.ts';
import type * as contract from './contract.ts';

/** The slice's refusals, as the API returns them. */
export const refusals = {
  'season-over': refusal(409, 1080, {
    zh: '活动尚未开始或已经结束，没有扣除任何东西',
    en: 'The season has not begun, or is over. Nothing was taken.',
    ru: 'Сезон ещё не начался или уже закончился. Ничего не списано.',
    vi: 'Mùa này chưa bắt đầu hoặc đã kết thúc. Chưa trừ gì cả.',
  }),
  'radishes-short': refusal(409, 1081, {
    zh: '活动积分不够，没有扣除任何东西',
    en: 'Not enough points of the season. Nothing was taken.',
    ru: 'Не хватает очков сезона. Ничего не списано.',
    vi: 'Không đủ điểm mùa. Chưa trừ gì cả.',
  }),
  'season-prize-gone': refusal(409, 1082, {
    zh: '有一件奖品暂时无法发放，没有扣除任何东西，请稍后再试',
    en: 'A prize cannot be given at the moment. Nothing was taken. Please try again later.',
    ru: 'Один из призов сейчас выдать нельзя. Ничего не списано. Попробуйте позже.',
    vi: 'Có phần thưởng tạm thời chưa thể trao. Chưa trừ gì cả. Vui lòng thử lại sau.',
  }),
  'milestone-unknown': refusal(404, 1083, {
    zh: '没有这一档累计奖励',
    en: 'There is no such milestone',
    ru: 'Такой награды нет',
    vi: 'Không có mốc này',
  }),
  'milestone-received': refusal(409, 1084, {
    zh: '这一档已经领取过',
    en: 'This milestone was claimed already',
    ru: 'Эта награда уже получена',
    vi: 'Mốc này đã được nhận',
  }),
  'milestone-unreached': refusal(409, 1085, {
    zh: '累计积分还没有达到这一档',
    en: 'This milestone is not reached yet',
    ru: 'До этой награды ещё не хватает очков',
    vi: 'Chưa đạt mốc này',
  }),
  'season-unknown': refusal(404, 1086, {
    zh: '没有这个版本的活动规则',
    en: 'There are no such rules of a season',
    ru: 'Таких правил сезона нет',
    vi: 'Không có phiên bản quy tắc mùa này',
  }),
} satisfies RefusalsOf<typeof contract, DrawSeasonRejection | ReachSeasonMilestoneRejection>;
