/** The project’s own agreement, in Vietnamese. Never changed: shops publish it as first rules, and logs hold its hash. */
export const vi = {
  Termsofuse: [
    {
      id: 'who',
      title: '1. Áp dụng cho ai',
      text: 'Cho mọi người chơi. Mỗi người một tài khoản, từ 18 tuổi.',
    },
    {
      id: 'nature',
      title: '2. Ngọc và vật phẩm',
      text: 'Ngọc là tiền trong trò chơi. Ngọc không phải tiền tệ và không đổi được thành tiền.\n\nChỉ dùng trong cửa hàng này. Vật phẩm gửi được đến nền tảng theo quy tắc rút; ngoài ra không chuyển được.',
    },
    {
      id: 'result',
      title: '3. Kết quả',
      text: 'Theo nhật ký. Nhật ký chỉ thêm, không sửa, ai cũng kiểm tra được.\n\nMỗi lần mở chỉ trừ ngọc một lần. Hạt giống của bạn và hạt giống máy chủ đã cam kết trước quyết định kết quả; ai cũng tính lại được, và không thể hủy.',
    },
    {
      id: 'account',
      title: '4. Tài khoản',
      text: 'Hãy giữ mật khẩu. Ai dùng nhiều tài khoản nhận phúc lợi một lần, dùng chương trình chen người khác hoặc gian lận có thể bị khóa, kèm lý do.',
    },
    {
      id: 'terms',
      title: '5. Thay đổi',
      text: 'Thay đổi điều khoản được thông báo trước.\n\nThay đổi nào cần bạn đồng ý, chúng tôi sẽ hỏi ở lần ghé tiếp theo. Các văn bản bạn đã đồng ý luôn xem được trong cài đặt tài khoản.',
    },
  ],
  Privacypolicy: [
    {
      id: 'stored',
      title: 'Chúng tôi giữ gì',
      text: 'Số điện thoại, hash mật khẩu, dấu vân thiết bị, tên và số giấy tờ bạn ghi, tài khoản nền tảng và liên kết giao dịch. Dữ liệu mỗi người có khóa riêng.\n\nDữ liệu này không bán và không cung cấp cho bên thứ ba; chỉ khi gửi mã, số điện thoại được chuyển cho nhà cung cấp tin nhắn.',
    },
    {
      id: 'log',
      title: 'Nhật ký công khai có gì',
      text: 'Mã người chơi và hash có khóa. Không có số điện thoại, tên hay giấy tờ.\n\nBảng rơi công khai chỉ hiện tên đã che.',
    },
    {
      id: 'take',
      title: 'Lấy dữ liệu của mình',
      text: 'Cài đặt tài khoản xuất toàn bộ, sau khi nhập mật khẩu.',
    },
    {
      id: 'erase',
      title: 'Xóa tài khoản',
      text: 'Làm được trong cài đặt tài khoản. Khóa bị hủy nên không ai đọc được dữ liệu nữa. Hash ở lại nhật ký để lịch sử kiểm tra được.',
    },
    {
      id: 'device',
      title: 'Trình duyệt giữ gì',
      text: 'Đăng nhập, ngôn ngữ, hạt giống và dấu vân đã thấy, để kiểm tra giúp bạn. Không quảng cáo, không ai khác theo dõi.',
    },
  ],
  shouldknow: [
    {
      id: 'age',
      title: 'Ai được chơi?',
      text: 'Chỉ người từ 18 tuổi. Cửa hàng hỏi tên thật trước khi mua.',
    },
    {
      id: 'gems',
      title: 'Ngọc là gì?',
      text: 'Tiền trong trò chơi. Không phải tiền gửi, không lãi, không trả ra tiền.',
    },
    {
      id: 'returns',
      title: 'Về lâu dài thì sao?',
      text: 'Giá, xác suất và tỷ lệ hoàn trả công bố của mỗi hộp đều hiển thị trước khi mở. Về lâu dài mức hoàn trả trung bình thấp hơn số đã chi: hãy chơi trong khả năng.\n\nChơi càng nhiều, trung bình tiêu càng nhiều. Hãy xem là giải trí.',
    },
    {
      id: 'breaks',
      title: 'Muốn dừng thì làm gì?',
      text: 'Đặt hạn mức, nghỉ một thời gian hoặc tự loại trừ. Không ai gỡ sớm được.',
    },
    {
      id: 'published',
      title: 'Quy tắc có đổi không?',
      text: 'Có, nhưng phải công bố trước. “Thay đổi” ghi trước và sau, từ lúc nào, ai đề xuất và ai duyệt. Mở trước đó tính theo quy tắc cũ.',
    },
  ],
  hash: [
    {
      id: 'sealed',
      title: 'Kết quả định lúc nào?',
      text: 'Dấu vân của hạt giống máy chủ công bố trước khi mở. Nó không lộ hạt giống và hạt giống không thể đổi.\n\nCông bằng nghĩa là kết quả không bị can thiệp, không có nghĩa là bạn sẽ thắng.',
    },
    {
      id: 'yourSeed',
      title: 'Hạt giống của tôi để làm gì?',
      text: 'Hai hạt giống cùng tạo kết quả. Bạn đổi hạt của mình lúc nào cũng được, nên cửa hàng không thể chọn trước.',
    },
    {
      id: 'ticket',
      title: 'Con số thành vật phẩm ra sao?',
      text: 'SHA-256 của hai hạt giống cho một hash, sáu chữ số hex đầu là một số. Mỗi vật phẩm giữ một dải vé; số rơi vào dải nào thì được vật phẩm đó.',
    },
    {
      id: 'drop',
      title: 'Phần rơi thêm do gì quyết định?',
      text: 'Chữ số 7–12 trong hash của cùng lượt mở là con số thứ hai, so với bảng trên trang rơi thêm. Chỉ lượt mở trả bằng ngọc tham gia; gửi lại không được thêm.',
    },
    {
      id: 'why',
      title: 'Vì sao sáu chữ số hex?',
      text: 'Có mười sáu mũ sáu khả năng, đều như nhau. Nhờ vậy tỷ lệ là số vé nguyên.',
    },
    {
      id: 'change',
      title: 'Đổi hạt giống có đổi vận không?',
      text: 'Không. Kết quả sau dùng hạt mới, kết quả trước vẫn kiểm tra được.',
    },
    {
      id: 'differs',
      title: 'Nếu không khớp thì sao?',
      text: 'Hãy lưu địa chỉ trang và mã số, rồi liên hệ chăm sóc khách hàng. Ai cũng tính lại được.',
    },
    {
      id: 'together',
      title: 'Đối chiến và phòng Roll cũng vậy à?',
      text: 'Chúng dùng tín hiệu công khai. Danh sách niêm phong trước, con số đến sau: không ai biết trước. Phòng ghi rõ dùng tín hiệu nào.',
    },
  ],
};
