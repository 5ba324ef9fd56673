import type { Texts } from '../../../shell/i18n/texts';
import type { zh } from './zh';

export const vn: Texts<typeof zh> = {
  latest: 'Vừa mở được',
  counters: 'Trực tuyến {{online}} · Đã đăng ký {{users}}',
  rule: 'Quy tắc',
  noDrops: 'Chưa có vật phẩm nào. Món đầu tiên sẽ hiện ở đây',
  calm: {
    title: 'Xem xác suất trước, rồi hãy quyết định',
    text: 'Xác suất, số vé và tỷ lệ hoàn trả của mỗi hộp được công bố trước khi mở; sau đó ai cũng tính lại được kết quả.',
    how: 'Cách kiểm chứng',
  },
  banner: {
    label: 'Băng giới thiệu',
    roledescription: 'băng chuyền',
    dots: 'Các trang giới thiệu',
    dot: 'Trang {{page}}',
    pause: 'Dừng băng giới thiệu',
    hash: 'Đang trưng bày · Hộp hash {{number}}',
    csgo: 'Đang trưng bày · Hộp cổ điển {{number}}',
    price: 'Một lần mở',
    rtp: 'Hoàn trả công bố',
    sellBack: 'Cửa hàng mua lại',
    rarest: 'Món hiếm nhất',
    shows: 'Trưng bày: {{item}}. Xác suất và số vé của từng món được liệt kê bên trong.',
    open: 'Đến hộp này',
    odds: 'Xem mọi xác suất',
  },
  ledger: {
    title: 'Sổ sách công khai',
    note: '30 ngày qua, tính từ nhật ký sự kiện',
    opens: 'Lượt mở',
    recomputable: 'Tính lại được',
    published: 'Hoàn trả công bố',
    observed: 'Hoàn trả thực tế',
    none: 'Chưa có lượt mở',
    how: 'Cách kiểm chứng',
  },
  quick: {
    label: 'Lối tắt',
  },
  shelf: {
    hash: 'Hộp hash',
    hashNote: 'Hạt giống cam kết trước, công bố sau',
    csgo: 'Hộp cổ điển',
    csgoNote: 'Cùng một bảng xác suất, cùng một cuốn sổ',
    all: 'Tất cả {{boxes}}',
    newest: 'Mới lên kệ',
    empty: 'Chưa có hộp nào ở đây',
  },
  proof: {
    title: 'Ba bước, bạn tự kiểm tra',
    commit: 'Cam kết trước',
    commitText: 'Trước khi mở, mã hash của hạt giống máy chủ đã nằm trong nhật ký, không ai sửa được.',
    open: 'Rồi mới mở',
    openText:
      'Hạt giống của bạn nối với hạt giống máy chủ rồi lấy SHA-256, sáu chữ số đầu là con số của lần này.',
    check: 'Sau đó kiểm tra',
    checkText: 'Hạt giống được công bố ngay. Tính lại ngay trên trang, hoặc dùng bất kỳ công cụ SHA-256 nào.',
  },
};
