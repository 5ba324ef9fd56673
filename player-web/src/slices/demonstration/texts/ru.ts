import type { Texts } from '../../../shell/i18n/texts';
import type { zh } from './zh';

export const ru: Texts<typeof zh> = { ribbon: 'Демонстрация · симулированных игроков: {{players}}' };
