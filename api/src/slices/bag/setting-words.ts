import { type WordsOfRules, field, text } from '../../foundation/words/index.ts';

/** The rules of this slice in the console and the public log, by name. */
export const words: WordsOfRules = {
  'sell-back': {
    name: text('藏品回收', 'Items taken back', 'Выкуп предметов', 'Thu lại vật phẩm'),
    about: text(
      '商店是否收回藏品，按获得时价值的多少付宝石。',
      'Whether the shop takes items back, and for what share of their worth when they came.',
      'Выкупает ли магазин предметы и за какую долю их цены при получении.',
      'Cửa hàng có thu lại vật phẩm không, và với bao nhiêu phần giá trị khi nhận.',
    ),
    fields: {
      '/open': field('switch', '开放回收', 'Items are taken back', 'Выкуп открыт', 'Mở thu lại'),
      '/rate': field('share', '回收比例', 'Share paid', 'Доля выплаты', 'Tỉ lệ trả'),
    },
  },
};
