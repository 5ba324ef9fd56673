import type { Text } from '@skins/engine/catalogue';
import { type FieldWords, type SettingWords, field, text } from './field-words.ts';
import { ITEM_WORDS } from './item-words.ts';
import { MONEY_WORDS } from './money-words.ts';
import { SIGN_IN_WORDS } from './sign-in-words.ts';
import { TASK_WORDS } from './task-words.ts';
import { WELFARE_WORDS } from './welfare-words.ts';

export type { FieldWords, SettingWords };

/** What one operator of a role may move, in words. */
const ceilingFields = (role: string, name: string, zh: string): Readonly<Record<string, FieldWords>> => ({
  [`/${role}`]: field('text', zh, name, name, name),
  [`/${role}/perAct`]: field(
    'gems',
    `${zh}：每次`,
    `${name}: at once`,
    `${name}: за раз`,
    `${name}: mỗi lần`,
  ),
  [`/${role}/perDay`]: field(
    'gems',
    `${zh}：每天`,
    `${name}: a day`,
    `${name}: за день`,
    `${name}: mỗi ngày`,
  ),
});

/** Settings in words, by their name. */
export const SETTING_WORDS: Readonly<Record<string, SettingWords>> = {
  ...ITEM_WORDS,
  ...MONEY_WORDS,
  ...SIGN_IN_WORDS,
  ...TASK_WORDS,
  ...WELFARE_WORDS,
  grants: {
    name: text('新玩家赠送', 'Grant to new players', 'Подарок новым игрокам', 'Quà cho người chơi mới'),
    about: text(
      '新注册的玩家得到多少宝石。此外不会凭空产生宝石。',
      'How many gems a new player is given. None are ever made otherwise.',
      'Сколько камней получает новый игрок. Иначе камни не создаются.',
      'Người chơi mới được tặng bao nhiêu đá quý. Ngoài ra không tạo thêm đá quý.',
    ),
    fields: {
      '/newPlayer': field('gems', '赠送宝石', 'Gems given', 'Камней в подарок', 'Số đá quý tặng'),
    },
  },
  'adjustment-ceilings': {
    name: text('手动调整上限', 'Ceilings of adjustments', 'Пределы корректировок', 'Hạn mức điều chỉnh'),
    about: text(
      '一名运营人员在无人批准时可以给玩家加减多少宝石。',
      'How many gems one operator may credit or debit without a second one.',
      'Сколько камней один оператор может начислить или списать без второго.',
      'Một người vận hành được cộng hoặc trừ bao nhiêu đá quý khi không có người thứ hai.',
    ),
    fields: {
      ...ceilingFields('owner', 'Owner', '店主'),
      ...ceilingFields('finance', 'Finance', '财务'),
      ...ceilingFields('support', 'Support', '客服'),
    },
  },
  'feature-switches': {
    name: text('功能开关', 'Switches', 'Переключатели', 'Công tắc tính năng'),
    about: text(
      '哪些游戏暂不接受新的开启，新玩家能否注册。',
      'Which games take no new plays, and whether new players can register.',
      'Какие игры не принимают новых ставок и открыта ли регистрация.',
      'Trò chơi nào không nhận lượt mới, và người chơi mới có đăng ký được không.',
    ),
    fields: {
      '/off': field('text', '关闭的游戏', 'Games that are off', 'Выключенные игры', 'Các trò chơi bị tắt'),
      '/off/*': field('text', '关闭的游戏', 'Game that is off', 'Выключенная игра', 'Trò chơi bị tắt'),
      '/registration': field('switch', '开放注册', 'Registration open', 'Регистрация открыта', 'Mở đăng ký'),
    },
  },
  maintenance: {
    name: text('停机维护', 'Maintenance', 'Обслуживание', 'Bảo trì'),
    about: text(
      '商店何时对玩家关闭；留空即不关闭。',
      'When the shop is closed to players; empty: it is not.',
      'Когда магазин закрыт для игроков; пусто: не закрыт.',
      'Khi nào cửa hàng đóng với người chơi; để trống: không đóng.',
    ),
    fields: {
      '': field('switch', '停业维护', 'Closed for maintenance', 'Закрыт на обслуживание', 'Đóng để bảo trì'),
      '/from': field('time', '开始', 'From', 'Начало', 'Từ'),
      '/until': field('time', '结束', 'Until', 'Конец', 'Đến'),
      '/note': field('text', '公开说明', 'Public note', 'Публичное примечание', 'Ghi chú công khai'),
    },
  },
  'seed-chains': {
    name: text('种子链', 'Seed chains', 'Цепочки сидов', 'Chuỗi hạt giống'),
    about: text(
      '一条服务器种子链有多长。',
      'How many server seeds a chain has.',
      'Сколько серверных сидов в цепочке.',
      'Một chuỗi có bao nhiêu hạt giống máy chủ.',
    ),
    fields: {
      '/length': field(
        'count',
        '每条链的种子数',
        'Seeds in a chain',
        'Сидов в цепочке',
        'Số hạt giống mỗi chuỗi',
      ),
    },
  },
  'catalogue-bounds': {
    name: text('目录界限', 'Bounds of the catalogue', 'Границы каталога', 'Giới hạn danh mục'),
    about: text(
      '盲盒的返还率与价格必须在这些界限之内。',
      'Within which the return and the price of a box have to be.',
      'В этих границах должны быть возврат и цена бокса.',
      'Tỉ lệ hoàn và giá hộp phải nằm trong các giới hạn này.',
    ),
    fields: {
      '/rtp': field('share', '返还率', 'Return', 'Возврат', 'Tỉ lệ hoàn'),
      '/rtp/min': field('share', '返还率下限', 'Least return', 'Наименьший возврат', 'Tỉ lệ hoàn thấp nhất'),
      '/rtp/max': field(
        'share',
        '返还率上限',
        'Greatest return',
        'Наибольший возврат',
        'Tỉ lệ hoàn cao nhất',
      ),
      '/priceMin': field('gems', '最低价格', 'Least price', 'Наименьшая цена', 'Giá thấp nhất'),
      '/priceMax': field('gems', '最高价格', 'Greatest price', 'Наибольшая цена', 'Giá cao nhất'),
    },
  },
  'image-host': {
    name: text('图片域名', 'Image host', 'Хост картинок', 'Máy chủ ảnh'),
    about: text(
      '以斜杠开头的图片路径由哪个域名提供；留空即由本站提供。',
      'Where pictures come from whose paths begin with a slash; empty: from the shop itself.',
      'Откуда берутся картинки, чей путь начинается с косой черты; пусто: из самого магазина.',
      'Ảnh có đường dẫn bắt đầu bằng dấu gạch chéo lấy từ đâu; để trống: từ chính cửa hàng.',
    ),
    fields: {
      '/origin': field(
        'text',
        '域名（https://…）',
        'Origin (https://…)',
        'Адрес (https://…)',
        'Địa chỉ (https://…)',
      ),
    },
  },
  'change-notice': {
    name: text('公示时间', 'Notice of changes', 'Срок уведомления', 'Thời gian báo trước'),
    about: text(
      '改动在生效之前至少公示多久。',
      'How long before it counts a change is published at least.',
      'За какое время до вступления в силу изменение публикуют.',
      'Thay đổi phải được công bố trước khi có hiệu lực ít nhất bao lâu.',
    ),
    fields: {
      '/boxes': field('ms', '盲盒与价格', 'Boxes and prices', 'Боксы и цены', 'Hộp và giá'),
      '/rules': field('ms', '规则', 'Rules', 'Правила', 'Quy tắc'),
      '/odds': field(
        'ms',
        '等同概率的规则',
        'Rules that are like odds',
        'Правила, подобные шансам',
        'Quy tắc giống tỉ lệ',
      ),
    },
  },
  'change-freeze': {
    name: text('变更冻结', 'Freeze of changes', 'Заморозка изменений', 'Đóng băng thay đổi'),
    about: text(
      '在这段时间里，没有任何改动生效。紧急停止不受限制。',
      'Within this time no change takes effect. Emergency stops are not held up by it.',
      'В это время ни одно изменение не вступает в силу. Экстренные остановки возможны.',
      'Trong thời gian này không thay đổi nào có hiệu lực. Dừng khẩn cấp không bị hạn chế.',
    ),
    fields: {
      '/freeze': field('switch', '冻结', 'Freeze', 'Заморозка', 'Đóng băng'),
      '/freeze/from': field('time', '开始', 'From', 'Начало', 'Từ'),
      '/freeze/until': field('time', '结束', 'Until', 'Конец', 'Đến'),
    },
  },
  'house-time': {
    name: text('商店时间', 'House time', 'Время магазина', 'Giờ của cửa hàng'),
    about: text(
      '商店的一天何时开始：比 UTC 早多少分钟，须为 15 的倍数（480 即 UTC+8）。每日上限与统计随之而变；已经计入的日子不变。',
      'When the house’s day begins: how many minutes ahead of UTC, a multiple of 15 (480 is UTC+8). Limits and statistics by day follow it; what was counted stays in its day.',
      'Когда начинаются сутки магазина: на сколько минут раньше UTC, кратно 15 (480 — это UTC+8). За ним следуют дневные пределы и статистика; уже учтённое остаётся в своём дне.',
      'Ngày của cửa hàng bắt đầu khi nào: sớm hơn UTC bao nhiêu phút, bội số của 15 (480 là UTC+8). Giới hạn và thống kê theo ngày sẽ theo đó; những gì đã tính giữ nguyên ngày cũ.',
    ),
    fields: {
      '/offsetMinutes': field(
        'count',
        '比 UTC 早（分钟）',
        'Minutes ahead of UTC',
        'Минут раньше UTC',
        'Số phút sớm hơn UTC',
      ),
    },
  },
};

/** The catalogue as a setting. */
export const CATALOGUE_WORDS: Omit<SettingWords, 'fields'> = {
  name: text('皮肤与盲盒', 'Skins and boxes', 'Скины и боксы', 'Skin và hộp'),
  about: text(
    '皮肤、货架、盲盒与价格，同一刻一起改变。',
    'Skins, shelves, boxes and prices, which change at one moment.',
    'Скины, полки, боксы и цены: меняются в один момент.',
    'Skin, kệ, hộp và giá, thay đổi cùng một lúc.',
  ),
};

/** What is no rules and no catalogue, and changes in public all the same. */
export const OPERATOR_WORDS = {
  name: text('运营人员', 'Operators', 'Операторы', 'Nhân viên vận hành'),
  mode: field('text', '批准方式', 'Approval', 'Одобрение', 'Phê duyệt'),
  role: text('运营人员 {id}', 'Operator {id}', 'Оператор {id}', 'Nhân viên {id}'),
  modes: {
    single: text('一人', 'one person', 'один человек', 'một người'),
    pairs: text('两人', 'two persons', 'два человека', 'hai người'),
  },
} as const;

/** What of the catalogue a line is about. */
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

/** What a role is called in public. */
export const ROLE_WORDS: Readonly<Record<string, Text>> = {
  owner: text('店主', 'owner', 'владелец', 'chủ cửa hàng'),
  'game-manager': text('游戏运营', 'game manager', 'менеджер игр', 'quản lý trò chơi'),
  finance: text('财务', 'finance', 'финансы', 'tài chính'),
  support: text('客服', 'support', 'поддержка', 'hỗ trợ'),
  content: text('内容', 'content', 'контент', 'nội dung'),
  auditor: text('审计', 'auditor', 'аудитор', 'kiểm toán'),
};
