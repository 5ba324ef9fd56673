import { type WordsOfRules, field, text } from '../../foundation/words/index.ts';

/** The rules of this slice in the console and the public log, by name. */
export const words: WordsOfRules = {
  grants: {
    name: text('新玩家赠送', 'Grant to new players', 'Подарок новым игрокам', 'Quà cho người chơi mới'),
    about: text(
      '新注册的玩家得到多少宝石。此外不会凭空产生宝石。',
      'How many gems a new player is given. None are ever made otherwise.',
      'Сколько самоцветов получает новый игрок. Иначе самоцветы не создаются.',
      'Người chơi mới được tặng bao nhiêu ngọc. Ngoài ra không tạo thêm ngọc.',
    ),
    fields: {
      '/newPlayer': field('gems', '赠送宝石', 'Gems given', 'Самоцветов в подарок', 'Số ngọc tặng'),
    },
  },
};
