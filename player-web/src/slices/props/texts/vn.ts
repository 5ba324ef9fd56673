import type { Texts } from '../../../shell/i18n/texts';
import type { zh } from './zh';

export const vn: Texts<typeof zh> = {
  title: 'Đạo cụ',
  cancel: 'Để sau',
  unanswered: 'Chưa có trả lời. Bấm lại vẫn an toàn: không dùng hai lần.',
  use: {
    open: 'Đến hộp',
    trend: 'Xem biểu đồ',
    exchange: 'Đổi',
    battle: 'Đến đối chiến',
    retired: 'Hộp đã ngừng bán',
  },
  about: {
    OpenBox: 'Mở hộp tương ứng miễn phí',
    TrendChart: 'Xem số của mọi người trong 24 giờ',
    debris: 'Đổi lấy vật phẩm',
    resetOpenBox: 'Dùng ở trang hộp có giới hạn ngày',
    armyCompetitionCard: 'Trả cho một chỗ đối chiến',
  },
  fragments: {
    title: 'Đổi mảnh',
    lede: 'Mảnh do hoạt động tặng, đổi vật phẩm theo số đã công bố. Nếu số mảnh thay đổi trước khi bấm thì không bị trừ.',
    held: 'Mảnh của bạn: {{held}}',
    closed: 'Đổi mảnh hiện chưa mở',
    none: 'Hiện chưa có vật phẩm',
    cost_other: '{{count, number}} mảnh',
    one: 'Đổi “{{name}}”',
    confirm_other: 'Dùng {{count, number}} mảnh',
    done: '“{{name}}” đã vào túi',
    worth: 'Giá trị',
    left: 'Mảnh còn lại',
  },
  record: {
    title: 'Lịch sử đạo cụ',
    empty: 'Chưa có đạo cụ',
    prop: 'Đạo cụ',
    count: 'Số lượng',
    time: 'Thời gian',
    ofBox: '{{name}} · “{{box}}”',
    used: 'Đã dùng {{amount}}',
    came: 'Đã nhận {{amount}}',
  },
};
