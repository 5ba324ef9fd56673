import { type Text, boxOf } from '@skins/engine/catalogue';
import { newcomers } from '@skins/engine/newcomers';
import { tellersOf } from '../../foundation/admin/tellers.ts';
import { text } from '../../foundation/words/index.ts';
import { BOX_NAMES } from './names.ts';

const OPENED = text(
  '第一天：打开{name}（「{box}」）',
  'First day: opened the {name} (“{box}”)',
  'Первый день: {name} («{box}»)',
  'Ngày đầu tiên: mở {name} (“{box}”)',
);
const DEVICE = text(
  '{playerId} 的第一天使用这台设备',
  '{playerId} has a first day by this device',
  '{playerId} получает первый день по этому устройству',
  '{playerId} dùng thiết bị này cho ngày đầu tiên',
);
/** Words for the statuses 2 to 6. */
export const STATUS_WORDS: Readonly<Record<number, Text>> = {
  0: text('已注册', 'registered', 'регистрация', 'đã đăng ký'),
  1: text('已打开见面箱', 'welcome box opened', 'приветственный кейс открыт', 'đã mở hộp chào mừng'),
  2: text('等待首次充值', 'first top-up is next', 'дальше — первое пополнение', 'chờ nạp lần đầu'),
  3: text('首充箱待打开', 'first top-up box is due', 'кейс пополнения ждёт', 'hộp nạp đầu chờ mở'),
  4: text('首充箱已请求', 'first top-up box asked for', 'кейс пополнения запрошен', 'đã yêu cầu hộp nạp đầu'),
  5: text(
    '已去 Roll 房，全部完成',
    'went to the roll room, all done',
    'перешёл в комнату, всё сделано',
    'đã đến phòng roll, hoàn tất',
  ),
  6: text('已看导览', 'saw the guide', 'посмотрел обзор', 'đã xem hướng dẫn'),
};
const MOVED = text(
  '第一天：{status}',
  'First day: {status}',
  'Первый день: {status}',
  'Ngày đầu tiên: {status}',
);

export const tellers = tellersOf(newcomers.events, {
  NewcomerBoxClaimed({ box, of }, { say, catalogue }) {
    const drawn = boxOf(catalogue, of);
    return say(OPENED, { name: say(BOX_NAMES[box]), box: drawn === undefined ? of : say(drawn.face.name) });
  },
  NewcomerMoved({ status }, { say }) {
    const words = STATUS_WORDS[status];
    return say(MOVED, { status: words === undefined ? String(status) : say(words) });
  },
  NewcomerDeviceClaimed: ({ playerId }, { say }) => say(DEVICE, { playerId }),
});
