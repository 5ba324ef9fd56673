import type { Texts } from '../../i18n/texts';
import type { zh } from './zh';

export const vn: Texts<typeof zh> = {
  skip: 'Đến nội dung',
  login: 'Đăng nhập',
  register: 'Đăng ký',
  getGems: 'Nạp ngọc',
  groups: {
    play: 'Chơi',
    money: 'Ngọc',
    records: 'Lịch sử',
    safety: 'An toàn và kiểm chứng',
    account: 'Tài khoản',
  },
  mine: 'Của tôi',
  news: 'có nội dung mới',
  logout: 'Đăng xuất',
  loggedOut: 'Đã đăng xuất',
  language: 'Ngôn ngữ: {{name}}',
  languages: 'Ngôn ngữ',
  light: 'Giao diện: {{name}}',
  lights: {
    label: 'Giao diện',
    day: 'Ban ngày',
    night: 'Ban đêm',
    system: 'Theo hệ thống',
  },
  tabbar: 'Điều hướng dưới',
  nav: {
    label: 'Điều hướng chính',
  },
  rail: {
    label: 'Lối tắt',
    top: 'Lên đầu',
  },
  line: {
    lost: 'Không kết nối được máy chủ. Nội dung có thể đã cũ.',
    slow: 'Mạng chậm. Vẫn đang tải.',
  },
  closedGame: {
    stopped: {
      title: 'Trò chơi này đang tạm dừng',
      text: 'Không thể bắt đầu lượt mới và không trừ ngọc; lượt đã bắt đầu vẫn được xử lý. Hãy quay lại sau.',
    },
    off: { title: 'Trò chơi này chưa mở', text: 'Theo quy tắc đã công bố, hiện không thể bắt đầu lượt mới.' },
  },
  footer: {
    age: 'Từ 18 tuổi',
    adults: 'Chỉ dành cho người đủ 18 tuổi. Hãy chơi có chừng mực',
    duty: 'Ngọc là tiền trong trò chơi. Xác suất quyết định kết quả mở hộp, và về lâu dài mức hoàn trả trung bình thấp hơn số đã chi. Khi không còn thấy vui, hãy tạm nghỉ.',
    promise:
      'Mọi xác suất được công bố trước, mọi kết quả đều tính lại được. Nhật ký sự kiện chỉ thêm chứ không sửa, ai cũng kiểm tra được ngoại tuyến.',
    play: 'Cách chơi',
    fair: 'Công bằng',
    advice:
      'Lời khuyên chơi lành mạnh: tránh trò chơi độc hại, nói không với trò chơi lậu. Biết tự bảo vệ, đề phòng lừa đảo. Chơi vừa phải có ích, chơi quá độ có hại. Sắp xếp thời gian hợp lý và sống khỏe.',
    checkpoint: 'Điểm kiểm tra gần nhất #{{size}}',
  },
};
