import type { Texts } from '../../../shell/i18n/texts';
import type { zh } from './zh';

export const vn: Texts<typeof zh> = { ribbon: 'Bản trình diễn · {{players}} người chơi mô phỏng' };
