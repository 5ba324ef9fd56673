import type { Texts } from '../../../shell/i18n/texts';
import type { zh } from './zh';

export const en: Texts<typeof zh, 'EN'> = {
  ribbon_one: 'A demonstration · {{count, number}} simulated player',
  ribbon_other: 'A demonstration · {{count, number}} simulated players',
};
