import { type WordsOfRules, field, inFour, text } from '../../foundation/words/index.ts';

/** The rules of this slice in the console and the public log, by name. */
export const words: WordsOfRules = {
  'luckycard-decks': {
    name: text('幸运卡的牌', 'Decks of lucky cards', 'Колоды карт удачи', 'Bộ bài thẻ may mắn'),
    about: text(
      '每种牌同时开一副，按开副时的价格。返还率对每一张都成立；最后一张另付附赠。',
      'One deck of each kind is open, at the prices of its opening. The return holds for every card; the last one pays the extra besides.',
      'Открыта одна колода каждого вида, по ценам открытия. Возврат верен для каждой карты; последняя платит ещё и добавку.',
      'Mỗi loại mở một bộ, theo giá lúc mở. Tỷ lệ hoàn trả đúng với mọi lá; lá cuối trả thêm phần tặng.',
    ),
    asks: text(
      '每副 20 到 100 张，每种藏品只列一次；一张牌加附赠不超过上限，否则不会开副。',
      'A deck has 20 to 100 cards, each skin listed once. One card and the extra stay below the ceiling, or no deck is opened.',
      'В колоде 20–100 карт, каждый предмет указан один раз. Карта с добавкой не дороже предела, иначе колода не откроется.',
      'Mỗi bộ 20 đến 100 lá, mỗi vật phẩm ghi một lần. Một lá cộng phần tặng không vượt mức trần, nếu không bộ sẽ không mở.',
    ),
    fields: {
      '/idleHours': field(
        'count',
        '无人翻牌多少小时后关闭',
        'Hours without a turn after which a deck closes',
        'Часов без хода до закрытия колоды',
        'Số giờ không ai lật thì đóng bộ',
      ),
      '/ceiling': field(
        'gems',
        '一张牌加附赠的上限',
        'One card and the extra at most',
        'Карта с добавкой не дороже',
        'Một lá cộng phần tặng tối đa',
      ),
      '/kinds': field('text', '牌的种类', 'Kinds of decks', 'Виды колод', 'Các loại bộ bài'),
      '/kinds/*': field('text', '第 {k} 种', 'Kind {k}', 'Вид {k}', 'Loại {k}'),
      '/kinds/*/kind': field(
        'text',
        '第 {k} 种：代号',
        'Kind {k}: its name in addresses',
        'Вид {k}: имя в адресе',
        'Loại {k}: tên trong địa chỉ',
      ),
      ...inFour('/kinds/*/name', '第 {k} 种名称', 'Name of kind {k}', 'Название вида {k}', 'Tên loại {k}'),
      '/kinds/*/cards': field(
        'text',
        '第 {k} 种：牌',
        'Kind {k}: cards',
        'Вид {k}: карты',
        'Loại {k}: các lá',
      ),
      '/kinds/*/cards/*': field('text', '藏品 {k}', 'Skin {k}', 'Предмет {k}', 'Vật phẩm {k}'),
      '/kinds/*/cards/*/skinId': field('text', '藏品 {k}', 'Skin {k}', 'Предмет {k}', 'Vật phẩm {k}'),
      '/kinds/*/cards/*/count': field(
        'count',
        '藏品 {k}：张数',
        'Skin {k}: cards',
        'Предмет {k}: карт',
        'Vật phẩm {k}: số lá',
      ),
      '/kinds/*/extra': field(
        'gems',
        '第 {k} 种：末张附赠',
        'Kind {k}: extra of the last card',
        'Вид {k}: добавка последней карты',
        'Loại {k}: tặng thêm ở lá cuối',
      ),
      '/kinds/*/rate': field(
        'share',
        '第 {k} 种：返还率',
        'Kind {k}: return',
        'Вид {k}: возврат',
        'Loại {k}: hoàn trả',
      ),
    },
  },
};
