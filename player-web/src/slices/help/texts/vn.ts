import type { Texts } from '../../../shell/i18n/texts';
import type { zh } from './zh';

export const vn: Texts<typeof zh> = {
  title: 'Trung tâm trợ giúp',
  lede: 'Hãy xem ở đây trước. Nếu không thấy câu trả lời, hãy hỏi chúng tôi.',
  topics: 'Tất cả các trang',
  search: 'Tìm trong trợ giúp',
  hits: 'Kết quả cho “{{words}}”',
  none: 'Không tìm thấy “{{words}}”',
  noneText: 'Thử từ khác hoặc kiểm tra chính tả.',
  further: 'Đến trang',
  past: {
    since: 'Có hiệu lực từ {{from}}.',
    span: 'Có hiệu lực từ {{from}} đến {{until}}.',
    agrees: 'Trình duyệt đã tính lại hash của mọi văn bản: khớp.',
    differs: 'Trình duyệt tính ra hash khác: hãy lưu trang này và liên hệ chăm sóc khách hàng.',
    gone: 'Không có văn bản này. Liên kết có thể bị thiếu.',
    now: 'Xem văn bản hiện hành',
  },
  person: {
    title: 'Vẫn chưa giải quyết được?',
    unset: 'Cửa hàng chưa ghi địa chỉ chăm sóc khách hàng.',
  },
  steer: {
    title: 'Cách mở hộp',
    lede: 'Bốn bước, bước nào bạn cũng tự kiểm tra được.',
    s1: { title: 'Xem tỷ lệ', text: 'Trang của hộp ghi từng vật phẩm và tỷ lệ của nó. Giá ở trên nút.' },
    s2: {
      title: 'Viết hạt giống',
      text: 'Hạt giống của bạn do bạn viết. Của chúng tôi đã niêm phong trước: dấu vân tay của nó hiện rõ.',
    },
    s3: {
      title: 'Mở',
      text: 'Lúc bấm là kết quả đã định. Vòng quay chỉ trình diễn; bỏ qua cũng không đổi kết quả.',
    },
    s4: {
      title: 'Kiểm tra',
      text: 'Bấm “Kiểm chứng”: trình duyệt tính lại cùng con số từ hai hạt giống. Khớp nghĩa là không ai sửa.',
    },
    go: 'Đến các hộp',
  },
  guide: {
    title: 'Giới thiệu cách chơi',
    start: 'Xem giới thiệu',
    place: '{{at}} / {{of}}',
    prev: 'Trước',
    next: 'Tiếp',
    skip: 'Bỏ qua',
    end: 'Bắt đầu xem',
    done: 'Xong',
    fair: {
      title: 'Niêm phong trước, bạn mở sau',
      text: 'Trước khi mở bạn thấy mã hash. Sau khi mở bạn thấy bản gốc, ai cũng tính lại được: khớp nghĩa là không ai sửa.',
      go: 'Tự tính một lần',
    },
    battle: {
      title: 'Cùng hộp, mỗi người tự mở',
      text: 'Mọi người trả như nhau và mở cùng các hộp. Mỗi trận ghi rõ luật thắng. Nếu bằng nhau, một số công khai quyết định.',
      go: 'Luật đấu',
    },
    upgrade: {
      title: 'Tỷ lệ thành công hiện trước khi bấm',
      text: 'Đặt vật phẩm, chọn mục tiêu: cung trên mặt số là tỷ lệ thành công của bạn. Phí đã tính trong đó.',
      go: 'Nâng cấp tính ra sao',
    },
    notices: {
      title: 'Chấm đỏ chỉ hiện khi có tin mới',
      text: 'Thay đổi quy tắc được công bố trước khi có hiệu lực, trong thông báo và mục “Thay đổi”. Đã đọc thì hôm nay không bật lại. Bấm “Thông báo” ở bên để xem lại.',
      go: 'Xem thông báo',
    },
    bind: {
      title: 'Liên kết một lần trước khi rút',
      text: 'Đăng nhập nền tảng, sao chép liên kết giao dịch của bạn rồi dán vào. Dấu cách và ký tự thừa sẽ tự bỏ.',
      go: 'Cách liên kết',
    },
  },
  forge: {
    title: 'Cách nâng cấp',
    lede: 'Bốn bước, số nào bạn cũng tự tính được.',
    s1: {
      title: 'Đặt vật phẩm',
      text: 'Một hoặc nhiều vật phẩm, có thể thêm ngọc. Tổng giá của chúng là phần bạn đặt.',
    },
    s2: {
      title: 'Chọn mục tiêu',
      text: 'Tỷ lệ phần đặt trên giá mục tiêu là r. r càng lớn, tỷ lệ càng cao.',
    },
    s3: {
      title: 'Xem tỷ lệ thành công',
      text: 'Tỷ lệ thành công = r × (1 − phí). Phí hiện hành: {{least}} khi r đến 25%, rồi tăng tới {{most}} khi r = 100%. Tỷ lệ ít nhất {{low}} và nhiều nhất {{high}}.',
    },
    s4: {
      title: 'Bấm và kiểm tra',
      text: 'Lúc bấm con số đã định: không quá giới hạn ghi trên trang là thành công, quá thì mất phần đặt. “Kiểm chứng” sẽ tính lại.',
    },
    example: 'Tính một ví dụ',
    target: 'Giá mục tiêu',
    stake: 'Phần đặt',
    r: 'r',
    fee: 'Phí',
    chance: 'Tỷ lệ thành công',
    wins: 'Số thắng',
    upTo: '0 – {{last}}',
    none: 'Tỷ lệ dưới {{low}} hoặc trên {{high}}: không thể nâng cấp như vậy.',
    bad: 'Nhập số lớn hơn 0, phần đặt không quá giá mục tiêu',
    go: 'Đến nâng cấp',
  },
  topic: {
    activity: { name: 'Câu hỏi thường gặp', note: 'Xem trang này trước' },
    hash: { name: 'Hash và kiểm chứng', note: 'Kết quả đến từ đâu' },
    shouldknow: { name: 'Trước khi bắt đầu', note: 'Tuổi, ngọc, về lâu dài' },
    steamBind: { name: 'Liên kết nền tảng', note: 'Liên kết giao dịch, quyền riêng tư' },
    steam: { name: 'Giao dịch trên nền tảng', note: 'Đề nghị, đảo ngược, rút' },
    Termsofuse: { name: 'Thỏa thuận người dùng', note: 'Thỏa thuận giữa hai bên' },
    Privacypolicy: { name: 'Chính sách riêng tư', note: 'Chúng tôi giữ gì, bạn làm được gì' },
    aboutus: { name: 'Về chúng tôi', note: 'Chúng tôi làm gì, liên hệ ra sao' },
  },
  ask: {
    money: { q: 'Ngọc có đổi ra tiền được không?', a: 'Không. Ngọc chỉ để chơi và đổi vật phẩm.' },
    free: {
      q: 'Làm sao nhận ngọc miễn phí?',
      a: 'Từ điểm danh, hộp nhiệm vụ, phúc lợi tuần và phòng Roll. Điều kiện và số lượng ghi bên cạnh.',
    },
    retrieve: {
      q: 'Rút mất bao lâu?',
      a: 'Nền tảng gửi đề nghị và bạn chấp nhận ở đó. Thời gian từng bước ghi trong lịch sử rút.',
    },
    sellBack: {
      q: 'Cửa hàng mua lại bao nhiêu?',
      a: 'Theo tỷ lệ đã công bố, ghi cạnh mức hoàn trả; số ngọc ở trên nút. Bạn cũng có thể giữ, nâng cấp hoặc rút.',
    },
    level: {
      q: 'Cấp độ có đổi tỷ lệ không?',
      a: 'Không. Mọi người cùng một bảng tỷ lệ. Cấp độ chỉ mang lại phúc lợi.',
    },
    limit: {
      q: 'Đổi hạn mức thế nào?',
      a: 'Giảm có hiệu lực ngay. Tăng có hiệu lực sau thời gian ghi trên trang và khi bạn xác nhận lại.',
    },
    phone: {
      q: 'Tôi đổi số điện thoại thì sao?',
      a: 'Sửa trong cài đặt tài khoản. Nếu cửa hàng không gửi SMS, hãy hỏi chăm sóc khách hàng.',
    },
    unanswered: {
      q: 'Bấm mà không thấy trả lời, có bị trừ hai lần không?',
      a: 'Không. Mỗi lần bấm có mã riêng; gửi lại chỉ nhận kết quả lần đầu.',
    },
    open: {
      q: '1. Công khai kho đồ',
      a: 'Đăng nhập nền tảng, đặt kho đồ là công khai trong cài đặt riêng tư.',
    },
    copy: {
      q: '2. Sao chép liên kết giao dịch',
      a: 'Liên kết ở trang đề nghị giao dịch, có partner và token.',
    },
    paste: {
      q: '3. Dán vào cài đặt tài khoản',
      a: 'Dấu cách và ký tự thừa được bỏ. Liên kết được lưu dạng mã hóa, chỉ dùng để gửi vật phẩm cho bạn.',
    },
    offer: {
      q: 'Chấp nhận đề nghị ở đâu?',
      a: 'Trên nền tảng. Khi cửa hàng báo đã gửi, hãy nhận đúng hạn; quá hạn vật phẩm trở lại túi.',
    },
    reversal: {
      q: 'Đảo ngược là gì?',
      a: 'Một thời gian sau khi nhận, nền tảng có thể hủy giao dịch. Khi đó vật phẩm trở lại túi. Hạn ghi trong tiến trình rút.',
    },
    failed: {
      q: 'Rút thất bại thì sao?',
      a: 'Vật phẩm trở lại túi, không mất gì. Lịch sử ghi lý do: thường là liên kết sai hoặc kho đồ chưa công khai.',
    },
    recall: {
      q: 'Có thể hủy lệnh rút không?',
      a: 'Được, trước khi đề nghị được nhận. Nhà cung cấp xác nhận xong, vật phẩm trở lại túi.',
    },
    what: {
      q: 'Chúng tôi làm gì',
      a: 'Cửa hàng vật phẩm ảo, chơi bằng ngọc. Tỷ lệ công bố trước, kết quả nào cũng tính lại được.',
    },
    promises: {
      q: 'Chúng tôi hứa gì',
      a: 'Không ai gian lận mà không để lại dấu vết, kể cả chúng tôi. Điều đã xác nhận không mất, không thu hai lần, không trả hai lần.',
    },
    contact: {
      q: 'Liên hệ ra sao',
      a: 'Địa chỉ chăm sóc khách hàng và người điều hành ở bên cạnh. Ghi kèm mã lượt chơi để chúng tôi tìm nhanh hơn.',
    },
  },
};
