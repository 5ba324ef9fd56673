import type { Texts } from '../../../shell/i18n/texts';
import type { zh } from './zh';

export const vn: Texts<typeof zh> = {
  ribbon_other: 'Bản trình diễn · {{count, number}} người chơi mô phỏng',
};
