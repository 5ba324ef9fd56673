import { type FieldWords, type WordsOfRules, field, text } from '../../foundation/words/index.ts';

const boardWords = (
  path: string,
  zh: string,
  en: string,
  ru: string,
  vi: string,
): Readonly<Record<string, FieldWords>> => ({
  [path]: field('text', zh, en, ru, vi),
  [`${path}/minimumPrice`]: field(
    'gems',
    `${zh}：最低门票`,
    `${en}: cheapest play that is ranked`,
    `${ru}: самая дешёвая игра в рейтинге`,
    `${vi}: giá vé thấp nhất`,
  ),
  [`${path}/prizes`]: field(
    'gems',
    `${zh}：第一至第十名奖金`,
    `${en}: prizes, first place to tenth`,
    `${ru}: призы с первого по десятое место`,
    `${vi}: thưởng hạng nhất đến hạng mười`,
  ),
  [`${path}/prizes/*`]: field(
    'gems',
    `${zh}：名次奖金`,
    `${en}: prize of a place`,
    `${ru}: приз за место`,
    `${vi}: thưởng của hạng`,
  ),
});

/** The rules of this slice in the console and the public log, by name. */
export const words: WordsOfRules = {
  rankings: {
    name: text('每日排行', 'Daily rankings', 'Ежедневные рейтинги', 'Xếp hạng hằng ngày'),
    about: text(
      '上榜的最低门票、各名次奖金，以及奖金合计最多占当日预期毛利的比例。一天始终按当日 0:00 生效的版本结算。',
      'The cheapest play that is ranked, the prizes by place, and the share of the day’s expected edge that prizes take at most. A day keeps the version in force at its 0:00.',
      'Самая дешёвая игра в рейтинге, призы по местам и доля ожидаемого дохода дня, которую они не превышают. День идёт по версии, действующей в его 0:00.',
      'Giá vé thấp nhất, thưởng theo hạng và tỷ lệ tối đa của lợi nhuận kỳ vọng trong ngày. Mỗi ngày theo phiên bản có hiệu lực lúc 0:00.',
    ),
    fields: {
      ...boardWords('/box', '开箱榜', 'Opened boxes', 'Открытия', 'Mở hộp'),
      ...boardWords('/upgrade', '升级榜', 'Upgrades', 'Улучшения', 'Nâng cấp'),
      '/share': field(
        'share',
        '奖金占当日预期毛利的上限',
        'Share of the day’s expected edge',
        'Доля ожидаемого дохода дня',
        'Tỷ lệ của lợi nhuận kỳ vọng',
      ),
    },
  },
};
