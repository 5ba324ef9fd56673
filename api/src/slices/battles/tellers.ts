import { type CancelledReason, type VoidReason, battles } from '@skins/engine/battles';
import type { Text } from '@skins/engine/catalogue';
import { idOf, toGems } from '@skins/engine/kernel';
import { tellersOf } from '../../foundation/admin/tellers.ts';
import { houseTime } from '../../foundation/game/house-day.ts';

const text = (zh: string, en: string, ru: string, vi: string): Text => ({ zh, en, ru, vi });

const CANCELLED: Readonly<Record<CancelledReason, Text>> = {
  creator: text('创建者取消', 'cancelled by its creator', 'отменено создателем', 'người tạo hủy'),
  expired: text('没有坐满', 'not full in time', 'не набралось', 'không đủ người'),
  version: text('盲盒换了版本', 'a box got another version', 'у кейса новая версия', 'hộp đổi phiên bản'),
};
const VOIDED: Readonly<Record<VoidReason, Text>> = {
  late: text('封存过晚', 'signed too late', 'подписано слишком поздно', 'ký quá muộn'),
  'no-beacon': text(
    '公共信标未出现',
    'the round never came',
    'раунд не вышел',
    'vòng ngẫu nhiên không xuất hiện',
  ),
};
const back = (said: Text, { zh, en, ru, vi }: Text): Text => ({
  zh: `${said.zh}：${zh}，全部退回`,
  en: `${said.en}: ${en}. Everything goes back.`,
  ru: `${said.ru}: ${ru}. Всё возвращается.`,
  vi: `${said.vi}: ${vi}. Hoàn lại tất cả.`,
});

export const tellers = tellersOf(battles.events, {
  SeatReserved: ({ battle, gems, card }, { say }) =>
    say(
      card
        ? text(
            '用竞技卡预留对战 {battle} 的一席',
            'A card held for a seat of battle {battle}',
            'Карта удержана за место в сражении {battle}',
            'Giữ một thẻ cho chỗ của trận {battle}',
          )
        : text(
            '为对战 {battle} 的一席冻结 {gems}',
            '{gems} held for a seat of battle {battle}',
            'Удержано {gems} за место в сражении {battle}',
            'Giữ {gems} cho chỗ của trận {battle}',
          ),
      { battle: idOf(battle), gems: toGems(gems) },
    ),
  SeatSettled: ({ battle, gems, value, share }, { say }) =>
    say(
      text(
        '对战 {battle} 结清：花费 {gems}，得藏品 {value}，得宝石 {share}',
        'Battle {battle} played out: {gems} spent, items for {value}, {share|gem|gems}',
        'Сражение {battle} сыграно: потрачено {gems}, предметов на {value}, самоцветов {share}',
        'Trận {battle} kết thúc: tiêu {gems}, vật phẩm {value}, ngọc {share}',
      ),
      { battle: idOf(battle), gems: toGems(gems), value: toGems(value), share: toGems(share) },
    ),
  SeatReleased: ({ battle }, { say }) =>
    say(
      text(
        '对战 {battle} 的一席退回',
        'The seat of battle {battle} came back',
        'Место в сражении {battle} возвращено',
        'Hoàn lại chỗ của trận {battle}',
      ),
      { battle: idOf(battle) },
    ),
  LootGranted: ({ battle, part }, { say }) =>
    say(
      text(
        '对战 {battle} 的藏品入包，第 {part} 批',
        'Items of battle {battle} in the bag, part {part}',
        'Предметы сражения {battle} в инвентаре, часть {part}',
        'Vật phẩm trận {battle} vào túi, phần {part}',
      ),
      { battle: idOf(battle), part },
    ),
  InvitationSent: ({ battle, to }, { say }) =>
    say(
      text(
        '邀请 {to} 参加对战 {battle}',
        'Invited {to} to battle {battle}',
        'Приглашение {to} в сражение {battle}',
        'Mời {to} vào trận {battle}',
      ),
      { to, battle: idOf(battle) },
    ),
  InvitationsMuted: ({ muted }, { say }) =>
    say(
      muted
        ? text('关闭对战邀请', 'Takes no invitations', 'Приглашения отключены', 'Tắt lời mời')
        : text('打开对战邀请', 'Takes invitations', 'Приглашения включены', 'Bật lời mời'),
    ),
  BattleCreated: ({ terms: { seats, order, price }, waitsUntil }, { say, houseOffset }) =>
    say(
      text(
        '创建对战：{seats} 席 {rounds} 回合，每席 {price}，等到 {time}',
        'A battle of {seats|seat|seats} and {rounds|round|rounds}, {price} a seat, waits until {time}',
        'Сражение: мест {seats}, раундов {rounds}, место {price}, ждёт до {time}',
        'Trận {seats} chỗ, {rounds} vòng, {price} mỗi chỗ, chờ đến {time}',
      ),
      { seats, rounds: order.length, price: toGems(price), time: houseTime(waitsUntil, houseOffset()) },
    ),
  SeatTaken: ({ n, entrant }, { say }) =>
    say(
      text(
        '{entrant} 坐第 {n} 席',
        '{entrant} takes seat {n}',
        '{entrant} занимает место {n}',
        '{entrant} ngồi chỗ {n}',
      ),
      { entrant, n },
    ),
  SeatVacated: ({ n }, { say }) =>
    say(
      text(
        '第 {n} 席的玩家不能再玩，已离席',
        'The player of seat {n} may not play any more and leaves',
        'Игрок места {n} больше не может играть и уходит',
        'Người chỗ {n} không được chơi nữa và rời chỗ',
      ),
      { n },
    ),
  BattleFrozen: ({ source: { round } }, { say }) =>
    say(
      text(
        '坐满并封存，等信标第 {round} 轮',
        'Full and frozen, waits for round {round}',
        'Заполнено и запечатано, ждёт раунда {round}',
        'Đủ chỗ, niêm phong, chờ vòng {round}',
      ),
      { round },
    ),
  BattleSealed: ({ size }, { say }) =>
    say(
      text(
        '已在签名检查点（{size} 条）之下',
        'Under the signed checkpoint of {size|record|records}',
        'Под подписанной точкой из {size|записи|записей|записей}',
        'Nằm dưới điểm kiểm {size} bản ghi',
      ),
      { size },
    ),
  BattleDrawn: ({ by: { round } }, { say }) =>
    say(
      text(
        '信标第 {round} 轮公布，开盒',
        'Drawn by round {round}',
        'Разыграно раундом {round}',
        'Mở theo vòng {round}',
      ),
      { round },
    ),
  BattleFinished: (_data, { say }) =>
    say(text('演完，开始结清', 'Shown to the end', 'Показано до конца', 'Đã chiếu hết')),
  BattleCancelled: ({ reason }, { say }) =>
    say(back(text('对战取消', 'Cancelled', 'Отменено', 'Đã hủy'), CANCELLED[reason])),
  BattleVoided: ({ reason }, { say }) =>
    say(back(text('对战作废', 'Void', 'Аннулировано', 'Vô hiệu'), VOIDED[reason])),
  BattleEnded: (_data, { say }) => say(text('对战结束', 'Ended', 'Завершено', 'Kết thúc')),
});
