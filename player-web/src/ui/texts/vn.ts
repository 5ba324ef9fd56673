import type { Texts } from '../../i18n/texts';
import type { zh } from './zh';

export const vn: Texts<typeof zh> = {
  gems: 'ngọc',
  ruler: 'Xác suất theo độ hiếm, đúng tỉ lệ',
  close: 'Đóng',
  copy: 'Sao chép',
  copied: 'Đã sao chép',
  copyFailed: 'Không sao chép được. Hãy chọn văn bản bằng tay',
  notices: 'Thông báo',
  home: 'Trang chủ',
  breadcrumb: 'Đường dẫn',
  empty: 'Chưa có dữ liệu',
  toBoxes: 'Đến các hộp',
  worn: '{{name}} ({{wear}})',
  return: {
    few: 'Hiện từ {{enough}} lượt trở đi; đến nay {{plays}}',
    band: '95% chắc chắn giá trị thật ở {{low}} – {{high}}',
    method:
      'Tỷ lệ công bố cho biết một lượt lệch khỏi trung bình bao nhiêu. Chia cho căn bậc hai của số lượt rồi nhân 1,96: đó là mức mà ngẫu nhiên làm lệch con số trong 95 trên 100 trường hợp.',
  },
  pager: {
    size: '{{size}} mục mỗi trang',
    back: 'Trang trước',
    next: 'Trang sau',
    page: 'Trang {{page}}',
  },
  error: {
    unreachable: 'Máy chủ không trả lời. Hãy kiểm tra kết nối rồi thử lại',
    crashed: 'Không hiển thị được phần này. Các phần khác vẫn hoạt động',
    request: 'Mã yêu cầu',
    retry: 'Thử lại',
  },
  refused: {
    title: 'Chưa thực hiện',
    changed: 'Giá đã cập nhật, vui lòng tải lại',
    refresh: 'Tải lại',
    gems: 'Nạp ngọc',
    boxes: 'Đi mở hộp',
    platform: 'Đến cài đặt riêng tư của nền tảng',
    bind: 'Đi xác minh',
    gotIt: 'Đã hiểu',
    help: 'Nếu có thắc mắc, hãy liên hệ CSKH',
    request: 'Yêu cầu {{id}}',
  },
  loading: 'Đang tải',
  rarity: {
    contraband: 'Hàng cấm',
    ancient: 'Cổ vật',
    legendary: 'Truyền thuyết',
    mythical: 'Thần thoại',
    rare: 'Hiếm',
    uncommon: 'Ít gặp',
    common: 'Phổ thông',
    unknown: 'Chưa rõ',
  },
};
