import { type WordsOfRules, field, text } from '../../foundation/words/index.ts';

/** The rules of this slice in the console and the public log, by name. */
export const words: WordsOfRules = {
  'upgrade-odds': {
    name: text('升级', 'Upgrades', 'Улучшения', 'Nâng cấp'),
    about: text(
      '升级收多少手续费，成功率与目标价格的范围。手续费在四分之一以下为最低，之后直线升到最高。',
      'What upgrades cost, and how far chances and targets go. The fee is the least one up to a quarter, and rises in a line from there to the largest.',
      'Сколько стоит улучшение и в каких пределах шансы и цели. Комиссия до четверти наименьшая, дальше растёт по прямой до наибольшей.',
      'Phí nâng cấp và phạm vi tỷ lệ, giá mục tiêu. Phí thấp nhất đến một phần tư, rồi tăng thẳng đến cao nhất.',
    ),
    fields: {
      '/minimumPumpingRatio': field(
        'share',
        '最低手续费',
        'Least fee',
        'Наименьшая комиссия',
        'Phí thấp nhất',
      ),
      '/drawProportion': field('share', '最高手续费', 'Largest fee', 'Наибольшая комиссия', 'Phí cao nhất'),
      '/minimumRate': field('share', '最低成功率', 'Least chance', 'Наименьший шанс', 'Tỷ lệ thấp nhất'),
      '/maximumRate': field('share', '最高成功率', 'Largest chance', 'Наибольший шанс', 'Tỷ lệ cao nhất'),
      '/minimumPrice': field(
        'gems',
        '目标最低价格',
        'Cheapest target',
        'Самая дешёвая цель',
        'Mục tiêu rẻ nhất',
      ),
      '/maximumPrice': field(
        'gems',
        '目标最高价格',
        'Dearest target',
        'Самая дорогая цель',
        'Mục tiêu đắt nhất',
      ),
    },
  },
};
