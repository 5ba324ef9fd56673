import { type WordsOfRules, field, text } from '../../foundation/words/index.ts';

/** The rules of this slice in the console and the public log, by name. */
export const words: WordsOfRules = {
  'sell-back': {
    name: text('藏品收回', 'Items bought back', 'Выкуп предметов', 'Mua lại vật phẩm'),
    about: text(
      '本店是否收回藏品，按获得时价值的多少付宝石。',
      'Whether the shop buys items back, and for what share of their worth when they came.',
      'Выкупает ли магазин предметы и за какую долю их цены при получении.',
      'Cửa hàng có mua lại vật phẩm không, và với bao nhiêu phần giá trị khi nhận.',
    ),
    fields: {
      '/open': field('switch', '开放收回', 'Items are bought back', 'Выкуп открыт', 'Mở mua lại'),
      '/rate': field('share', '收回比例', 'Share paid', 'Доля выплаты', 'Tỷ lệ trả'),
    },
  },
};
