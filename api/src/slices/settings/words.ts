import type { Text } from '@skins/engine/catalogue';
import { type FieldWords, type SettingWords, choice, field, text } from '../../foundation/words/index.ts';
import { EXTERIORS } from '../catalogue/texts.ts';

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

const LANGUAGES = {
  zh: text('中文', 'Chinese', 'китайский', 'tiếng Trung'),
  en: text('英文', 'English', 'английский', 'tiếng Anh'),
  ru: text('俄文', 'Russian', 'русский', 'tiếng Nga'),
  vi: text('越南文', 'Vietnamese', 'вьетнамский', 'tiếng Việt'),
} as const;

/** Returns a text's fields, one for each language. */
function inFour(path: string, name: Text): Record<string, FieldWords> {
  return Object.fromEntries(
    Object.entries(LANGUAGES).map(([key, language]) => {
      const { zh, en, ru, vi } = name;
      const own = text(
        `${zh}（${language.zh}）`,
        `${en} (${language.en})`,
        `${ru} (${language.ru})`,
        `${vi} (${language.vi})`,
      );
      return [`${path}/${key}`, { name: own, unit: 'text' }] as const;
    }),
  );
}

/** The value of a wear that is absent, as a new skin has no wear before either. */
export const NO_WEAR = 'none';

const RARITIES = {
  contraband: text('违禁', 'Contraband', 'Контрабанда', 'Hàng cấm'),
  ancient: text('远古', 'Ancient', 'Древнее', 'Cổ vật'),
  legendary: text('传说', 'Legendary', 'Легендарное', 'Truyền thuyết'),
  mythical: text('神话', 'Mythical', 'Мифическое', 'Thần thoại'),
  rare: text('稀有', 'Rare', 'Редкое', 'Hiếm'),
  uncommon: text('罕见', 'Uncommon', 'Необычное', 'Ít gặp'),
  common: text('普通', 'Common', 'Обычное', 'Phổ thông'),
  unknown: text('未知', 'Unknown', 'Неизвестно', 'Chưa rõ'),
};

const CATEGORIES = {
  rifle: text('步枪', 'Rifle', 'Винтовка', 'Súng trường'),
  sniper: text('狙击枪', 'Sniper rifle', 'Снайперская винтовка', 'Súng ngắm'),
  smg: text('冲锋枪', 'SMG', 'Пистолет-пулемёт', 'Tiểu liên'),
  pistol: text('手枪', 'Pistol', 'Пистолет', 'Súng lục'),
  shotgun: text('霰弹枪', 'Shotgun', 'Дробовик', 'Shotgun'),
  machinegun: text('机枪', 'Machine gun', 'Пулемёт', 'Súng máy'),
  knife: text('刀具', 'Knife', 'Нож', 'Dao'),
  hands: text('手套', 'Gloves', 'Перчатки', 'Găng tay'),
  charm: text('挂件', 'Charm', 'Брелок', 'Móc treo'),
  sticker: text('贴纸', 'Sticker', 'Наклейка', 'Nhãn dán'),
};

const NAME = inFour('/name', text('名称', 'Name', 'Название', 'Tên'));
const PICTURE = field('text', '图片', 'Picture', 'Картинка', 'Ảnh');
const PRICE = field('gems', '价格', 'Price', 'Цена', 'Giá');
const PLACE = field('count', '位置', 'Place', 'Место', 'Vị trí');

/** Names of the fields of skins, shelves and boxes, by document and path; `*` stands for an item of a box. */
export const CATALOGUE_FIELDS: Readonly<
  Record<'skin' | 'shelf' | 'box', Readonly<Record<string, FieldWords>>>
> = {
  skin: {
    ...NAME,
    '/image': PICTURE,
    '/rarity': choice(RARITIES, '稀有度', 'Rarity', 'Редкость', 'Độ hiếm'),
    '/category': choice(CATEGORIES, '类型', 'Category', 'Категория', 'Loại'),
    '/exterior': choice(
      { ...EXTERIORS, [NO_WEAR]: text('无磨损', 'Does not wear', 'Без износа', 'Không mòn') },
      '磨损',
      'Wear',
      'Износ',
      'Độ mòn',
    ),
    '/price': PRICE,
  },
  shelf: {
    ...NAME,
    '/kind': choice(
      {
        hash: text('哈希盲盒', 'Hash boxes', 'Хеш-кейсы', 'Hộp hash'),
        csgo: text('CSGO 盲盒', 'CSGO boxes', 'Кейсы CSGO', 'Hộp CSGO'),
      },
      '种类',
      'Kind',
      'Вид',
      'Loại',
    ),
    '/place': PLACE,
  },
  box: {
    '/retired': field('switch', '下架', 'Retired', 'Снят с продажи', 'Ngừng bán'),
    '/rtp': field('share', '公布返还率', 'Published return', 'Опубликованный возврат', 'Tỷ lệ hoàn công bố'),
    '/price': PRICE,
    '/number': field('count', '编号', 'Number', 'Номер', 'Số'),
    ...NAME,
    ...inFour('/lede', text('介绍', 'Line', 'Строка', 'Dòng giới thiệu')),
    '/shelfId': field('text', '货架', 'Shelf', 'Полка', 'Kệ'),
    '/image': PICTURE,
    '/hero': field('text', '展示藏品', 'Item on show', 'Предмет на витрине', 'Vật phẩm trưng bày'),
    '/perDay': field(
      'count',
      '每人每天上限',
      'Most a player and day',
      'Максимум на игрока в день',
      'Tối đa mỗi người mỗi ngày',
    ),
    '/allowance': field(
      'count',
      '每天免费次数',
      'Free openings a day',
      'Бесплатных открытий в день',
      'Lượt mở miễn phí mỗi ngày',
    ),
    '/items/*/chance': field('chance', '机会', 'Chance', 'Шанс', 'Cơ hội'),
    '/items/*/value': field('gems', '价值', 'Value', 'Стоимость', 'Giá trị'),
    '/items/*/return': field('share', '占返还率', 'Part of the return', 'Доля возврата', 'Phần hoàn trả'),
    '/items/*/place': field('count', '票号次序', 'Place of its tickets', 'Место билетов', 'Vị trí vé'),
    '/place': PLACE,
  },
};

/** Names of groups of lines that belong to several skins or boxes. */
export const GROUP_WORDS: Readonly<Record<string, Text>> = {
  prices: text('皮肤价格', 'Prices of skins', 'Цены скинов', 'Giá skin'),
  touched: text(
    '因改价而变的盲盒',
    'Boxes whose items have new prices',
    'Кейсы с новыми ценами предметов',
    'Hộp có vật phẩm đổi giá',
  ),
  'box:order': text('盲盒顺序', 'Order of boxes', 'Порядок кейсов', 'Thứ tự hộp'),
  'shelf:order': text('货架顺序', 'Order of shelves', 'Порядок полок', 'Thứ tự kệ'),
};

/** Public names of roles. */
export const ROLE_WORDS: Readonly<Record<string, Text>> = {
  owner: text('店主', 'owner', 'владелец', 'chủ cửa hàng'),
  'game-manager': text('游戏运营', 'game manager', 'менеджер игр', 'quản lý trò chơi'),
  finance: text('财务', 'finance', 'финансы', 'tài chính'),
  support: text('客服', 'support', 'поддержка', 'hỗ trợ'),
  content: text('内容', 'content', 'контент', 'nội dung'),
  auditor: text('审计', 'auditor', 'аудитор', 'kiểm toán'),
};
