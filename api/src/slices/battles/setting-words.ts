import { type WordsOfRules, choice, field, text } from '../../foundation/words/index.ts';

const RULE_CHOICES = {
  highest: text('总值最高', 'highest total', 'наибольшая сумма', 'tổng cao nhất'),
  lowest: text('总值最低', 'lowest total', 'наименьшая сумма', 'tổng thấp nhất'),
  last: text('末回合', 'last round', 'последний раунд', 'vòng cuối'),
  jackpot: text('按值抽一席', 'jackpot', 'джекпот', 'jackpot'),
  shared: text('均分', 'shared', 'поровну', 'chia đều'),
};

/** The rules of this slice in the console and the public log, by name. */
export const words: WordsOfRules = {
  'battle-terms': {
    name: text('对战规则', 'Battles', 'Сражения', 'Đối chiến'),
    about: text(
      '可用的判定规则、全部席位的价格上限（无独立公共信标时更低），以及竞技卡的面值。',
      'The rules that are played, what all seats of a battle cost at most (less where no independent beacon draws), and the value of a competition card.',
      'Доступные правила, предел стоимости всех мест (ниже без независимого маяка) и номинал карты турнира.',
      'Các luật được chơi, tổng giá các ghế tối đa (thấp hơn khi không có nguồn ngẫu nhiên độc lập) và giá trị thẻ thi đấu.',
    ),
    fields: {
      '/rules': field('text', '可用规则', 'Rules that are played', 'Доступные правила', 'Luật được chơi'),
      '/rules/*': choice(RULE_CHOICES, '规则', 'Rule', 'Правило', 'Luật'),
      '/ceiling': field(
        'gems',
        '全部席位价格上限',
        'All seats of a battle at most',
        'Все места сражения не дороже',
        'Tổng giá các ghế tối đa',
      ),
      '/houseCeiling': field(
        'gems',
        '无独立公共信标时的上限',
        'The same without an independent beacon',
        'То же без независимого маяка',
        'Như trên khi không có nguồn độc lập',
      ),
      '/cardValue': field(
        'gems',
        '竞技卡面值',
        'Value of a competition card',
        'Номинал карты турнира',
        'Giá trị thẻ thi đấu',
      ),
    },
  },
};
