import { type WordsOfRules, field, text } from '../../foundation/words/index.ts';

/** The rules of this slice in the console and the public log, by name. */
export const words: WordsOfRules = {
  'real-name': {
    name: text('实名认证', 'Real name', 'Настоящее имя', 'Tên thật'),
    about: text(
      '首次实名认证的玩家得到多少宝石，每个证件一次。',
      'How many gems a player gets for a real name, once for each card.',
      'Сколько самоцветов получает игрок за настоящее имя, один раз на документ.',
      'Người chơi nhận bao nhiêu ngọc khi xác minh tên thật, một lần cho mỗi giấy tờ.',
    ),
    fields: {
      '/reward': field('gems', '奖励宝石', 'Gems given', 'Самоцветов в подарок', 'Số ngọc tặng'),
    },
  },
};
