import type { Texts } from '../../../shell/i18n/texts';
import type { zh } from './zh';

export const vn: Texts<typeof zh> = {
  title: 'Dòng trực tiếp hiển thị gì',
  lands:
    'Người chơi thấy kết quả trước: người khác được báo sau {{drop}} giây với lượt mở hộp và {{upgrade}} giây với lượt nâng cấp.',
  rare: 'Mọi món vàng và đỏ đều hiện (với nâng cấp: những lần thành công).',
  others:
    'Các món còn lại theo thứ tự nhật ký, tổng cộng nhiều nhất {{perSecond}} món mỗi giây. Món không hiện vẫn nằm trong nhật ký và lịch sử.',
  own: 'Kết quả của chính bạn luôn hiện với bạn.',
  away_other:
    'Sau khi mất kết nối, dòng này tiếp tục từ chỗ cũ, tối đa {{count, number}} mục; quá mức đó danh sách được tải lại.',
  connections: 'Kết nối hiện tại',
  told: 'Đã hiện từ khi khởi động',
  measured: 'Số kết nối là số đo thật. Các mục theo thứ tự nhật ký, mỗi mục kèm vị trí trong nhật ký.',
};
