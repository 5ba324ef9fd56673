import { type WordsOfRules, choice, field, text } from '../../foundation/words/index.ts';

const LEFT_OVER_CHOICES = {
  refunded: text(
    '按收回比例退回',
    'Refunded, as items are bought back',
    'Возвращается по доле выкупа',
    'Hoàn theo tỷ lệ mua lại',
  ),
  kept: text('不退', 'Kept', 'Остаётся у магазина', 'Giữ lại'),
};

/** The rules of this slice in the console and the public log, by name. */
export const words: WordsOfRules = {
  'replace-terms': {
    name: text('皮肤汰换', 'Replacing skins', 'Обмен скинов', 'Đổi vật phẩm'),
    about: text(
      '以背包藏品换取其他皮肤的手续费，以及差额的去向。',
      'What giving items for other skins costs, and what becomes of a difference.',
      'Сколько стоит обмен предметов на другие скины и что становится с разницей.',
      'Phí khi đưa vật phẩm đổi skin khác, và phần chênh lệch đi đâu.',
    ),
    fields: {
      '/open': field('switch', '开放汰换', 'Items are replaced', 'Обмен открыт', 'Mở đổi vật phẩm'),
      '/fee': field('share', '手续费', 'Fee', 'Комиссия', 'Phí'),
      '/topUp': field(
        'share',
        '补差上限（占可换额）',
        'Paid on top at most, of what the fee leaves',
        'Доплата не более, от остатка после комиссии',
        'Bù tối đa, so với phần còn lại sau phí',
      ),
      '/leftOver': choice(
        LEFT_OVER_CHOICES,
        '向下的差额',
        'A difference downward',
        'Разница вниз',
        'Chênh lệch xuống',
      ),
    },
  },
};
