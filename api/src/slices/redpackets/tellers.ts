import type { Text } from '@skins/engine/catalogue';
import { idOf, toGems } from '@skins/engine/kernel';
import { type CancelReason, redpackets } from '@skins/engine/redpackets';
import { tellersOf } from '../../foundation/admin/tellers.ts';
import { houseTime } from '../../foundation/game/house-day.ts';

const text = (zh: string, en: string, ru: string, vi: string): Text => ({ zh, en, ru, vi });

const CANCELLED: Readonly<Record<CancelReason, Text>> = {
  late: text('封存过晚', 'signed too late', 'подписан слишком поздно', 'ký quá muộn'),
  'no-beacon': text(
    '开始时公共信标未公布',
    'no round at the start',
    'к началу раунд не вышел',
    'đến giờ chưa có vòng ngẫu nhiên',
  ),
  closed: text('红包雨已关闭', 'rains are closed', 'дожди закрыты', 'mưa lì xì đã đóng'),
  epoch: text('日志曾被恢复', 'the log was restored', 'журнал был восстановлен', 'nhật ký đã được khôi phục'),
};

export const tellers = tellersOf(redpackets.events, {
  RainAnnounced: ({ start, terms, source }, { say, houseOffset }) =>
    say(
      text(
        '公布红包雨：{time} 开始，预留 {total}，信标第 {round} 轮',
        'A rain is announced for {time}: {total} reserved, round {round} decides',
        'Объявлен дождь на {time}: отложено {total}, решает раунд {round}',
        'Công bố mưa lì xì lúc {time}: dành {total}, vòng {round} quyết định',
      ),
      { time: houseTime(start, houseOffset()), total: toGems(terms.total), round: source.round },
    ),
  RainSealed: ({ size }, { say }) =>
    say(
      text(
        '已在签名检查点（{size} 条）之下',
        'Under the signed checkpoint of {size|record|records}',
        'Под подписанной точкой из {size|записи|записей|записей}',
        'Nằm dưới điểm kiểm {size} bản ghi',
      ),
      { size },
    ),
  RainDrawn: ({ by: { round } }, { say }) =>
    say(
      text(
        '信标第 {round} 轮公布，开始倒数',
        'Round {round} is out, the countdown begins',
        'Раунд {round} вышел, начался отсчёт',
        'Vòng {round} đã có, bắt đầu đếm ngược',
      ),
      { round },
    ),
  PacketsGrabbed: ({ packets }, { say }) =>
    say(
      text(
        '领走 {count} 封，共 {amount}',
        '{count|packet|packets} grabbed, {amount}',
        'Собрано конвертов: {count}, всего {amount}',
        '{count} lì xì được nhận, tổng {amount}',
      ),
      { count: packets.length, amount: toGems(packets.reduce((sum, one) => sum + one.amount, 0)) },
    ),
  RainClosed: ({ packets, players, issued }, { say }) =>
    say(
      text(
        '红包雨结束并公布种子：{players} 人领 {packets} 封，共 {issued}',
        'The rain is over and the seed is public: {players|player|players}, {packets|packet|packets}, {issued}',
        'Дождь окончен, сид раскрыт: игроков {players}, конвертов {packets}, всего {issued}',
        'Mưa kết thúc và công bố hạt giống: {players} người, {packets} lì xì, {issued}',
      ),
      { packets, players, issued: toGems(issued) },
    ),
  RainCancelled: ({ reason }, { say }) => {
    const { zh, en, ru, vi } = CANCELLED[reason];
    return say(
      text(
        `红包雨取消：${zh}，预留全部退回`,
        `The rain is cancelled: ${en}. Everything reserved goes back.`,
        `Дождь отменён: ${ru}. Отложенное возвращается.`,
        `Hủy mưa lì xì: ${vi}. Hoàn lại toàn bộ.`,
      ),
    );
  },
  RainEnded: ({ left }, { say }) =>
    say(
      text(
        '全部到账，未领 {left} 退回',
        'Everybody is paid, {left} goes back',
        'Всем выплачено, возвращается {left}',
        'Đã trả hết, hoàn lại {left}',
      ),
      { left: toGems(left) },
    ),
  RainJoined: ({ rain }, { say }) =>
    say(
      text(
        '参加红包雨 {rain}',
        'Takes part in rain {rain}',
        'Участвует в дожде {rain}',
        'Tham gia mưa lì xì {rain}',
      ),
      { rain: idOf(rain) },
    ),
  PacketsCredited: ({ rain, packets, amount }, { say }) =>
    say(
      text(
        '红包雨 {rain}：{packets} 封到账 {amount}',
        'Rain {rain}: {packets|packet|packets} paid, {amount}',
        'Дождь {rain}: выплачено конвертов {packets}, {amount}',
        'Mưa lì xì {rain}: {packets} lì xì, nhận {amount}',
      ),
      { rain: idOf(rain), packets, amount: toGems(amount) },
    ),
});
