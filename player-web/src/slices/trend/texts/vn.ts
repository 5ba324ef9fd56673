import type { Texts } from '../../../shell/i18n/texts';
import type { zh } from './zh';

export const vn: Texts<typeof zh> = {
  title: 'Các số của tôi',
  seed: 'Hạt giống của tôi {{seed}}',
  game: 'Trò chơi',
  amount: 'Số lượng',
  types: { boxes: 'Hộp', upgrades: 'Nâng cấp' },
  whose: 'Số của ai',
  of: { own: 'Của tôi', all: 'Toàn trang' },
  all: {
    until: 'Mở đến {{until}}',
    locked: 'Thẻ biểu đồ cho xem số của mọi người trong 24 giờ.',
    noCard: 'Thẻ biểu đồ do hoạt động tặng, cho xem số của mọi người trong 24 giờ.',
    use: 'Dùng thẻ biểu đồ ({{cards}})',
    sure: 'Dùng một thẻ?',
    done: 'Biểu đồ toàn trang đã mở',
  },
  list: 'Các số, mới nhất trước',
  chart_other: '{{count, number}} số gần nhất, {{above}} số trên 0.5; từng số ở bên dưới',
  independent:
    'Mỗi số sinh ra độc lập, cắt còn sáu chữ số thập phân. Số trước cao hay thấp không đổi số sau.',
};
