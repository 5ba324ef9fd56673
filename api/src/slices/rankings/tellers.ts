import type { Text } from '@skins/engine/catalogue';
import { idOf, streamOf, toGems } from '@skins/engine/kernel';
import { type WithheldReason, rankings } from '@skins/engine/rankings';
import { tellersOf } from '../../foundation/admin/tellers.ts';

const text = (zh: string, en: string, ru: string, vi: string): Text => ({ zh, en, ru, vi });

const WITHHELD: Readonly<Record<WithheldReason, Text>> = {
  erased: text(
    '排行 {ranking} 第 {rank} 名奖金 {amount} 不发放：账号已注销',
    'Prize of place {rank} in ranking {ranking}, {amount}, is withheld: the account was erased',
    'Приз за место {rank} в рейтинге {ranking}, {amount}, не выплачен: аккаунт удалён',
    'Thưởng hạng {rank} của {ranking}, {amount}, không trả: tài khoản đã xóa',
  ),
  suspended: text(
    '排行 {ranking} 第 {rank} 名奖金 {amount} 不发放：账号被停用',
    'Prize of place {rank} in ranking {ranking}, {amount}, is withheld: the player is suspended',
    'Приз за место {rank} в рейтинге {ranking}, {amount}, не выплачен: игрок заблокирован',
    'Thưởng hạng {rank} của {ranking}, {amount}, không trả: người chơi bị đình chỉ',
  ),
  unverified: text(
    '排行 {ranking} 第 {rank} 名奖金 {amount} 不发放：未实名',
    'Prize of place {rank} in ranking {ranking}, {amount}, is withheld: no real name is given',
    'Приз за место {rank} в рейтинге {ranking}, {amount}, не выплачен: личность не подтверждена',
    'Thưởng hạng {rank} của {ranking}, {amount}, không trả: chưa xác minh tên thật',
  ),
};

export const tellers = tellersOf(rankings.events, {
  RankingClosed: ({ plays, rows }, { say }) =>
    say(
      text(
        '结榜：{plays} 次计入，{places} 个名次，奖金 {amount}',
        'Closed: {plays|play|plays}, {places|place|places}, prizes of {amount}',
        'Закрыт: игр {plays}, мест {places}, призы {amount}',
        'Đã chốt: {plays} lượt, {places} hạng, thưởng {amount}',
      ),
      { plays, places: rows.length, amount: toGems(rows.reduce((sum, { amount }) => sum + amount, 0)) },
    ),
  PrizesReleased: (_data, { say }) =>
    say(text('开始发放奖金', 'Prizes are paid from here on', 'Начата выплата призов', 'Bắt đầu trả thưởng')),
  RankPrizePaid: ({ closed, rank, amount }, { say }) =>
    say(
      text(
        '排行 {ranking} 第 {rank} 名奖金 {amount}',
        'Prize of place {rank} in ranking {ranking}: {amount}',
        'Приз за место {rank} в рейтинге {ranking}: {amount}',
        'Thưởng hạng {rank} của {ranking}: {amount}',
      ),
      { ranking: idOf(streamOf(closed)), rank, amount: toGems(amount) },
    ),
  RankPrizeWithheld: ({ closed, rank, amount, reason }, { say }) =>
    say(WITHHELD[reason], { ranking: idOf(streamOf(closed)), rank, amount: toGems(amount) }),
  RankingEnded: (_data, { say }) =>
    say(
      text(
        '奖金全部结清',
        'Every prize is paid or withheld',
        'Все призы выплачены или удержаны',
        'Đã xử lý hết các phần thưởng',
      ),
    ),
});
