import type { Texts } from '../../../shell/i18n/texts';
import type { zh } from './zh';

export const vn: Texts<typeof zh> = {
  title: 'VIP',
  lede: 'Ngọc bạn mua tích thành kinh nghiệm, kinh nghiệm quyết định cấp. Cấp càng cao, thưởng nạp càng nhiều; mỗi cấp còn có một lần thưởng.',
  failed: 'Không lấy được thông tin VIP',
  level: 'VIP {{level}}',
  progress: 'Tiến độ đến cấp sau',
  toNext: 'Còn thiếu để lên VIP {{level}}:',
  highest: 'Đây là cấp cao nhất.',
  paused:
    'Thưởng VIP {{level}} đã nhận nhưng khoản nạp đưa đến đó đã bị thu hồi. Trước khi đạt lại cấp này, thưởng nạp và thưởng cấp tạm dừng.',
  experience: 'Kinh nghiệm',
  rate: 'Thưởng nạp',
  month: 'Đã mua tháng này',
  lastMonth: 'Cấp tháng trước',
  table: {
    title: 'Các cấp và quyền lợi',
    level: 'Cấp',
    own: 'của bạn',
    asks: 'Kinh nghiệm cần',
    rate: 'Thưởng nạp',
    bonus: 'Thưởng lên cấp',
    claim: 'Nhận',
  },
  state: {
    none: 'không có thưởng',
    claimed: 'đã nhận',
    waiting: 'cấp thấp trước',
    above: 'chưa đạt',
  },
  claim: 'Nhận',
  claimOne: 'Nhận thưởng VIP {{level}}',
  claimed: 'Đã nhận thưởng VIP {{level}}',
  claimFailed: 'Nhận thưởng VIP thất bại',
  rules: {
    title: 'Quy tắc',
    experience: 'Một ngọc đã mua là một điểm kinh nghiệm. Quà, thưởng và điều chỉnh thủ công không tính.',
    once: 'Thưởng mỗi cấp chỉ trao một lần, từ cấp thấp trước.',
    back: 'Khi một khoản nạp bị thu hồi, kinh nghiệm và cấp giảm theo. Thưởng đã nhận không trao lần hai; trước khi đạt lại cấp đó, thưởng nạp và thưởng cấp tạm dừng.',
    table: 'Bảng là quy tắc công khai có phiên bản: thay đổi cần hai người duyệt và được công bố trước.',
  },
};
