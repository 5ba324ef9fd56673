import { type WordsOfRules, choice, field, text } from '../../foundation/words/index.ts';
import { PROP_NAMES } from '../props/names.ts';

const { OpenBox, TrendChart, debris, resetOpenBox } = PROP_NAMES;
const TYPES = {
  skins: text('皮肤', 'Skins', 'Скины', 'Vật phẩm'),
  OpenBox,
  TrendChart,
  debris,
  resetOpenBox,
};

/** The rules of this slice in the console and the public log, by name. */
export const words: WordsOfRules = {
  'extra-drops': {
    name: text('额外掉落', 'Extra drops', 'Дополнительный дроп', 'Rơi thêm'),
    about: text(
      '以宝石开箱时，同一次哈希的第 7–12 位决定有没有额外掉落。各档按盲盒价格；票数依次排列，从 0 起。掉落与盲盒合计计入公布的返还率。',
      'For opens paid with gems, hex digits 7–12 of the same roll decide about an extra drop. Tiers go by the price of the box; tickets follow each other from 0. Drop and box together are the published return.',
      'При открытии за самоцветы шестнадцатеричные цифры 7–12 того же броска решают о дополнительном дропе. Уровни — по цене кейса; билеты идут подряд с 0. Дроп и кейс вместе составляют объявленную отдачу.',
      'Khi mở bằng ngọc, chữ số hex 7–12 của cùng lượt quay quyết định có rơi thêm hay không. Mỗi bậc theo giá hộp; vé nối tiếp nhau từ 0. Hộp và phần rơi cộng lại là tỷ lệ hoàn công bố.',
    ),
    fields: {
      '/open': field('switch', '开启掉落', 'Opens have drops', 'Дроп включён', 'Bật rơi thêm'),
      '/tiers': field('text', '各档', 'Tiers', 'Уровни', 'Các bậc'),
      '/tiers/*': field('text', '第 {k} 档', 'Tier {k}', 'Уровень {k}', 'Bậc {k}'),
      '/tiers/*/priceFrom': field(
        'gems',
        '盲盒价格起',
        'Boxes from this price on',
        'Кейсы от этой цены',
        'Hộp từ giá này',
      ),
      '/tiers/*/drops': field('text', '掉落', 'Drops', 'Дроп', 'Phần rơi'),
      '/tiers/*/drops/*': field('text', '掉落 {k}', 'Drop {k}', 'Дроп {k}', 'Phần rơi {k}'),
      '/tiers/*/drops/*/type': choice(TYPES, '种类', 'Kind', 'Вид', 'Loại'),
      '/tiers/*/drops/*/of': field(
        'text',
        '皮肤或盲盒编号（仅皮肤与开箱券）',
        'Id of the skin, or of the ticket’s box; empty for others',
        'Код скина или кейса билета; для прочего пусто',
        'Mã vật phẩm hoặc hộp của vé; loại khác để trống',
      ),
      '/tiers/*/drops/*/amount': field('count', '数量', 'How many', 'Количество', 'Số lượng'),
      '/tiers/*/drops/*/tickets': field(
        'count',
        '票数（共 16,777,216）',
        'Tickets of 16,777,216',
        'Билетов из 16 777 216',
        'Số vé trên 16.777.216',
      ),
      '/tiers/*/drops/*/price': field(
        'gems',
        '单价（全价；皮肤留空，按目录价）',
        'Full price of one; empty for skins, which have a listed price',
        'Полная цена одного; для скинов пусто — по цене каталога',
        'Giá đầy đủ của một cái; skin để trống, theo giá danh mục',
      ),
    },
    asks: text(
      '各档价格须递增，每档票数合计不超过 16,777,216。皮肤与开箱券须填编号，其他不填。皮肤不填单价，至多 10 件；道具须填单价，同一种道具单价须一致。',
      'Tiers rise in price, and have 16,777,216 tickets at most. Skins and box tickets need an id, others have none. Skins have no stated price and are 10 at most; props have one, the same throughout.',
      'Цены уровней возрастают, билетов в уровне не больше 16 777 216. Скинам и билетам нужен код, прочему — нет. У скинов цена пуста, их не больше 10; у предметов цена есть и везде одна.',
      'Giá các bậc tăng dần, mỗi bậc tối đa 16.777.216 vé. Skin và vé mở hộp cần mã, loại khác không. Skin không ghi giá, tối đa 10; đạo cụ phải ghi giá, cùng loại cùng giá.',
    ),
  },
};
