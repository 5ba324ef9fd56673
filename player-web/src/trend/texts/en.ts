import type { Texts } from '../../i18n/texts';
import type { zh } from './zh';

export const en: Texts<typeof zh> = {
  title: 'My numbers',
  seed: 'My seed {{seed}}',
  game: 'Game',
  amount: 'How many',
  types: { boxes: 'Boxes', upgrades: 'Upgrades', battles: 'Battles' },
  list: 'The numbers, the latest first',
  chart: 'The last {{amount}} numbers, {{above}} of them above 0.5; each stands below',
  independent:
    'Each number comes about by itself, cut to six decimals. High or low ones before do not change the next.',
};
