import type { Texts } from '../../../shell/i18n/texts';
import type { fair as zh } from './fair-zh';

export const fair: Texts<typeof zh> = {
  rule: {
    highest: {
      name: 'Tổng cao nhất',
      short: 'Tổng lớn nhất nhận tất cả',
      words: 'Mỗi chỗ cộng giá trị mình mở được. Chỗ có tổng lớn nhất nhận mọi vật phẩm trên bàn.',
      example:
        'Ví dụ: 48,20, 36,70, 12,40: chỗ có 48,20 nhận tất cả. Nếu bằng nhau, một số nữa chọn trong các chỗ bằng nhau.',
    },
    lowest: {
      name: 'Tổng thấp nhất',
      short: 'Tổng nhỏ nhất nhận tất cả',
      words: 'Mỗi chỗ cộng giá trị mình mở được. Chỗ có tổng nhỏ nhất nhận mọi vật phẩm trên bàn.',
      example:
        'Ví dụ: 48,20, 36,70, 12,40: chỗ có 12,40 nhận tất cả. Nếu bằng nhau, một số nữa chọn trong các chỗ bằng nhau.',
    },
    last: {
      name: 'Vòng cuối',
      short: 'Vòng cuối cao nhất nhận tất cả',
      words:
        'Chỉ tính giá trị của vòng cuối. Chỗ cao nhất nhận mọi vật phẩm trên bàn, kể cả của các vòng trước.',
      example: 'Ví dụ: trước đó 90,10 và 22,40, vòng cuối 5,60 và 64,00: chỗ có 64,00 nhận tất cả.',
    },
    jackpot: {
      name: 'Rút theo giá trị',
      short: 'Tổng là cơ hội, rồi rút một chỗ',
      words:
        'Sau mọi vòng, lấy thêm một số nhỏ hơn tổng chung. Số rơi vào đoạn của chỗ nào thì chỗ đó nhận mọi vật phẩm. Đoạn của một chỗ chính là tổng của nó.',
      example:
        'Ví dụ: tổng 30,00 và 10,00 là 400.000 ô; số 312.000 rơi vào chỗ 2 (300.000–399.999). Cơ hội của chỗ đó là 25%. Nếu mọi tổng bằng không, cơ hội bằng nhau.',
    },
    shared: {
      name: 'Chia đều',
      short: 'Đổi thành ngọc, mỗi chỗ như nhau',
      words:
        'Không phát vật phẩm. Từng món đổi thành ngọc theo tỷ lệ mua lại cố định khi tạo, làm tròn xuống. Tổng chia đều; đơn vị nhỏ nhất còn dư lần lượt cho các chỗ đầu.',
      example: 'Ví dụ: ba chỗ, tổng 100,00: mỗi chỗ 33,3333, còn 0,0001 cho chỗ 1.',
    },
  },
  rules: {
    title: 'Năm luật',
    alike: 'Hoàn trả trung bình như nhau, chỉ khác độ dao động',
    words: 'Nguyên văn và ví dụ',
    lede: 'Luật được niêm phong cùng danh sách khi đủ chỗ. Sau đó không ai đổi được, kể cả cửa hàng.',
    here: 'Luật của trận này',
    every: 'Giống nhau ở mọi luật',
    teams:
      'Các đội so tổng. Thành viên thứ k của đội thắng nhận mọi thứ mở được ở vị trí k của mọi đội, nên không món nào bị chia.',
    even: 'Khi bằng nhau, một số nữa từ cùng tín hiệu chỉ chọn trong các bên bằng nhau.',
    wait: 'Một trận chờ tối đa 10 phút. Không đủ chỗ, người tạo hủy, hoặc hộp có phiên bản mới thì mọi thứ đã giữ được trả nguyên.',
    card: 'Thẻ thi đấu trả cho một chỗ giá không quá {{value}}. Phần giá trị còn lại mất; khi rời chỗ, cả thẻ được trả lại.',
    sell: 'Chia đều và mua lại dùng cùng tỷ lệ: {{rate}}.',
    bots: 'Không có bot, cửa hàng không chiếm chỗ nào.',
    hash: 'Hash của luật hiện hành',
    fair: 'Cách rút thăm',
  },
  steers: {
    nobody:
      'Không ai chi phối được: nhiều tổ chức cùng ký tín hiệu, vòng nào do thời điểm đủ chỗ quyết định, danh sách và điều khoản đã niêm phong trước khi nó ra.',
    shop: 'Cửa hàng có thể chi phối: không có tín hiệu độc lập, cửa hàng tính trước được mọi vòng. Vì vậy mức trần thấp hơn.',
  },
  fixed: {
    title: 'Cố định điều gì, lúc nào',
    frozen: 'Vừa đủ chỗ, danh sách và điều khoản được niêm phong',
    frozenText: 'Chỗ cuối và niêm phong là một mục nhật ký.',
    sealed: 'Điểm kiểm được ký',
    sealedText: 'Ít nhất 3 giây trước tín hiệu; trễ thì vô hiệu và trả lại hết.',
    round: 'Vòng tín hiệu do luật tính ra',
    roundNo: 'Vòng tín hiệu {{round}}',
    roundText: 'Vòng đầu tiên ít nhất 9 giây sau chỗ cuối.',
    drawn: 'Khi đã ra, ai cũng tính được',
    drawnText: 'Hoạt ảnh chỉ lật dần kết quả đã định. Cửa hàng không còn gì để quyết định.',
  },
  terms: {
    title: 'Điều khoản, niêm phong ở lá 0',
    rules: 'Luật',
    versions: 'Phiên bản hộp',
    rate: 'Tỷ lệ mua lại',
    person: 'Mỗi người một chỗ',
    bots: 'Bot',
    none: 'không có',
    how: 'Cách rút thăm',
  },
  proof: {
    open: 'Bằng chứng',
    early: 'Danh sách chưa niêm phong. Đủ chỗ rồi mới có gì để kiểm chứng.',
    toRoom: 'Vào phòng',
    verdict: {
      checking: 'Đang tính lại…',
      holds: 'Đã tính lại, khớp',
      fails: 'Đã tính lại, không khớp',
      open: 'Những gì tính được đều khớp',
    },
    counted: '{{holds}} / {{steps}} bước đúng, tính trong trình duyệt của bạn',
    parts: 'Bằng chứng',
    part: { ticket: 'Một vé', winner: 'Kết quả' },
    seat: 'Chỗ',
    frozen: 'Đã niêm phong gì',
    frozenText: 'Lá 0 là điều khoản, rồi tới các chỗ. Ghép đôi dần thành một gốc (RFC 6962).',
    terms: 'Điều khoản',
    fixed: 'Vòng tín hiệu do luật định, niêm phong trước',
    fixedText: 'Vòng đầu tiên ít nhất 9 giây sau chỗ cuối; niêm phong ít nhất 3 giây trước đó.',
    seen: 'Đã thấy: trình duyệt này lấy gốc đã ký trước tín hiệu ({{time}}), và nó giống hệt',
    seenOther: 'Trước tín hiệu ({{time}}) trình duyệt này thấy một gốc khác',
    unseen: 'Trình duyệt này không lấy gốc trước tín hiệu: thứ tự chỉ là lời của cửa hàng.',
    number: 'Tín hiệu công khai',
    notOut: 'Tín hiệu chưa ra, chưa ai tính được gì.',
    signature: 'Chữ ký của tín hiệu',
    ticketOf: 'Vé của chỗ {{seat}} ở vòng {{round}}',
    hand: 'Tự tính: sáu chữ số hex đầu là vé',
    falls: 'Rơi vào đâu',
    box: 'Hộp {{name}}, vé 0 – 16.777.215',
    totals: 'Các tổng',
    sum: 'Tổng',
    judged: 'Luật quyết định ra sao',
    noNumber: 'Không có gì bằng nhau nên không cần thêm số.',
    further: 'Số lấy thêm: {{number}}, nhỏ hơn {{below}}; nhãn {{draw}}, giữa {{among}}.',
    gets: 'Ai nhận gì',
    values: 'Giá trị theo phiên bản hộp lúc niêm phong, không phải giá hôm nay.',
    could: 'Cửa hàng còn làm được gì',
    couldText:
      'Cửa hàng gian dối có thể ghìm chỗ cuối rồi ghi lùi giờ một bù nhìn. Khi đó sẽ không có bằng chứng đã thấy gốc.',
    file: 'Tải bằng chứng',
    offline: 'Kiểm chứng ngoại tuyến',
    steps: 'Từng bước',
    state: { holds: 'đúng', fails: 'sai', open: 'chưa kiểm' },
    step: {
      fixed: {
        title: 'Vòng tín hiệu',
        text: 'Vòng đầu tiên theo luật, không ai chọn. Không có tín hiệu độc lập thì không kiểm được ở đây.',
      },
      frozen: { title: 'Điều khoản và danh sách', text: 'Cho cùng một gốc và niêm phong kịp lúc.' },
      seen: { title: 'Gốc thấy trước', text: 'Trình duyệt này đã lấy cùng gốc trước tín hiệu.' },
      signed: {
        title: 'Điểm kiểm đã ký',
        text: 'Trình duyệt không có khóa của nhật ký; skins verify --room kiểm được.',
      },
      round: { title: 'Chữ ký tín hiệu', text: 'Mạng tín hiệu ký vòng này bằng khóa công khai.' },
      boxes: { title: 'Phiên bản hộp', text: 'Xác suất khớp hash, giá cộng lại bằng giá một chỗ.' },
      tickets: { title: 'Từng vé', text: 'Tín hiệu, gốc, chỗ và vòng cho cùng các vé.' },
      outcome: { title: 'Kết quả', text: 'Vé và luật cho cùng kết quả.' },
      void: {
        title: 'Không vô hiệu vô cớ',
        text: 'Chỉ vô hiệu khi niêm phong trễ, hoặc bảy ngày không có tín hiệu.',
      },
    },
  },
};
