import type { Text } from '@skins/engine/catalogue';
import { type SettingWords, field, text } from '../../foundation/words/index.ts';

/** Words of the catalogue as a setting. */
export const CATALOGUE_WORDS: Omit<SettingWords, 'fields'> = {
  name: text('皮肤与盲盒', 'Skins and boxes', 'Скины и кейсы', 'Skin và hộp'),
  about: text(
    '皮肤、货架、盲盒与价格，同一刻一起改变。',
    'Skins, shelves, boxes and prices, which change at one moment.',
    'Скины, полки, кейсы и цены: меняются в один момент.',
    'Skin, kệ, hộp và giá, thay đổi cùng một lúc.',
  ),
};

/** Words of public changes that are neither rules nor catalogue. */
export const OPERATOR_WORDS = {
  name: text('运营人员', 'Operators', 'Операторы', 'Nhân viên vận hành'),
  mode: field('text', '批准方式', 'Approval', 'Одобрение', 'Phê duyệt'),
  role: text('运营人员 {id}', 'Operator {id}', 'Оператор {id}', 'Nhân viên {id}'),
  modes: {
    single: text('一人', 'one person', 'один человек', 'một người'),
    pairs: text('两人', 'two persons', 'два человека', 'hai người'),
  },
} as const;

/** Names of the catalogue's fields in lines. */
export const CATALOGUE_FIELDS = {
  rtp: field('share', '公布返还率', 'Published return', 'Опубликованный возврат', 'Tỉ lệ hoàn công bố'),
  price: field('gems', '价格', 'Price', 'Цена', 'Giá'),
  chance: field('chance', '机会', 'Chance', 'Шанс', 'Cơ hội'),
  name: field('text', '名称', 'Name', 'Название', 'Tên'),
  retired: field('switch', '下架', 'Retired', 'Снят с продажи', 'Ngừng bán'),
  perDay: field(
    'count',
    '每人每天上限',
    'Most a player and day',
    'Максимум на игрока в день',
    'Tối đa mỗi người mỗi ngày',
  ),
  allowance: field(
    'count',
    '每天免费次数',
    'Free openings a day',
    'Бесплатных открытий в день',
    'Lượt mở miễn phí mỗi ngày',
  ),
  order: field('text', '货架顺序', 'Order of shelves', 'Порядок полок', 'Thứ tự kệ'),
} as const;
export type CatalogueField = keyof typeof CATALOGUE_FIELDS;

/** Public names of roles. */
export const ROLE_WORDS: Readonly<Record<string, Text>> = {
  owner: text('店主', 'owner', 'владелец', 'chủ cửa hàng'),
  'game-manager': text('游戏运营', 'game manager', 'менеджер игр', 'quản lý trò chơi'),
  finance: text('财务', 'finance', 'финансы', 'tài chính'),
  support: text('客服', 'support', 'поддержка', 'hỗ trợ'),
  content: text('内容', 'content', 'контент', 'nội dung'),
  auditor: text('审计', 'auditor', 'аудитор', 'kiểm toán'),
};
