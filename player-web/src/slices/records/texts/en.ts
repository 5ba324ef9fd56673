import type { Texts } from '../../../shell/i18n/texts';
import type { zh } from './zh';

export const en: Texts<typeof zh, 'EN'> = {
  title: 'My records',
  lede: 'Everything you did here: every line leads to the log, and you can verify whatever was drawn yourself.',
  count_one: '{{count, number}} entry',
  count_other: '{{count, number}} entries',
  last: 'last on {{time}}',
  nothing: 'Nothing yet',
  unknown: 'Not available right now',
};
