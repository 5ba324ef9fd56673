import { type WordsOfRules, field, text } from '../../foundation/words/index.ts';

/** The rules of this slice in the console and the public log, by name. */
export const words: WordsOfRules = {
  'seed-chains': {
    name: text('种子链', 'Seed chains', 'Цепочки сидов', 'Chuỗi hạt giống'),
    about: text(
      '一条服务器种子链有多长。',
      'How many server seeds a chain has.',
      'Сколько серверных сидов в цепочке.',
      'Một chuỗi có bao nhiêu hạt giống máy chủ.',
    ),
    fields: {
      '/length': field(
        'count',
        '每条链的种子数',
        'Seeds in a chain',
        'Сидов в цепочке',
        'Số hạt giống mỗi chuỗi',
      ),
    },
  },
};
