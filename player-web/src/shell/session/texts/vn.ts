import type { Texts } from '../../i18n/texts';
import type { zh } from './zh';

export const vn: Texts<typeof zh> = {
  invalid: 'Phiên đăng nhập không hợp lệ. Hãy đăng nhập lại',
  expired: 'Phiên đăng nhập đã hết hạn. Hãy đăng nhập lại',
};
