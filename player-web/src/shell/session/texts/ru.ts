import type { Texts } from '../../i18n/texts';
import type { zh } from './zh';

export const ru: Texts<typeof zh> = {
  invalid: 'Токен недействителен. Войдите снова',
  expired: 'Срок входа истёк. Войдите снова',
};
