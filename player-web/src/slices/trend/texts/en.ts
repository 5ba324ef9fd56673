import type { Texts } from '../../../shell/i18n/texts';
import type { zh } from './zh';

export const en: Texts<typeof zh, 'EN'> = {
  title: 'My numbers',
  seed: 'My seed {{seed}}',
  game: 'Game',
  amount: 'How many',
  types: { boxes: 'Boxes', upgrades: 'Upgrades' },
  whose: 'Whose numbers',
  of: { own: 'Mine', all: 'Everybody’s' },
  all: {
    until: 'Open until {{until}}',
    locked: 'A trend card shows the numbers of all players for 24 hours.',
    noCard: 'A trend card, which activities give, shows the numbers of all players for 24 hours.',
    use: 'Use a trend card ({{cards}})',
    sure: 'Use up one card?',
    done: 'The trend of all players is open',
  },
  list: 'The numbers, the latest first',
  chart_one: 'The last {{count, number}} number, {{above}} of them above 0.5; it is listed below',
  chart_other: 'The last {{count, number}} numbers, {{above}} of them above 0.5; each is listed below',
  independent:
    'Each number comes about by itself, cut to six decimals. High or low ones before do not change the next.',
};
