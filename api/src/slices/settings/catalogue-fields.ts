import type { BoxFace, BoxTerms, Shelf, Skin, Text } from '@skins/engine/catalogue';
import { choice, field, text } from '../../foundation/words/index.ts';
import type { FieldWords } from '../../foundation/words/index.ts';
import { EXTERIORS } from '../catalogue/texts.ts';

/** The paths of a document's leaves, such as `name/en`. A new field of the schema needs words, or this does not compile. */
type Leaf<Document> = {
  [Key in Extract<keyof Document, string>]: Document[Key] extends Text ? `${Key}/${keyof Text}` : Key;
}[Extract<keyof Document, string>];

type DocumentField = Exclude<
  Leaf<Skin> | Leaf<Shelf> | Leaf<BoxFace> | Leaf<BoxTerms>,
  // the ids by which documents are compared
  'skinId'
>;
/** Figures that follow from a document, and those of a box's items. */
type DerivedField = 'rtp' | 'chance' | 'value' | 'part' | 'ticket' | 'place' | 'order' | 'retired';
export type CatalogueField = DocumentField | DerivedField;

const RARITIES = {
  contraband: text('违禁', 'Contraband', 'Контрабанда', 'Hàng cấm'),
  ancient: text('远古', 'Ancient', 'Древнее', 'Cổ vật'),
  legendary: text('传说', 'Legendary', 'Легендарное', 'Truyền thuyết'),
  mythical: text('神话', 'Mythical', 'Мифическое', 'Thần thoại'),
  rare: text('稀有', 'Rare', 'Редкое', 'Hiếm'),
  uncommon: text('罕见', 'Uncommon', 'Необычное', 'Ít gặp'),
  common: text('普通', 'Common', 'Обычное', 'Phổ thông'),
  unknown: text('未知', 'Unknown', 'Неизвестно', 'Chưa rõ'),
} satisfies Readonly<Record<Skin['rarity'], Text>>;

const CATEGORIES: Readonly<Record<string, Text>> = {
  rifle: text('步枪', 'Rifle', 'Винтовка', 'Súng trường'),
  sniper: text('狙击步枪', 'Sniper rifle', 'Снайперская винтовка', 'Súng bắn tỉa'),
  smg: text('冲锋枪', 'SMG', 'Пистолет-пулемёт', 'Tiểu liên'),
  pistol: text('手枪', 'Pistol', 'Пистолет', 'Súng lục'),
  shotgun: text('霰弹枪', 'Shotgun', 'Дробовик', 'Súng hoa cải'),
  machinegun: text('机枪', 'Machine gun', 'Пулемёт', 'Súng máy'),
  knife: text('匕首', 'Knife', 'Нож', 'Dao'),
  hands: text('手套', 'Gloves', 'Перчатки', 'Găng tay'),
  charm: text('挂件', 'Charm', 'Брелок', 'Móc treo'),
  sticker: text('印花', 'Sticker', 'Наклейка', 'Nhãn dán'),
};

const KINDS = {
  hash: text('哈希盲盒', 'Hash boxes', 'Хеш-боксы', 'Hộp băm'),
  csgo: text('饰品盲盒', 'Skin boxes', 'Боксы со скинами', 'Hộp skin'),
} satisfies Readonly<Record<Shelf['kind'], Text>>;

/** Names of the catalogue's fields in lines, worst first: their order is the order of a group's lines. */
export const CATALOGUE_FIELDS: Readonly<Record<CatalogueField, FieldWords>> = {
  retired: field('switch', '下架', 'Retired', 'Снят с продажи', 'Ngừng bán'),
  rtp: field('share', '公布返还率', 'Published return', 'Опубликованный возврат', 'Tỉ lệ hoàn công bố'),
  price: field('gems', '价格', 'Price', 'Цена', 'Giá'),
  chance: field('chance', '机会', 'Chance', 'Шанс', 'Cơ hội'),
  value: field('gems', '价值', 'Value', 'Стоимость', 'Giá trị'),
  part: field('share', '占返还', 'Part of the return', 'Доля в возврате', 'Phần trong tỉ lệ hoàn'),
  ticket: field('count', '首张票', 'First ticket', 'Первый билет', 'Vé đầu tiên'),
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
  rarity: choice(RARITIES, '稀有度', 'Rarity', 'Редкость', 'Độ hiếm'),
  exterior: choice(EXTERIORS, '磨损', 'Wear', 'Износ', 'Độ mòn'),
  category: choice(CATEGORIES, '类别', 'Category', 'Категория', 'Loại'),
  kind: choice(KINDS, '种类', 'Kind', 'Вид', 'Kiểu'),
  number: field('count', '编号', 'Number', 'Номер', 'Số'),
  shelfId: field('text', '货架', 'Shelf', 'Полка', 'Kệ'),
  hero: field('text', '展示的一件', 'Item on show', 'Предмет на витрине', 'Vật phẩm trưng bày'),
  image: field('text', '图片', 'Picture', 'Картинка', 'Ảnh'),
  'name/zh': field('text', '名称，中文', 'Name, Chinese', 'Название, китайский', 'Tên, tiếng Trung'),
  'name/en': field('text', '名称，英文', 'Name, English', 'Название, английский', 'Tên, tiếng Anh'),
  'name/ru': field('text', '名称，俄文', 'Name, Russian', 'Название, русский', 'Tên, tiếng Nga'),
  'name/vi': field('text', '名称，越南文', 'Name, Vietnamese', 'Название, вьетнамский', 'Tên, tiếng Việt'),
  'lede/zh': field('text', '一句话，中文', 'Line, Chinese', 'Строка, китайский', 'Lời dẫn, tiếng Trung'),
  'lede/en': field('text', '一句话，英文', 'Line, English', 'Строка, английский', 'Lời dẫn, tiếng Anh'),
  'lede/ru': field('text', '一句话，俄文', 'Line, Russian', 'Строка, русский', 'Lời dẫn, tiếng Nga'),
  'lede/vi': field(
    'text',
    '一句话，越南文',
    'Line, Vietnamese',
    'Строка, вьетнамский',
    'Lời dẫn, tiếng Việt',
  ),
  place: field('count', '位置', 'Place', 'Место', 'Vị trí'),
  order: field(
    'count',
    '定了位置的件数',
    'Number with a set place',
    'Число с заданным местом',
    'Số mục có vị trí',
  ),
};
/** Whether a path of a document has words; others are told by their path. */
export const isCatalogueField = (path: string): path is CatalogueField =>
  Object.hasOwn(CATALOGUE_FIELDS, path);
