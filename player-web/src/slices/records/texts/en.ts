import type { Texts } from '../../../shell/i18n/texts';
import type { zh } from './zh';

export const en: Texts<typeof zh> = {
  title: 'My records',
  lede: 'All that you did here: every line leads to the log, and whatever was drawn you can verify yourself.',
};
