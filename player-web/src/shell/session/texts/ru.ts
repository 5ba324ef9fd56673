import type { Texts } from '../../i18n/texts';
import type { zh } from './zh';

export const ru: Texts<typeof zh> = {
  invalid: 'Сеанс недействителен. Войдите снова',
  expired: 'Сеанс истёк. Войдите снова',
};
