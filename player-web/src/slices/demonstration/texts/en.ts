import type { Texts } from '../../../shell/i18n/texts';
import type { zh } from './zh';

export const en: Texts<typeof zh> = { ribbon: 'A demonstration · {{players}} simulated players' };
