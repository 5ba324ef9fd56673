import { type RetrievalOutcome, retrievals } from '@skins/engine/retrievals';
import { toGems } from '@skins/engine/kernel';
import type { Text } from '@skins/engine/catalogue';
import { tellersOf } from '../../foundation/admin/tellers.ts';

const text = (zh: string, en: string, ru: string, vi: string): Text => ({ zh, en, ru, vi });

/** Texts of a retrieval's outcome. */
const OUTCOMES: Readonly<Record<RetrievalOutcome, Text>> = {
  delivered: text('已送达', 'delivered', 'доставлен', 'đã giao'),
  recalled: text('已取消', 'cancelled', 'отменён', 'đã hủy'),
  rejected: text(
    '运营人员未通过',
    'turned down by an operator',
    'отклонён оператором',
    'bị người vận hành từ chối',
  ),
  unreleased: text('放行超时', 'not released in time', 'не разрешён вовремя', 'không được duyệt kịp'),
  declined: text(
    '玩家拒绝报价',
    'the player declined the offer',
    'игрок отклонил обмен',
    'người chơi từ chối đề nghị',
  ),
  expired: text('报价过期', 'the offer expired', 'срок обмена истёк', 'đề nghị hết hạn'),
  unavailable: text(
    '渠道无法发货',
    'the provider could not send it',
    'доставка невозможна',
    'kênh không gửi được',
  ),
  link: text(
    '交易链接无效',
    'the trade link does not fit',
    'ссылка не подходит',
    'liên kết giao dịch không hợp lệ',
  ),
  private: text('库存未公开', 'the inventory is private', 'инвентарь скрыт', 'kho đồ riêng tư'),
  locked: text(
    '平台账号不能交易',
    'the account may not trade',
    'обмен запрещён',
    'tài khoản không được giao dịch',
  ),
};

export const tellers = tellersOf(retrievals.events, {
  RetrievalRequested: ({ itemId, attempt, release }, { say }) =>
    say(
      release
        ? text(
            '申请取回 {item}（第 {attempt} 次），需放行',
            'Asked to retrieve {item} (attempt {attempt}), to be released first',
            'Запрошен вывод {item} (попытка {attempt}), нужно разрешение',
            'Yêu cầu rút {item} (lần {attempt}), cần duyệt',
          )
        : text(
            '申请取回 {item}（第 {attempt} 次）',
            'Asked to retrieve {item} (attempt {attempt})',
            'Запрошен вывод {item} (попытка {attempt})',
            'Yêu cầu rút {item} (lần {attempt})',
          ),
      { item: itemId, attempt },
    ),
  RetrievalEnded: ({ itemId, outcome }, { say }) => say(ended(OUTCOMES[outcome]), { item: itemId }),
  RetrievalBarred: ({ itemId }, { say }) =>
    say(
      text(
        '{item} 多次失败，暂不能取回',
        '{item} failed too often and stays for a while',
        '{item} слишком часто не доходил и пока остаётся',
        '{item} thất bại nhiều lần, tạm thời giữ lại',
      ),
      { item: itemId },
    ),
  RetrievalReversed: ({ itemId }, { say }) =>
    say(
      text(
        '交易被撤销，{item} 回到背包',
        'The trade was reversed: {item} is in the bag again',
        'Обмен отменён: {item} снова в инвентаре',
        'Giao dịch bị đảo ngược: {item} trở lại túi',
      ),
      { item: itemId },
    ),
  ItemsPutBack: ({ itemIds }, { say }) =>
    say(
      text(
        '{count} 件取回失败的藏品放回背包',
        '{count|item|items} put back into the bag',
        'Возвращено в инвентарь: {count}',
        'Trả {count} vật phẩm lại túi',
      ),
      { count: itemIds.length },
    ),
  WithdrawalCreated: ({ itemId, value }, { say }) =>
    say(
      text(
        '发货单建立：{item}，价值 {value}',
        'A delivery of {item}, worth {value}, begins',
        'Начата доставка {item} стоимостью {value}',
        'Bắt đầu giao {item}, trị giá {value}',
      ),
      { item: itemId, value: toGems(value) },
    ),
  WithdrawalReleased: (_data, { say }) => say(text('已放行', 'Released', 'Разрешено', 'Đã duyệt')),
  WithdrawalRecalled: (_data, { say }) =>
    say(text('申请取消', 'Cancellation requested', 'Запрошена отмена', 'Yêu cầu hủy')),
  WithdrawalOffered: ({ reference }, { say }) =>
    say(
      text(
        '已发出报价（{reference}）',
        'Offered to the player ({reference})',
        'Предложено игроку ({reference})',
        'Đã gửi đề nghị ({reference})',
      ),
      { reference },
    ),
  WithdrawalDelivered: ({ reference }, { say }) =>
    say(
      text(
        '玩家已接受（{reference}）',
        'Accepted by the player ({reference})',
        'Принято игроком ({reference})',
        'Người chơi đã nhận ({reference})',
      ),
      { reference },
    ),
  WithdrawalEnded: ({ outcome }, { say }) => say(OUTCOMES[outcome]),
  WithdrawalReversed: ({ reference }, { say }) =>
    say(
      text(
        '平台撤销交易（{reference}）',
        'Reversed by the platform ({reference})',
        'Отменено платформой ({reference})',
        'Nền tảng đảo ngược ({reference})',
      ),
      { reference },
    ),
  DeliveryListMatched: ({ offers, unknown }, { say }) =>
    say(
      text(
        '与发货渠道对账完成：{count} 笔，其中 {unknown} 笔未知',
        'The provider’s list was matched: {count} deliveries, {unknown} of them unknown here',
        'Сверено с доставкой: {count}, неизвестных {unknown}',
        'Đã đối soát: {count} lần giao, {unknown} lần lạ',
      ),
      { count: offers, unknown },
    ),
});

const ended = ({ zh, en, ru, vi }: Text): Text => ({
  zh: `取回 {item} 结束：${zh}`,
  en: `The retrieval of {item} ended: ${en}`,
  ru: `Вывод {item} завершён: ${ru}`,
  vi: `Lần rút {item} kết thúc: ${vi}`,
});
