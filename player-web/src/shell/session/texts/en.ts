import type { Texts } from '../../i18n/texts';
import type { zh } from './zh';

export const en: Texts<typeof zh> = {
  invalid: 'Your session is not valid. Please log in again',
  expired: 'Your login has expired. Please log in again',
};
