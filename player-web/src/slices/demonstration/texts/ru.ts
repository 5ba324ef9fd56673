import type { Texts } from '../../../shell/i18n/texts';
import type { zh } from './zh';

export const ru: Texts<typeof zh, 'RU'> = {
  ribbon_one: 'Демонстрация · {{count, number}} виртуальный игрок',
  ribbon_few: 'Демонстрация · {{count, number}} виртуальных игрока',
  ribbon_many: 'Демонстрация · {{count, number}} виртуальных игроков',
  ribbon_other: 'Демонстрация · {{count, number}} виртуального игрока',
};
