import type { Texts } from '../../../shell/i18n/texts';
import type { zh } from './zh';

export const vn: Texts<typeof zh> = {
  title: 'Điểm danh hằng ngày',
  lede: 'Bảy ngày liên tiếp là một vòng; bỏ một ngày thì bắt đầu lại từ ngày 1. Mọi phần thưởng đều được liệt kê, không có điều kiện ẩn.',
  failed: 'Không tải được bảng điểm danh',
  closed: 'Hoạt động điểm danh chưa mở',
  today: 'Điều kiện hôm nay',
  doneToday: 'Hôm nay đã điểm danh. Hãy quay lại sau nửa đêm.',
  week: { title: 'Vòng này', today: 'Hôm nay {{date}}, theo giờ cửa hàng' },
  month: {
    title: 'Tháng này',
    days_other: '{{month}}: đã điểm danh {{count, number}} ngày; tính lại lúc 00:00 ngày 1',
  },
  day: 'Ngày {{index}}',
  days_other: '{{count, number}} ngày',
  claim: 'Nhận',
  claimDay: 'Nhận ngày {{index}}',
  claimDays_other: 'Nhận thưởng cho {{count, number}} ngày',
  claimed: 'Đã nhận',
  tomorrow: 'Tiếp theo',
  notYet: 'Chưa đến',
  missing_other: 'Còn {{count, number}} ngày',
  signedIn: 'Điểm danh hôm nay thành công',
  claimedNow: 'Nhận thành công',
  unanswered: 'Chưa có phản hồi; hãy xem lại sau',
  requirement: {
    title: 'Hoàn thành nhiệm vụ hôm nay trước',
    lede: 'Xong việc này thì nhận được ngày {{index}}. Chỉ tính việc làm trong hôm nay.',
    none: 'Hôm nay không có điều kiện.',
    later: 'Để sau',
    types: {
      upgrades: 'Nâng cấp {{wanted}} lần',
      opens: 'Mở hộp {{wanted}} lần',
      either: 'Nâng cấp hoặc mở hộp {{wanted}} lần',
      gems: 'Nhận được {{wanted}} ngọc',
    },
    go: { upgrades: 'Đi nâng cấp', opens: 'Đi mở hộp', either: 'Đi mở hộp', gems: 'Nạp ngọc' },
  },
  rules: {
    title: 'Quy tắc',
    day: 'Mỗi ngày một lần, từ nửa đêm đến nửa đêm theo giờ cửa hàng; chỉ tính ngày của máy chủ.',
    row: 'Bảy ngày liên tiếp là một vòng, sau đó bắt đầu lại từ ngày 1; bỏ một ngày cũng vậy.',
    month: 'Cộng dồn số ngày trong tháng. Nhận thưởng trong tháng đó; 00:00 ngày 1 tính lại từ đầu.',
    board:
      'Phần thưởng là quy tắc công khai có phiên bản, được duyệt và báo trước; mỗi tháng theo phiên bản lúc điểm danh lần đầu.',
  },
  received: 'Đã nhận',
  toBag: 'Xem túi đồ',
};
