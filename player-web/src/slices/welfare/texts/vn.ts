import type { Texts } from '../../../shell/i18n/texts';
import type { zh } from './zh';

export const vn: Texts<typeof zh> = {
  title: 'Thông báo và phúc lợi',
  tab: {
    roll: 'Phòng Roll',
    tasks: 'Hộp nhiệm vụ',
    activity: 'Hoạt động',
    content: 'Từ cửa hàng',
  },
  waiting_other: ', {{count, number}} mục đang chờ',
  readToday: 'Đã đọc, hôm nay không hiện lại',
  visitor: 'Hãy đăng ký hoặc đăng nhập để nhận phúc lợi.',
  week: {
    resets: 'Làm mới lúc 00:00 thứ Hai · còn:',
    left: '{{days}} ngày {{left}}',
    own: 'VIP {{level}} · tuần này',
    once: 'Theo cấp của bạn khi nhận, mỗi tuần một lần.',
    none: 'Cấp của bạn không có phúc lợi. Mua ngọc để lên cấp.',
    levels: 'Ngọc mỗi tuần theo cấp',
    level: 'VIP {{level}}',
    claim: 'Nhận',
    claimed: 'Đã nhận',
    amount: 'Đã cộng {{amount}} ngọc',
    failed: 'Nhận phúc lợi thất bại',
    received: 'Tuần này đã nhận',
    nothing: 'Không có phúc lợi để nhận',
    rule: '“/” là không có. Cấp chỉ ảnh hưởng quà tặng, không ảnh hưởng tỷ lệ nào; khi khoản nạp bị thu hồi, cấp giảm theo.',
  },
  notices: {
    list: 'Danh sách thông báo',
    none: 'Chưa có thông báo',
  },
};
