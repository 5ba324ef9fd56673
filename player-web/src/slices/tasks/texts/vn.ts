import type { Texts } from '../../../shell/i18n/texts';
import type { zh } from './zh';

export const vn: Texts<typeof zh> = {
  nothing: 'Hiện không có nhiệm vụ',
  resets: {
    day: 'Làm mới lúc 00:00 mỗi ngày, còn',
    week: 'Làm mới lúc 00:00 thứ Hai, còn',
    month: 'Làm mới lúc 00:00 ngày 1, còn',
  },
  left: '{{days}} ngày {{left}}',
  progress: '{{amount}} / {{target}}',
  of: '{{task}}: {{box}}',
  skin: 'Một vật phẩm ngẫu nhiên, giá trị đến {{best}} ngọc',
  gives: '{{name}} ×{{amount}}',
  contents: 'Có thể nhận được ({{amount}})',
  claim: 'Nhận',
  claimOne: 'Nhận “{{name}}”',
  claimed: 'Đã nhận',
  done: 'Đã nhận',
  failed: 'Chưa nhận gì',
  login: 'Đăng nhập để nhận',
  won: {
    title: 'Bạn nhận được',
    text: 'Vé {{ticket}}. Đã vào túi đồ, nơi có thể kiểm chứng lượt rút.',
    close: 'Nhận lấy',
  },
  rule: 'Nhiệm vụ tính theo giờ của cửa hàng. Phần hoàn thành trước khi đổi quy tắc vẫn nhận theo quy tắc cũ đến hết kỳ. Hộp do nhiệm vụ tặng không tính vào nhiệm vụ.',
};
