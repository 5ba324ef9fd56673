import type { Words } from '../../shell/i18n';

// The footer of every page shows these, so they come without the texts of the help centre.

export const serviceWords: Words = {
  ZH: '联系客服',
  EN: 'Contact customer service',
  RU: 'Написать в поддержку',
  VN: 'Liên hệ chăm sóc khách hàng',
};
export const imprintWords: Words = {
  ZH: '谁在运营这家店',
  EN: 'Who runs this shop',
  RU: 'Кто ведёт этот магазин',
  VN: 'Ai điều hành cửa hàng này',
};
