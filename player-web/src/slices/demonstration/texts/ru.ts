import type { Texts } from '../../../shell/i18n/texts';
import type { zh } from './zh';

export const ru: Texts<typeof zh, 'RU'> = {
  ribbon_one: 'Демонстрация · {{count, number}} симулированный игрок',
  ribbon_few: 'Демонстрация · {{count, number}} симулированных игрока',
  ribbon_many: 'Демонстрация · {{count, number}} симулированных игроков',
  ribbon_other: 'Демонстрация · {{count, number}} симулированного игрока',
};
