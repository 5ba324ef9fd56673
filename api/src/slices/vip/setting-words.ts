import { type WordsOfRules, field, text } from '../../foundation/words/index.ts';

/** The rules of this slice in the console and the public log, by name. */
export const words: WordsOfRules = {
  'vip-table': {
    name: text('VIP等级表', 'VIP table', 'Таблица VIP', 'Bảng VIP'),
    about: text(
      '各VIP等级需要多少经验、充值加赠多少、升级奖励多少。等级从 0 到 10，每级须高于前一级。',
      'What each VIP level asks for, its recharge bonus and its bonus once. Levels run from 0 to 10, each above the one before.',
      'Сколько опыта требует каждый уровень VIP, его бонус к пополнению и разовый бонус. Уровни от 0 до 10, каждый выше прежнего.',
      'Mỗi cấp VIP cần bao nhiêu kinh nghiệm, thưởng nạp và thưởng lên cấp. Cấp từ 0 đến 10, mỗi cấp cao hơn cấp trước.',
    ),
    fields: {
      '/levels': field('text', '等级', 'Levels', 'Уровни', 'Các cấp'),
      '/levels/*': field('text', 'VIP {n}', 'VIP {n}', 'VIP {n}', 'VIP {n}'),
      '/levels/*/level': field(
        'count',
        'VIP {n}：等级',
        'VIP {n}: level',
        'VIP {n}: уровень',
        'VIP {n}: cấp',
      ),
      '/levels/*/vipNum': field(
        'gems',
        'VIP {n}：所需经验',
        'VIP {n}: experience it takes',
        'VIP {n}: требуемый опыт',
        'VIP {n}: kinh nghiệm cần',
      ),
      '/levels/*/vipRate': field(
        'share',
        'VIP {n}：充值加赠',
        'VIP {n}: recharge bonus',
        'VIP {n}: бонус к пополнению',
        'VIP {n}: thưởng nạp',
      ),
      '/levels/*/vipAmount': field(
        'gems',
        'VIP {n}：升级奖励',
        'VIP {n}: bonus once',
        'VIP {n}: разовый бонус',
        'VIP {n}: thưởng lên cấp',
      ),
    },
  },
};
