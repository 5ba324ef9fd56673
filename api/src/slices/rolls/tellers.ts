import { toGems } from '@skins/engine/kernel';
import { type CancellationReason, type VoidReason, rolls } from '@skins/engine/rolls';
import type { Static } from 'typebox';
import type { Text } from '@skins/engine/catalogue';
import { tellersOf } from '../../foundation/admin/tellers.ts';
import { houseTime } from '../../foundation/game/house-day.ts';

const text = (zh: string, en: string, ru: string, vi: string): Text => ({ zh, en, ru, vi });

const VOIDS: Readonly<Record<Static<typeof VoidReason>, Text>> = {
  unpublished: text('未在截止前发布', 'nobody published it', 'не опубликована', 'không ai phát hành'),
  'no-entries': text('无人参与', 'nobody entered', 'нет участников', 'không ai tham gia'),
  late: text('名单冻结过晚', 'frozen too late', 'заморожена слишком поздно', 'đóng băng danh sách quá muộn'),
  'no-beacon': text(
    '公共随机数未出现',
    'the round never came',
    'раунд не вышел',
    'vòng ngẫu nhiên không xuất hiện',
  ),
  epoch: text('日志曾恢复', 'the log was restored', 'журнал восстановлен', 'nhật ký đã khôi phục'),
};
const CANCELLED: Readonly<Record<CancellationReason, Text>> = {
  mistake: text('填写有误', 'a mistake', 'ошибка', 'nhầm lẫn'),
  host: text('主播要求', 'the host asked for it', 'по просьбе ведущего', 'chủ phòng yêu cầu'),
  abuse: text('涉嫌滥用', 'abuse', 'злоупотребление', 'lạm dụng'),
  technical: text('技术原因', 'a technical reason', 'техническая причина', 'lý do kỹ thuật'),
};
const because = ({ zh, en, ru, vi }: Text): Text => ({
  zh: `房间作废：${zh}，奖品退回`,
  en: `No draw: ${en}. The prizes are back.`,
  ru: `Розыгрыша нет: ${ru}. Призы возвращены.`,
  vi: `Không quay: ${vi}. Phần thưởng được hoàn lại.`,
});
const takenBack = ({ zh, en, ru, vi }: Text): Text => ({
  zh: `房间撤回：${zh}`,
  en: `Taken back: ${en}`,
  ru: `Отозвана: ${ru}`,
  vi: `Đã thu hồi: ${vi}`,
});
const TURNED_AWAY = {
  'password-used': text(
    '密码已被他人使用，未能加入',
    'not in: the password was used before',
    'не участвует: пароль уже использован',
    'không vào được: mật khẩu đã dùng',
  ),
  'room-closed': text(
    '房间已截止，未能加入',
    'not in: the room had closed',
    'не участвует: комната закрыта',
    'không vào được: phòng đã đóng',
  ),
} as const;

export const tellers = tellersOf(rolls.events, {
  DevicesLimited: (_data, { say }) =>
    say(
      text(
        '每台设备只能有一个账号加入',
        'Each device lets one account in',
        'С одного устройства входит один аккаунт',
        'Mỗi thiết bị chỉ nhận một tài khoản',
      ),
    ),
  DeviceClaimed: ({ playerId }, { say }) =>
    say(
      text(
        '{playerId} 用一台未用过的设备加入',
        '{playerId} enters by a device that let nobody else in',
        '{playerId} входит с устройства, с которого никто не входил',
        '{playerId} vào bằng thiết bị chưa ai dùng',
      ),
      { playerId },
    ),
  RoomCreated: ({ prizes, held, closesAt }, { say, houseOffset }) =>
    say(
      text(
        '创建房间：{count} 件奖品，共值 {value}，{time} 截止',
        'A room with {count|prize|prizes} worth {value}, open until {time}',
        'Комната: призов {count} на {value}, до {time}',
        'Tạo phòng: {count} phần thưởng trị giá {value}, đóng lúc {time}',
      ),
      { count: prizes.length, value: toGems(held), time: houseTime(closesAt, houseOffset()) },
    ),
  PasswordsIssued: ({ hashes }, { say }) =>
    say(
      text(
        '签发一次性密码 {count} 个',
        '{count|one-time password|one-time passwords} issued',
        'Выдано паролей: {count}',
        'Cấp {count} mật khẩu một lần',
      ),
      { count: hashes.length },
    ),
  RoomPublished: (_data, { say }) => say(text('房间发布', 'Published', 'Опубликована', 'Đã phát hành')),
  RoomCancelled: ({ reason }, { say }) => say(takenBack(CANCELLED[reason])),
  EntriesTaken: ({ first, entries }, { say }) =>
    say(
      text(
        '{count} 人加入，编号自 {first} 起',
        '{count|player is|players are} in, from number {first} on',
        'Вошли: {count}, с номера {first}',
        '{count} người vào, từ số {first}',
      ),
      { count: entries.length, first },
    ),
  EntryTurnedAway: ({ why }, { say }) => say(TURNED_AWAY[why]),
  RoomClosed: (_data, { say }) => say(text('房间截止', 'Closed', 'Закрыта', 'Đã đóng')),
  RoomFrozen: ({ count }, { say }) =>
    say(
      text(
        '名单冻结：{count} 人',
        '{count|entry|entries} frozen',
        'Заморожено участников: {count}',
        'Đóng băng danh sách: {count} người',
      ),
      {
        count,
      },
    ),
  RoomSealed: ({ size }, { say }) =>
    say(
      text(
        '名单已在签名检查点（{size} 条）之下',
        'Under the signed checkpoint of {size|record|records}',
        'Под подписанной точкой из {size|записи|записей|записей}',
        'Nằm dưới điểm kiểm {size} bản ghi',
      ),
      { size },
    ),
  DrawHeld: ({ winners }, { say }) =>
    say(
      text(
        '公开抽取 {count} 位中奖者',
        '{count|winner|winners} drawn in public',
        'Выбрано победителей: {count}',
        'Quay công khai {count} người trúng',
      ),
      {
        count: winners.length,
      },
    ),
  PrizePassed: ({ rank, to }, { say }) =>
    say(
      to === null
        ? text(
            '第 {rank} 名奖品无人可领，退回',
            'Prize {rank} has nobody left, and is back',
            'Приз {rank} некому вручить, возвращён',
            'Giải {rank} không còn ai nhận, hoàn lại',
          )
        : text(
            '第 {rank} 名奖品转给候补',
            'Prize {rank} goes to a reserve',
            'Приз {rank} переходит запасному',
            'Giải {rank} chuyển cho người dự bị',
          ),
      { rank },
    ),
  PrizesGiven: ({ through }, { say }) =>
    say(
      text(
        '前 {rank} 名奖品已发放',
        'Prizes up to {rank} are given',
        'Вручены призы до {rank}',
        'Đã trao giải đến hạng {rank}',
      ),
      {
        rank: through,
      },
    ),
  RoomEnded: ({ given, back }, { say }) =>
    say(
      text(
        '房间结束：发放 {given}，退回 {back}',
        'Ended: {given} given, {back} back',
        'Завершена: вручено {given}, возвращено {back}',
        'Kết thúc: trao {given}, hoàn {back}',
      ),
      { given: toGems(given), back: toGems(back) },
    ),
  RoomVoided: ({ reason }, { say }) => say(because(VOIDS[reason])),
  ConditionsMet: ({ roomId }, { say }) =>
    say(
      text(
        '申请加入房间 {room}',
        'Asked to join room {room}',
        'Заявка в комнату {room}',
        'Xin vào phòng {room}',
      ),
      {
        room: roomId,
      },
    ),
  EntryRefused: ({ why }, { say }) => say(TURNED_AWAY[why]),
  PrizeWon: ({ roomId, rank, value }, { say }) =>
    say(
      text(
        '房间 {room} 第 {rank} 名，奖品价值 {value}',
        'Prize {rank} of room {room}, worth {value}',
        'Приз {rank} комнаты {room}, стоимостью {value}',
        'Giải {rank} phòng {room}, trị giá {value}',
      ),
      { room: roomId, rank, value: toGems(value) },
    ),
});
