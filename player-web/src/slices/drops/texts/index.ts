import type { SliceTexts } from '../../../shell/i18n';
import type { zh } from './zh';

export const texts: SliceTexts<'drops', typeof zh> = {
  name: 'drops',
  ZH: () => import('./zh'),
  EN: () => import('./en'),
  RU: () => import('./ru'),
  VN: () => import('./vn'),
};
