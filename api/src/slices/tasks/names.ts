import type { Text } from '@skins/engine/catalogue';
import type { TaskType } from '@skins/engine/tasks';

const text = (zh: string, en: string, ru: string, vi: string): Text => ({ zh, en, ru, vi });

/** Names of the task types 0 to 14 (spec 3.19). */
export const TASK_NAMES: Readonly<Record<TaskType, Text>> = {
  'upgrade-gems': text(
    '升级累计消耗宝石',
    'Gems staked in upgrades',
    'Самоцветов в улучшениях',
    'Ngọc dùng nâng cấp',
  ),
  upgrades: text('升级次数', 'Upgrades', 'Улучшений', 'Số lần nâng cấp'),
  'upgrades-failed': text(
    '升级失败次数',
    'Failed upgrades',
    'Неудачных улучшений',
    'Số lần nâng cấp thất bại',
  ),
  'battle-gems': text(
    '对战累计消费宝石',
    'Gems spent in battles',
    'Самоцветов в сражениях',
    'Ngọc cho đối chiến',
  ),
  battles: text('对战次数', 'Battles', 'Сражений', 'Số trận đối chiến'),
  'gems-obtained': text('累计获得宝石', 'Gems obtained', 'Получено самоцветов', 'Ngọc nhận được'),
  'gems-spent': text('累计消费宝石', 'Gems spent', 'Потрачено самоцветов', 'Ngọc đã dùng'),
  'classic-opens': text(
    '开启经典盲盒次数',
    'Classic boxes opened',
    'Открыто классических кейсов',
    'Số hộp cổ điển đã mở',
  ),
  'classic-gems': text(
    '经典盲盒消费宝石',
    'Gems spent on classic boxes',
    'Самоцветов на классические кейсы',
    'Ngọc cho hộp cổ điển',
  ),
  'hash-opens': text('开启哈希盲盒次数', 'Hash boxes opened', 'Открыто хеш-кейсов', 'Số hộp hash đã mở'),
  'hash-gems': text(
    '哈希盲盒消费宝石',
    'Gems spent on hash boxes',
    'Самоцветов на хеш-кейсы',
    'Ngọc cho hộp hash',
  ),
  'giveaway-value': text('赠送价值', 'Giveaway value', 'Стоимость розыгрышей', 'Giá trị quà tặng'),
  'gems-bought': text('累计充值宝石', 'Gems bought', 'Куплено самоцветов', 'Ngọc đã nạp'),
  'rolls-joined': text('参加 Roll 房次数', 'Roll rooms joined', 'Roll-комнат', 'Số phòng Roll đã tham gia'),
  'box-opens': text('开启指定盲盒', 'Openings of one box', 'Открытий кейса', 'Số lần mở hộp chỉ định'),
};

/** Names of task box gifts that are not props. */
export const GIFT_NAMES = {
  diamond: text('宝石', 'gems', 'самоцветы', 'ngọc'),
  box: text('一件皮肤', 'a skin', 'скин', 'một vật phẩm'),
};
