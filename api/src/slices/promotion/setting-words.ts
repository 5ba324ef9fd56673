import { type WordsOfRules, field, text } from '../../foundation/words/index.ts';

/** The rules of this slice in the console and the public log, by name. */
export const words: WordsOfRules = {
  promotion: {
    name: text('推广等级', 'Invitation levels', 'Уровни приглашений', 'Cấp mời bạn'),
    about: text(
      '朋友买来并且玩掉的宝石，按邀请人的等级给出一份；任何一级都低于在售玩法的最小毛利。一天始终按当日 0:00 生效的版本结算。',
      'The share of what friends bought and played, by the level of the inviter; each stays below the smallest edge on sale. A day keeps the version in force at its 0:00.',
      'Доля купленного и сыгранного друзьями, по уровню пригласившего; каждая меньше наименьшего дохода в продаже. День идёт по версии, действующей в его 0:00.',
      'Tỷ lệ trên số ngọc bạn bè đã mua và chơi, theo cấp của người mời; luôn thấp hơn lợi thế nhỏ nhất đang bán. Mỗi ngày theo phiên bản có hiệu lực lúc 0:00.',
    ),
    fields: {
      '/levels': field('text', '等级', 'Levels', 'Уровни', 'Các cấp'),
      '/levels/*': field('text', '一级', 'A level', 'Уровень', 'Một cấp'),
      '/levels/*/from': field(
        'gems',
        '朋友累计买来并玩掉，满',
        'From so much bought and played by friends',
        'Начиная с купленного и сыгранного друзьями',
        'Từ số ngọc bạn bè đã mua và chơi',
      ),
      '/levels/*/share': field('share', '分成', 'Share', 'Доля', 'Tỷ lệ'),
    },
  },
};
