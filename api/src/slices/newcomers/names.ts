import type { Text } from '@skins/engine/catalogue';
import type { NewcomerBox } from '@skins/engine/newcomers';
import { text } from '../../foundation/words/index.ts';

/** Names of the two boxes. */
export const BOX_NAMES: Readonly<Record<NewcomerBox, Text>> = {
  'newcomer-free': text('见面箱', 'Welcome box', 'Приветственный кейс', 'Hộp chào mừng'),
  'newcomer-topup': text('首充箱', 'First top-up box', 'Кейс первого пополнения', 'Hộp nạp đầu'),
};

/** What each box asks for. */
export const BOX_TASKS: Readonly<Record<NewcomerBox, Text>> = {
  'newcomer-free': text(
    '注册即可免费打开一次',
    'Free, once, for registering',
    'Бесплатно, один раз за регистрацию',
    'Miễn phí một lần khi đăng ký',
  ),
  'newcomer-topup': text(
    '首次充值的宝石',
    'Gems bought at first',
    'Самоцветов куплено впервые',
    'Ngọc nạp lần đầu',
  ),
};
