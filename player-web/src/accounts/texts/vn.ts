import type { Texts } from '../../i18n/texts';
import type { zh } from './zh';

export const vn: Texts<typeof zh> = {
  login: 'Đăng nhập',
  register: 'Đăng ký',
  tabs: 'Đăng nhập hoặc đăng ký',
  phone: 'Số điện thoại',
  code: 'Mã SMS',
  codeHint: 'Nhập mã xác minh',
  codeSend: 'Gửi mã',
  codeAgain: 'Gửi lại sau {{seconds}} giây',
  codeSent: 'Đã gửi mã xác minh',
  password: 'Mật khẩu',
  passwordHint: 'Ít nhất 6 ký tự',
  newPassword: 'Đặt mật khẩu',
  newPasswordHint: '8–16 ký tự, gồm chữ và số',
  showPassword: 'Hiện mật khẩu',
  hidePassword: 'Ẩn mật khẩu',
  spreadCode: 'Mã giới thiệu',
  optional: 'không bắt buộc',
  spreadCodeHint: 'Không có thì để trống',
  tick: {
    fun: 'Tôi hiểu đây là giải trí, về lâu dài hoàn trả thấp hơn số đã chi, và tôi sẽ chơi trong khả năng',
    adult: 'Tôi đã đủ 18 tuổi và đồng ý với {{agreement}} và {{privacy}}',
    hash: 'Tôi đã đọc {{hash}}',
    agreementName: 'Thoả thuận người dùng',
    privacyName: 'Chính sách riêng tư',
    hashName: 'Giải thích thuật toán hash',
  },
  art: {
    title: 'Xem xác suất trước, rồi hãy quyết định.',
    tickets: 'Mỗi hộp công bố toàn bộ số vé',
    recompute: 'Bạn tự tính lại được mọi kết quả',
    commit: 'Cam kết được công bố trước mỗi lần mở',
  },
  wrong: {
    phoneMissing: 'Hãy nhập số điện thoại',
    phone: 'Số điện thoại không đúng định dạng',
    phoneTaken: 'Số điện thoại này đã được đăng ký',
    code: 'Mã xác minh không được để trống',
    loginPasswordMissing: 'Mật khẩu đăng nhập không được để trống',
    loginPassword: 'Mật khẩu đăng nhập cần ít nhất 6 chữ hoặc số',
    password: 'Mật khẩu phải gồm 8–16 ký tự, có chữ và số',
    loginTicks: 'Hãy đọc kỹ và đánh dấu thoả thuận người dùng và điều khoản',
    registerTicks: 'Hãy đánh dấu thoả thuận dịch vụ',
    fingerprint: 'Đăng ký không thành công: không nhận dạng được thiết bị. Hãy thử trình duyệt khác',
    unreachable: 'Máy chủ không trả lời. Hãy kiểm tra kết nối rồi thử lại',
  },
  welcome: 'Chúc mừng, bạn đã đăng ký thành công',
  welcomeText: 'Hạt giống của bạn đã sẵn sàng. Hãy xem xác suất trước, rồi chọn hộp.',
  welcomeBack: 'Đã đăng nhập',
  mine: {
    title: 'Của tôi',
    visitor: 'Đăng nhập để mở hộp, xem túi đồ và hạt giống.',
  },
  terms: {
    agreement: 'Thoả thuận người dùng',
    privacy: 'Chính sách riêng tư',
    hash: 'Ghi chú về thuật toán hash',
    hashText:
      'Trước khi mở hộp, hash của hạt giống máy chủ đã được công bố và ghi vào nhật ký. Hạt giống của bạn do bạn đặt và đổi được bất cứ lúc nào.\nKết quả là SHA-256 của hạt giống của bạn nối với hạt giống máy chủ. 6 chữ số thập lục phân đầu là số N; N rơi vào vé của món nào thì trúng món đó.\nNgay sau kết quả, hạt giống máy chủ được công bố: hash của nó phải đúng với cam kết trước đó, và ai cũng tính lại được trong trình duyệt.\nCông bằng nghĩa là kết quả không bị can thiệp, không có nghĩa là bạn sẽ thắng.',
    more: 'Đọc đầy đủ về tính công bằng',
    agreementText:
      'Ngọc là tiền trong trò chơi. Ngọc không phải tiền tệ và không đổi được thành tiền.\nGiá, xác suất và tỉ lệ hoàn trả công bố của mỗi hộp đều hiển thị trước khi mở. Về lâu dài mức hoàn trả trung bình thấp hơn số đã chi: hãy chơi trong khả năng.\nMỗi lần mở chỉ trừ ngọc một lần. Hạt giống của bạn và hạt giống máy chủ đã cam kết trước quyết định kết quả; ai cũng tính lại được, và không thể huỷ.\nMỗi người một tài khoản, đủ 18 tuổi. Tài khoản can thiệp vào tài khoản khác, hệ thống hoặc kết quả sẽ bị khoá.\nMọi thao tác và kết quả được ghi vào nhật ký sự kiện chỉ thêm chứ không sửa.',
    privacyText:
      'Chúng tôi lưu số điện thoại, mã băm của mật khẩu, dấu vân tay thiết bị và lịch sử thao tác, chỉ để đăng nhập, ngăn đăng ký trùng và xác minh kết quả.\nDữ liệu cá nhân được mã hoá riêng cho từng người và tách khỏi nhật ký sự kiện. Nhật ký không có số điện thoại.\nBảng rơi công khai chỉ hiện tên đã che.\nDữ liệu này không bán và không cung cấp cho bên thứ ba.',
  },
};
