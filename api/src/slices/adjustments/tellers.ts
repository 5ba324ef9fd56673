import { BalanceAdjusted, ItemsVoided } from '@skins/engine/adjustments';
import type { Text } from '@skins/engine/catalogue';
import { toGems } from '@skins/engine/kernel';
import { tellersOf } from '../../foundation/admin/tellers.ts';
import { REASONS } from './reasons.ts';

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

const VOIDED: Text = {
  zh: '作废 {count} 件藏品，价值 {gems} 宝石（{why}，双人审批）',
  en: '{count|item|items} voided, worth {gems|gem|gems} ({why}, approved by another)',
  ru: 'Аннулировано предметов: {count}, на сумму {gems} ({why}, одобрено другим)',
  vi: 'Hủy {count} vật phẩm, trị giá {gems} ngọc ({why}, đã được duyệt)',
};

export const tellers = tellersOf(
  { BalanceAdjusted, ItemsVoided },
  {
    BalanceAdjusted: ({ way, amount, reason, approved }, { say }) =>
      say(way === 'credit' ? CREDIT : DEBIT, {
        gems: toGems(amount),
        why: say(REASONS[reason]),
        how: say(approved ? APPROVED : AT_ONCE),
      }),
    ItemsVoided: ({ itemIds, worth, reason }, { say }) =>
      say(VOIDED, { count: itemIds.length, gems: toGems(worth), why: say(REASONS[reason]) }),
  },
);
