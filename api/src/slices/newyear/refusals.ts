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
    zh: '萝卜不够：需要 {needed}，现有 {held}',
    en: 'Not enough radishes: {needed} needed, {held} held',
    ru: 'Не хватает редисок: нужно {needed}, есть {held}',
    vi: 'Không đủ củ cải: cần {needed}, hiện có {held}',
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
    ru: 'Такой отметки нет',
    vi: 'Không có mốc này',
  }),
  'milestone-received': refusal(409, 1084, {
    zh: '这一档已经领取过',
    en: 'This milestone was received already',
    ru: 'Эта награда уже получена',
    vi: 'Mốc này đã được nhận',
  }),
  'milestone-unreached': refusal(409, 1085, {
    zh: '还没有达到：需要累计 {radishes}，已得 {earned}',
    en: 'Not reached yet: {radishes} are asked for, {earned} were earned',
    ru: 'Ещё не достигнуто: нужно {radishes}, заработано {earned}',
    vi: 'Chưa đạt: cần {radishes}, đã có {earned}',
  }),
  'season-unknown': refusal(404, 1086, {
    zh: '没有这个版本的活动规则',
    en: 'There are no such rules of a season',
    ru: 'Таких правил сезона нет',
    vi: 'Không có phiên bản quy tắc mùa này',
  }),
} satisfies RefusalsOf<typeof contract, DrawSeasonRejection | ReachSeasonMilestoneRejection>;
