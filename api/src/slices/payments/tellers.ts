import { toGems } from '@skins/engine/kernel';
import { payments } from '@skins/engine/payments';
import type { Text } from '@skins/engine/catalogue';
import { tellersOf } from '../../foundation/admin/tellers.ts';
import { inUnits } from './order-state.ts';

const text = (zh: string, en: string, ru: string, vi: string): Text => ({ zh, en, ru, vi });

export const tellers = tellersOf(payments.events, {
  TopUpOrdered: ({ gems, gift, bonus, price, currency }, { say }) =>
    say(
      text(
        '下单充值 {gems} 宝石，赠送 {more}，应付 {price} {currency}',
        'Ordered {gems|gem|gems}, {more} on top, for {price} {currency}',
        'Заказано {gems}, сверху {more}, за {price} {currency}',
        'Đặt mua {gems} ngọc, tặng {more}, giá {price} {currency}',
      ),
      { gems: toGems(gems), more: toGems(gift + bonus), price: inUnits(price, currency), currency },
    ),
  TopUpCredited: ({ gems, gift, bonus, settled, late }, { say }) =>
    say(
      late
        ? text(
            '迟到的付款到账：{gems} 宝石，赠送 {more}，抵欠 {settled}',
            'Paid late: {gems|gem|gems} credited, {more} on top, {settled} kept for what was owed',
            'Поздняя оплата: начислено {gems}, сверху {more}, в счёт долга {settled}',
            'Thanh toán trễ: cộng {gems} ngọc, tặng {more}, trừ nợ {settled}',
          )
        : text(
            '充值到账 {gems} 宝石，赠送 {more}，抵欠 {settled}',
            '{gems|gem|gems} credited, {more} on top, {settled} kept for what was owed',
            'Начислено {gems}, сверху {more}, в счёт долга {settled}',
            'Cộng {gems} ngọc, tặng {more}, trừ nợ {settled}',
          ),
      { gems: toGems(gems), more: toGems(gift + bonus), settled: toGems(settled) },
    ),
  TopUpEnded: ({ outcome }, { say }) =>
    say(
      outcome === 'expired'
        ? text('充值订单已过期', 'The order expired', 'Заказ истёк', 'Đơn nạp đã hết hạn')
        : outcome === 'cancelled'
          ? text('充值订单已取消', 'The order was cancelled', 'Заказ отменён', 'Đơn nạp đã hủy')
          : text('充值订单失败', 'The order failed', 'Заказ не удался', 'Đơn nạp thất bại'),
    ),
  TopUpTakenBack: ({ taken, owed }, { say }) =>
    say(
      text(
        '付款被撤回：扣回 {taken} 宝石，尚欠 {owed}',
        'The payment went back: {taken|gem|gems} taken back, {owed} owed',
        'Платёж возвращён: списано {taken}, долг {owed}',
        'Khoản thanh toán bị thu hồi: trừ {taken} ngọc, còn nợ {owed}',
      ),
      { taken: toGems(taken), owed: toGems(owed) },
    ),
  TopUpReinstated: ({ gems, gift, bonus, settled }, { say }) =>
    say(
      text(
        '拒付争议胜诉：重新到账 {gems} 宝石，抵欠 {settled}',
        'The dispute was won: {gems|gem|gems} credited again, {settled} kept for what was owed',
        'Спор выигран: снова начислено {gems}, в счёт долга {settled}',
        'Thắng khiếu nại: cộng lại {gems} ngọc, trừ nợ {settled}',
      ),
      { gems: toGems(gems + gift + bonus), settled: toGems(settled) },
    ),
  TopUpDebtSettled: ({ amount }, { say }) =>
    say(
      text(
        '偿还欠款 {gems} 宝石',
        '{gems|gem|gems} given for what was owed',
        'В счёт долга {gems}',
        'Trả nợ {gems} ngọc',
      ),
      { gems: toGems(amount) },
    ),
  OrderCreated: ({ price, currency }, { say }) =>
    say(
      text(
        '支付单建立：{price} {currency}',
        'A payment of {price} {currency} begins',
        'Начат платёж {price} {currency}',
        'Bắt đầu thanh toán {price} {currency}',
      ),
      { price: inUnits(price, currency), currency },
    ),
  OrderPending: ({ reference }, { say }) =>
    say(
      text(
        '渠道已受理（{reference}）',
        'The provider waits for money ({reference})',
        'Провайдер ждёт оплату ({reference})',
        'Nhà cung cấp chờ thanh toán ({reference})',
      ),
      { reference },
    ),
  OrderPaid: ({ price, currency, reference }, { say }) =>
    say(
      text(
        '已支付 {price} {currency}（{reference}）',
        '{price} {currency} paid ({reference})',
        'Оплачено {price} {currency} ({reference})',
        'Đã thanh toán {price} {currency} ({reference})',
      ),
      { price: inUnits(price, currency), currency, reference },
    ),
  OrderExpired: (_data, { say }) =>
    say(text('支付超时', 'Nobody paid in time', 'Не оплачено вовремя', 'Hết hạn thanh toán')),
  OrderCancelled: (_data, { say }) =>
    say(text('玩家已取消', 'Cancelled by the player', 'Отменён игроком', 'Người chơi đã hủy')),
  OrderFailed: ({ reason }, { say }) =>
    say(
      reason === 'declined'
        ? text('支付失败', 'The payment was declined', 'Платёж отклонён', 'Thanh toán bị từ chối')
        : text(
            '渠道拒绝受理',
            'The provider did not take the order',
            'Провайдер не принял заказ',
            'Nhà cung cấp không nhận đơn',
          ),
    ),
  RefundAsked: (_data, { say }) =>
    say(text('申请退款', 'The money is to go back', 'Запрошен возврат', 'Yêu cầu hoàn tiền')),
  OrderReversed: ({ way, reference }, { say }) =>
    say(
      way === 'refund'
        ? text(
            '已退款（{reference}）',
            'Refunded ({reference})',
            'Возвращено ({reference})',
            'Đã hoàn ({reference})',
          )
        : text(
            '银行拒付（{reference}）',
            'Charged back ({reference})',
            'Чарджбэк ({reference})',
            'Bị bồi hoàn ({reference})',
          ),
      { reference },
    ),
  OrderReinstated: ({ reference }, { say }) =>
    say(
      text(
        '拒付争议胜诉，款项已退还商户（{reference}）',
        'The dispute was won: the money is here again ({reference})',
        'Спор выигран: деньги снова здесь ({reference})',
        'Thắng khiếu nại: tiền đã trở lại ({reference})',
      ),
      { reference },
    ),
  ProviderListMatched: ({ payments: count, unknown }, { say }) =>
    say(
      text(
        '与渠道对账完成：{count} 笔，其中 {unknown} 笔未知',
        'The provider’s list was matched: {count} payments, {unknown} of them unknown here',
        'Сверено с провайдером: {count}, неизвестных {unknown}',
        'Đã đối soát: {count} khoản, {unknown} khoản lạ',
      ),
      { count, unknown },
    ),
});
