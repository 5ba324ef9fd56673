import type { Texts } from '../../../shell/i18n/texts';
import type { zh } from './zh';

export const ru: Texts<typeof zh> = {
  title: 'История',
  lede: 'Всё, что вы здесь делали: каждая строка есть в журнале, каждый розыгрыш можно проверить самому.',
};
