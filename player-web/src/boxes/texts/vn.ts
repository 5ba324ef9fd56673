import type { Texts } from '../../i18n/texts';
import type { zh } from './zh';

export const vn: Texts<typeof zh> = {
  list: {
    csgo: 'Hộp cổ điển',
    hash: 'Hộp hash',
    lede: 'Tỷ lệ của mỗi hộp được công bố trước, và ai cũng có thể tính lại kết quả.',
    kinds: 'Loại hộp',
    empty: 'Chưa có hộp nào ở đây',
  },
  head: {
    publishedRtp: 'Hoàn trả công bố',
    observedRtp: 'Hoàn trả thực tế',
    notYet: 'Chưa có lượt mở',
    opens: 'Lượt mở',
    exact: 'Chính xác {{fraction}}',
    howExact: 'Giá trị chính xác của tỷ lệ hoàn trả',
    computed: 'Tổng giá trị × số vé của mọi vật phẩm, chia cho giá hộp × {{tickets}}',
  },
  reel: {
    label: 'Mở hộp',
    waiting: 'Chọn số lượng rồi mở',
    requesting: 'Đang mở. Các hạt giống quyết định kết quả.',
    spinning: 'Kết quả đã được khóa và sẽ hiện khi dải hình dừng lại.',
    revealing: 'Đang hiện kết quả',
    skip: 'Bỏ qua',
    alwaysSkip: 'Luôn bỏ qua hiệu ứng',
    won: '“{{name}}”, giá trị {{value}}, chi phí {{cost}}',
    wonMany: '{{count}} vật phẩm, giá trị {{value}}, chi phí {{cost}}',
  },
  pay: {
    count: 'Số lượng',
    total: 'Tổng cộng',
    open: 'Mở',
    openMany: 'Mở {{count}} hộp',
    opening: 'Đang mở',
    again: 'Mở lần nữa',
    login: 'Đăng nhập để mở',
  },
  result: {
    title: 'Kết quả lần này',
    sum: 'Giá trị {{value}}, chi phí {{cost}}',
    verify: 'Kiểm chứng',
    verifyOne: 'Kiểm chứng “{{name}}”',
    inBag: 'Đã vào túi đồ',
    toBag: 'Xem túi đồ',
  },
  odds: {
    title: 'Toàn bộ vật phẩm trong hộp',
    note: '{{items}} vật phẩm, {{tickets}} vé, một bảng tỷ lệ cho mọi người',
    toScale: 'Đúng tỷ lệ',
    figure: 'Thước xác suất, đúng tỷ lệ',
    magnified: 'Phóng to ×{{factor}}',
  },
  last: {
    title: 'Lần mở gần nhất của tôi',
    none: 'Bạn chưa mở hộp nào',
    verify: 'Kiểm chứng kết quả này',
    records: 'Mọi lần mở của tôi',
  },
  latest: {
    title: 'Mới mở từ hộp này',
    note: 'các số được tính từ hạt giống',
    none: 'Gần đây chưa ai mở hộp này',
  },
  longRun:
    'Về lâu dài, {{opens}} lần mở tốn {{cost}} ngọc và nhận lại vật phẩm trị giá trung bình khoảng {{value}} ngọc.',
  failure: {
    changed: 'Giá đã cập nhật, vui lòng làm mới trang.',
    changedText: 'Giá hoặc tỷ lệ của hộp này đã thay đổi trước khi bạn bấm. Chưa trừ ngọc nào.',
    refresh: 'Làm mới',
    refused: 'Chưa mở',
    refusedText: '{{reason}} Chưa trừ ngọc nào.',
    unanswered: 'Không nhận được phản hồi',
    unansweredText:
      'Kết nối bị ngắt và lần mở này có thể đã hoàn tất. Hỏi lại bằng cùng một mã là an toàn: chỉ trừ ngọc nhiều nhất một lần, và kết quả đã có sẽ được trả lại nguyên vẹn.',
    retry: 'Thử lại bằng cùng mã',
    giveUp: 'Để sau',
    giveUpText: 'Không thử lại cũng được: nếu đã mở, kết quả nằm trong túi đồ và lịch sử mở hộp.',
    requestId: 'Yêu cầu {{id}}',
    close: 'Đã hiểu',
  },
  gems: {
    title: 'Không đủ ngọc',
    text: 'Lần này cần {{cost}} ngọc. Bạn có {{balance}}, còn thiếu {{missing}}. Chưa trừ ngọc nào.',
    later: 'Chưa mở nạp ngọc. Bạn có thể mở ít hộp hơn, hoặc chọn hộp có giá thấp hơn.',
    fewer: 'Chỉ mở {{count}} hộp',
    others: 'Xem hộp khác',
    close: 'Đã hiểu',
  },
  missing: {
    text: 'Hộp có thể đã được gỡ khỏi kệ, hoặc địa chỉ không đúng.',
    back: 'Về danh sách hộp',
  },
  failed: {
    text: 'Chưa tải được hộp. Chưa trừ ngọc nào, bạn có thể thử lại.',
  },
};
