import type { Texts } from '../../i18n/texts';
import type { zh } from './zh';

export const vn: Texts<typeof zh> = {
  title: 'Thông báo và phúc lợi',
  tab: {
    roll: 'Phòng Roll',
    tasks: 'Hộp nhiệm vụ',
    activity: 'Hoạt động',
    content: 'Từ cửa hàng',
  },
  waiting: ', {{count}} mục đang chờ',
  readToday: 'Đã đọc, hôm nay không hiện lại',
  visitor: 'Hãy đăng ký hoặc đăng nhập để nhận phúc lợi.',
};
