import { type WordsOfRules, choice, field, text } from '../../foundation/words/index.ts';

const SKIN_TYPE_CHOICES = {
  rifle: text('步枪', 'Rifles', 'Винтовки', 'Súng trường'),
  sniper: text('狙击枪', 'Sniper rifles', 'Снайперские', 'Súng ngắm'),
  smg: text('冲锋枪', 'SMGs', 'Пистолеты-пулемёты', 'Tiểu liên'),
  pistol: text('手枪', 'Pistols', 'Пистолеты', 'Súng lục'),
  shotgun: text('霰弹枪', 'Shotguns', 'Дробовики', 'Shotgun'),
  machinegun: text('机枪', 'Machine guns', 'Пулемёты', 'Súng máy'),
  knife: text('刀具', 'Knives', 'Ножи', 'Dao'),
  hands: text('手套', 'Gloves', 'Перчатки', 'Găng tay'),
  charm: text('挂件', 'Charms', 'Брелоки', 'Móc treo'),
  sticker: text('贴纸', 'Stickers', 'Наклейки', 'Nhãn dán'),
};

/** The rules of this slice in the console and the public log, by name. */
export const words: WordsOfRules = {
  'store-prices': {
    name: text('商城定价', 'Prices of the store', 'Цены магазина', 'Giá cửa hàng'),
    about: text(
      '商城是否开放、在目录价上加价多少（向上取整，绝不低于目录价）、出售哪些价格与类型的皮肤。',
      'Whether the store is open, how much it asks on top of prices in the catalogue (rounded up, never below them), and which prices and types it sells.',
      'Открыт ли магазин, какая наценка к цене каталога (с округлением вверх, никогда не ниже), какие цены и типы он продаёт.',
      'Cửa hàng có mở không, cộng bao nhiêu vào giá danh mục (làm tròn lên, không bao giờ thấp hơn), bán mức giá và loại nào.',
    ),
    fields: {
      '/open': field('switch', '商城开放', 'Store open', 'Магазин открыт', 'Cửa hàng mở'),
      '/markup': field('share', '加价', 'Markup', 'Наценка', 'Cộng thêm'),
      '/priceMin': field(
        'gems',
        '出售的最低目录价',
        'Least price in the catalogue that is sold',
        'Наименьшая цена каталога в продаже',
        'Giá danh mục thấp nhất được bán',
      ),
      '/priceMax': field(
        'gems',
        '出售的最高目录价',
        'Greatest price in the catalogue that is sold',
        'Наибольшая цена каталога в продаже',
        'Giá danh mục cao nhất được bán',
      ),
      '/excludedTypes': field(
        'text',
        '不出售的类型',
        'Types not sold',
        'Типы не в продаже',
        'Loại không bán',
      ),
      '/excludedTypes/*': choice(
        SKIN_TYPE_CHOICES,
        '不出售的类型 {k}',
        'Type not sold {k}',
        'Тип не в продаже {k}',
        'Loại không bán {k}',
      ),
    },
  },
};
