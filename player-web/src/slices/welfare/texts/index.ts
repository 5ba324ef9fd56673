import type { SliceTexts } from '../../../shell/i18n';
import type { zh } from './zh';

export const texts: SliceTexts<'welfare', typeof zh> = {
  name: 'welfare',
  ZH: () => import('./zh'),
  EN: () => import('./en'),
  RU: () => import('./ru'),
  VN: () => import('./vn'),
};
