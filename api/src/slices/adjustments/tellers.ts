import { type AdjustmentReason, BalanceAdjusted } from '@skins/engine/adjustments';
import type { Text } from '@skins/engine/catalogue';
import { toGems } from '@skins/engine/kernel';
import { tellersOf } from '../../foundation/admin/tellers.ts';

const REASONS: Readonly<Record<AdjustmentReason, Text>> = {
  goodwill: { zh: '补偿', en: 'goodwill', ru: 'компенсация', vi: 'thiện chí' },
  fault: { zh: '故障', en: 'a fault of ours', ru: 'наш сбой', vi: 'lỗi hệ thống' },
  refund: { zh: '退款', en: 'refund', ru: 'возврат', vi: 'hoàn tiền' },
  correction: { zh: '更正', en: 'correction', ru: 'исправление', vi: 'sửa sai' },
  prize: { zh: '奖励', en: 'prize', ru: 'приз', vi: 'phần thưởng' },
  fraud: { zh: '欺诈', en: 'fraud', ru: 'мошенничество', vi: 'gian lận' },
};

const CREDIT: Text = {
  zh: '人工增加 {gems} 宝石（{why}，{how}）',
  en: '{gems|gem|gems} credited by hand ({why}, {how})',
  ru: 'Начислено вручную: {gems} ({why}, {how})',
  vi: 'Cộng thủ công {gems} ngọc ({why}, {how})',
};
const DEBIT: Text = {
  zh: '人工扣除 {gems} 宝石（{why}，{how}）',
  en: '{gems|gem|gems} debited by hand ({why}, {how})',
  ru: 'Списано вручную: {gems} ({why}, {how})',
  vi: 'Trừ thủ công {gems} ngọc ({why}, {how})',
};
const APPROVED: Text = {
  zh: '双人审批',
  en: 'approved by another',
  ru: 'одобрено другим',
  vi: 'đã được duyệt',
};
const AT_ONCE: Text = { zh: '单人', en: 'by one operator', ru: 'один оператор', vi: 'một nhân viên' };

export const tellers = tellersOf(
  { BalanceAdjusted },
  {
    BalanceAdjusted: ({ way, amount, reason, approved }, { say }) =>
      say(way === 'credit' ? CREDIT : DEBIT, {
        gems: toGems(amount),
        why: say(REASONS[reason]),
        how: say(approved ? APPROVED : AT_ONCE),
      }),
  },
);
