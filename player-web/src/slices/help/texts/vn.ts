import type { Texts } from '../../../shell/i18n/texts';
import type { zh } from './zh';

export const vn: Texts<typeof zh> = {
  title: 'Trung tâm trợ giúp',
  lede: 'Hãy xem ở đây trước. Không có câu trả lời thì hỏi người.',
  topics: 'Tất cả các trang',
  search: 'Tìm trong trợ giúp',
  hits: 'Kết quả cho “{{words}}”',
  none: 'Không tìm thấy “{{words}}”',
  noneText: 'Thử từ khác hoặc kiểm tra chính tả.',
  further: 'Đến trang',
  person: {
    title: 'Vẫn chưa xong?',
    service: 'Liên hệ chăm sóc khách hàng',
    imprint: 'Ai điều hành cửa hàng này',
    unset: 'Cửa hàng chưa ghi địa chỉ chăm sóc khách hàng.',
  },
  steer: {
    title: 'Cách mở hộp',
    lede: 'Bốn bước, bước nào bạn cũng tự kiểm tra được.',
    s1: { title: 'Xem tỷ lệ', text: 'Trang của hộp ghi từng vật phẩm và tỷ lệ của nó. Giá ở trên nút.' },
    s2: {
      title: 'Viết hạt giống',
      text: 'Hạt giống của bạn do bạn viết. Của chúng tôi đã niêm phong trước: dấu vân của nó hiện rõ.',
    },
    s3: {
      title: 'Mở',
      text: 'Lúc bấm là kết quả đã định. Vòng quay chỉ trình diễn; bỏ qua cũng không đổi kết quả.',
    },
    s4: {
      title: 'Kiểm tra',
      text: 'Bấm “Xác minh”: trình duyệt tính lại cùng con số từ hai hạt giống. Khớp nghĩa là không ai sửa.',
    },
    go: 'Đến các hộp',
  },
  topic: {
    activity: { name: 'Câu hỏi thường gặp', note: 'Xem trang này trước' },
    hash: { name: 'Hash và xác minh', note: 'Kết quả đến từ đâu' },
    shouldknow: { name: 'Trước khi bắt đầu', note: 'Tuổi, ngọc, về lâu dài' },
    steamBind: { name: 'Liên kết nền tảng', note: 'Link trao đổi, quyền riêng tư' },
    steam: { name: 'Giao dịch trên nền tảng', note: 'Đề nghị, đảo ngược, rút' },
    Termsofuse: { name: 'Điều khoản', note: 'Thoả thuận giữa hai bên' },
    Privacypolicy: { name: 'Quyền riêng tư', note: 'Chúng tôi giữ gì, bạn làm được gì' },
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
      a: 'Theo tỷ lệ đã công bố, ghi cạnh mức hoàn trả; số tiền ở trên nút. Bạn cũng có thể giữ, nâng cấp hoặc rút.',
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
      a: 'Không. Mỗi lần bấm có số riêng; gửi lại chỉ nhận kết quả lần đầu.',
    },
    sealed: {
      q: 'Kết quả định lúc nào?',
      a: 'Dấu vân của hạt giống máy chủ công bố trước khi mở. Nó không lộ hạt giống và hạt giống không thể đổi.',
    },
    yourSeed: {
      q: 'Hạt giống của tôi để làm gì?',
      a: 'Hai hạt giống cùng tạo kết quả. Bạn đổi hạt của mình lúc nào cũng được, nên cửa hàng không thể chọn trước.',
    },
    ticket: {
      q: 'Con số thành vật phẩm ra sao?',
      a: 'SHA-256 của hai hạt giống cho một hash, sáu chữ số hex đầu là một số. Mỗi vật phẩm giữ một dải vé; số rơi vào dải nào thì được vật phẩm đó.',
    },
    drop: {
      q: 'Phần rơi thêm do gì quyết định?',
      a: 'Chữ số 7–12 trong hash của cùng lượt mở là con số thứ hai, so với bảng trên trang rơi thêm. Chỉ lượt mở trả bằng ngọc tham gia; gửi lại không được thêm.',
    },
    why: {
      q: 'Vì sao sáu chữ số hex?',
      a: 'Có mười sáu mũ sáu khả năng, đều như nhau. Nhờ vậy tỷ lệ là số vé nguyên.',
    },
    change: {
      q: 'Đổi hạt giống có đổi vận không?',
      a: 'Không. Kết quả sau dùng hạt mới, kết quả trước vẫn kiểm tra được.',
    },
    differs: {
      q: 'Nếu không khớp thì sao?',
      a: 'Giữ địa chỉ trang và số, rồi liên hệ chăm sóc khách hàng. Ai cũng tính lại được.',
    },
    together: {
      q: 'Đối chiến và phòng Roll cũng vậy à?',
      a: 'Chúng dùng đèn hiệu công khai. Danh sách niêm phong trước, con số đến sau: không ai biết trước. Phòng ghi rõ dùng đèn hiệu nào.',
    },
    age: { q: 'Ai được chơi?', a: 'Chỉ người từ 18 tuổi. Cửa hàng hỏi tên thật trước khi mua.' },
    gems: { q: 'Ngọc là gì?', a: 'Tiền trong trò chơi. Không phải tiền gửi, không lãi, không trả ra tiền.' },
    returns: {
      q: 'Về lâu dài thì sao?',
      a: 'Mỗi hộp ghi mức hoàn trả, luôn thấp hơn giá. Chơi càng nhiều, trung bình tiêu càng nhiều. Hãy xem là giải trí.',
    },
    breaks: {
      q: 'Muốn dừng thì làm gì?',
      a: 'Đặt hạn mức, nghỉ một thời gian hoặc khoá tài khoản. Không ai mở sớm được.',
    },
    published: {
      q: 'Quy tắc có đổi không?',
      a: 'Có, nhưng phải công bố trước. “Thay đổi” ghi trước và sau, từ lúc nào, ai đề xuất và ai duyệt. Mở trước đó tính theo quy tắc cũ.',
    },
    open: {
      q: '1. Công khai kho đồ',
      a: 'Đăng nhập nền tảng, đặt kho đồ là công khai trong cài đặt riêng tư.',
    },
    copy: { q: '2. Chép link trao đổi', a: 'Link ở trang đề nghị trao đổi, có partner và token.' },
    paste: {
      q: '3. Dán vào cài đặt tài khoản',
      a: 'Dấu cách và ký tự thừa được bỏ. Link lưu mã hoá, chỉ dùng để gửi vật phẩm cho bạn.',
    },
    offer: {
      q: 'Chấp nhận đề nghị ở đâu?',
      a: 'Trên nền tảng. Khi cửa hàng báo đã gửi, hãy nhận đúng hạn; quá hạn vật phẩm trở lại túi.',
    },
    reversal: {
      q: 'Đảo ngược là gì?',
      a: 'Một thời gian sau khi nhận, nền tảng có thể huỷ giao dịch. Khi đó vật phẩm trở lại túi. Hạn ghi trong tiến trình rút.',
    },
    failed: {
      q: 'Rút thất bại thì sao?',
      a: 'Vật phẩm trở lại túi, không mất gì. Lịch sử ghi lý do: thường là link sai hoặc kho đồ chưa công khai.',
    },
    recall: {
      q: 'Thôi không rút được không?',
      a: 'Được, trước khi đề nghị được nhận. Nhà cung cấp xác nhận xong, vật phẩm trở lại túi.',
    },
    who: { q: '1. Áp dụng cho ai', a: 'Cho mọi người chơi. Mỗi người một tài khoản, từ 18 tuổi.' },
    nature: {
      q: '2. Ngọc và vật phẩm',
      a: 'Chỉ dùng trong cửa hàng này. Vật phẩm gửi được đến nền tảng theo quy tắc rút; ngoài ra không chuyển được.',
    },
    result: { q: '3. Kết quả', a: 'Theo nhật ký. Nhật ký chỉ thêm, không sửa, ai cũng kiểm tra được.' },
    account: {
      q: '4. Tài khoản',
      a: 'Hãy giữ mật khẩu. Ai dùng nhiều tài khoản nhận phúc lợi một lần, dùng chương trình chen người khác hoặc gian lận có thể bị khoá, kèm lý do.',
    },
    terms: { q: '5. Thay đổi', a: 'Thay đổi điều khoản được thông báo trước.' },
    stored: {
      q: 'Chúng tôi giữ gì',
      a: 'Số điện thoại, hash mật khẩu, dấu vân thiết bị, tên và số giấy tờ bạn ghi, tài khoản nền tảng và link trao đổi. Dữ liệu mỗi người có khoá riêng.',
    },
    log: {
      q: 'Nhật ký công khai có gì',
      a: 'Số của người chơi và hash có khoá. Không có số điện thoại, tên hay giấy tờ.',
    },
    take: { q: 'Lấy dữ liệu của mình', a: 'Cài đặt tài khoản xuất toàn bộ, sau khi nhập mật khẩu.' },
    erase: {
      q: 'Xoá tài khoản',
      a: 'Làm được trong cài đặt tài khoản. Khoá bị huỷ nên không ai đọc được dữ liệu nữa. Hash ở lại nhật ký để lịch sử kiểm tra được.',
    },
    device: {
      q: 'Trình duyệt giữ gì',
      a: 'Đăng nhập, ngôn ngữ, hạt giống và dấu vân đã thấy, để kiểm tra giúp bạn. Không quảng cáo, không ai khác theo dõi.',
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
      a: 'Địa chỉ chăm sóc khách hàng và người điều hành ở bên cạnh. Ghi số lượt chơi thì chúng tôi tìm nhanh hơn.',
    },
  },
};
