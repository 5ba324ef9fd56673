import type { Texts } from '../../i18n/texts';
import type { zh } from './zh';

export const en: Texts<typeof zh> = {
  invalid: 'The token is invalid. Please log in again',
  expired: 'Your login has expired. Please log in again',
};
