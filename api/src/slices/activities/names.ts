import type { Text } from '@skins/engine/catalogue';
import type { ActivityKind } from '@skins/engine/activities';
import { text } from '../../foundation/words/index.ts';

/** Names of the kinds of activities. */
export const KIND_NAMES: Readonly<Record<ActivityKind, Text>> = {
  'sign-in': text('签到', 'Sign-in', 'Отметка', 'Điểm danh'),
  battle: text('对战', 'Battles', 'Сражения', 'Đối chiến'),
  upgrade: text('升级', 'Upgrades', 'Улучшения', 'Nâng cấp'),
  wish: text('许愿', 'Wishes', 'Желания', 'Điều ước'),
  hash: text('哈希盲盒', 'Hash boxes', 'Хеш-кейсы', 'Hộp hash'),
  consumption: text('消费', 'Gems spent', 'Траты', 'Tiêu ngọc'),
  'winning-streak': text('对战连胜', 'Winning streak', 'Серия побед', 'Chuỗi thắng'),
};

export const FIGURE_NAMES: Readonly<Record<'count' | 'amount', Text>> = {
  count: text('次数', 'How often', 'Сколько раз', 'Số lần'),
  amount: text('宝石数', 'Gems', 'Самоцветы', 'Số ngọc'),
};

/** The name of a reward that is openings of a box. */
export const OPENINGS: Text = text('开盲盒次数', 'Box openings', 'Открытия кейса', 'Lượt mở hộp');
