import type { Texts } from '../../i18n/texts';
import type { zh } from './zh';

export const vn: Texts<typeof zh> = {
  bag: {
    title: 'Túi đồ của tôi',
    total: 'Tổng {{amount}}',
    pages: 'Các trang túi đồ',
    empty: 'Chưa có gì ở đây',
    toBoxes: 'Đi mở hộp',
    verify: 'Kiểm chứng',
    verifyOne: 'Kiểm chứng “{{name}}”',
    records: 'Lịch sử mở hộp',
  },
  state: {
    s0: 'Trong túi',
    s1: 'Đã nâng cấp',
    s2: 'Đã bán',
    s3: 'Chờ gửi',
    s4: 'Rút thất bại',
    s5: 'Đã rút',
    s6: 'Đã hủy',
    s7: 'Bị từ chối',
    s8: 'Rút thất bại nhiều lần',
    s9: 'Hai đề nghị bị từ chối',
    s10: 'Đã đổi',
    other: 'Không dùng được',
  },
  source: {
    s0: 'Mua ở cửa hàng',
    s1: 'Mở hộp',
    s2: 'Giải phòng Roll',
    s3: 'Nâng cấp',
    s4: 'Đối chiến',
    s5: 'Hộp phúc lợi',
    s6: 'Rơi thêm',
    s7: 'Sự kiện ước nguyện',
    s8: 'Sự kiện năm mới',
    s9: 'Đổi vật phẩm',
    s10: 'Thưởng sự kiện',
    s11: 'Đổi mảnh',
  },
  failed: {
    text: 'Chưa tải được, bạn có thể thử lại.',
  },
};
