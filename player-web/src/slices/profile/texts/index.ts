import type { SliceTexts } from '../../../shell/i18n';
import type { zh } from './zh';

export const texts: SliceTexts<'profile', typeof zh> = {
  name: 'profile',
  ZH: () => import('./zh'),
  EN: () => import('./en'),
  RU: () => import('./ru'),
  VN: () => import('./vn'),
};
