import type { Text } from '@skins/engine/catalogue';
import { toGems } from '@skins/engine/kernel';
import { type HoldReason, type UnpaidReason, type Verdict, promotion } from '@skins/engine/promotion';
import { tellersOf } from '../../foundation/admin/tellers.ts';

const text = (zh: string, en: string, ru: string, vi: string): Text => ({ zh, en, ru, vi });

const HELD: Readonly<Record<HoldReason, Text>> = {
  device: text(
    '朋友 {friend} 的一份 {amount} 暂缓：同一台设备',
    'Share for {friend}, {amount}, is held back: the same device',
    'Доля за {friend}, {amount}, удержана: одно устройство',
    'Phần cho {friend}, {amount}, tạm giữ: cùng thiết bị',
  ),
  address: text(
    '朋友 {friend} 的一份 {amount} 暂缓：同一网络地址',
    'Share for {friend}, {amount}, is held back: the same network address',
    'Доля за {friend}, {amount}, удержана: один сетевой адрес',
    'Phần cho {friend}, {amount}, tạm giữ: cùng địa chỉ mạng',
  ),
  payment: text(
    '朋友 {friend} 的一份 {amount} 暂缓：同一付款人',
    'Share for {friend}, {amount}, is held back: the same payer',
    'Доля за {friend}, {amount}, удержана: один плательщик',
    'Phần cho {friend}, {amount}, tạm giữ: cùng người trả tiền',
  ),
};

const UNPAID: Readonly<Record<UnpaidReason, Text>> = {
  erased: text(
    '朋友 {friend} 的一份 {amount} 不发放：账号已注销',
    'Share for {friend}, {amount}, is withheld: the account was erased',
    'Доля за {friend}, {amount}, не выплачена: аккаунт удалён',
    'Phần cho {friend}, {amount}, không trả: tài khoản đã xóa',
  ),
  suspended: text(
    '朋友 {friend} 的一份 {amount} 不发放：账号被停用',
    'Share for {friend}, {amount}, is withheld: the player is suspended',
    'Доля за {friend}, {amount}, не выплачена: игрок заблокирован',
    'Phần cho {friend}, {amount}, không trả: người chơi bị đình chỉ',
  ),
};

const DECIDED: Readonly<Record<Verdict, Text>> = {
  released: text(
    '朋友 {friend} 的一份 {amount} 经双人审批入账',
    'Share for {friend}, {amount}, was released by two operators',
    'Доля за {friend}, {amount}, выплачена по решению двоих',
    'Phần cho {friend}, {amount}, được hai nhân viên duyệt trả',
  ),
  refused: text(
    '朋友 {friend} 的一份 {amount} 经双人审批不发放',
    'Share for {friend}, {amount}, was refused by two operators',
    'Доля за {friend}, {amount}, отклонена по решению двоих',
    'Phần cho {friend}, {amount}, bị hai nhân viên từ chối',
  ),
};

export const tellers = tellersOf(promotion.events, {
  PromotionDayClosed: ({ friends, counted, amount }, { say }) =>
    say(
      text(
        '推广结日：{friends} 位朋友，买来并玩掉 {counted}，分成 {amount}',
        'Closed: {friends|friend|friends} played {counted} of what they bought, shares of {amount}',
        'Закрыт: друзей {friends}, куплено и сыграно {counted}, доли {amount}',
        'Đã chốt: {friends} bạn, đã mua và chơi {counted}, thưởng {amount}',
      ),
      { friends, counted: toGems(counted), amount: toGems(amount) },
    ),
  PromotionCounted: ({ rows }, { say }) =>
    say(
      text(
        '分成表：{rows} 行',
        'Table of shares: {rows|row|rows}',
        'Таблица долей: строк {rows}',
        'Bảng phần thưởng: {rows} dòng',
      ),
      { rows: rows.length },
    ),
  PromotionPaid: ({ friend, amount }, { say }) =>
    say(
      text(
        '朋友 {friend} 的一份：{amount}',
        'Share for {friend}: {amount}',
        'Доля за {friend}: {amount}',
        'Phần cho {friend}: {amount}',
      ),
      { friend, amount: toGems(amount) },
    ),
  PromotionHeld: ({ friend, amount, reason }, { say }) =>
    say(HELD[reason], { friend, amount: toGems(amount) }),
  PromotionWithheld: ({ friend, amount, reason }, { say }) =>
    say(UNPAID[reason], { friend, amount: toGems(amount) }),
  PromotionDecided: ({ friend, amount, verdict }, { say }) =>
    say(DECIDED[verdict], { friend, amount: toGems(amount) }),
  PromotionDayEnded: (_data, { say }) =>
    say(text('分成全部处理', 'Every share is settled', 'Все доли учтены', 'Đã xử lý hết các phần thưởng')),
});
