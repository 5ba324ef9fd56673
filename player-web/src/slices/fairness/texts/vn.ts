import type { Texts } from '../../../shell/i18n/texts';
import type { zh } from './zh';

export const vn: Texts<typeof zh> = {
  title: 'Cách đảm bảo công bằng',
  lede: 'Xác suất được công bố trước cả giá. Hai hạt giống quyết định kết quả. Ai cũng tính lại được bằng cùng một công thức, không cần phải tin chúng tôi.',
  steps: 'Năm bước của một lần mở',
  commit: {
    title: 'Cam kết trước',
    text: 'Mỗi lần mở có hạt giống máy chủ riêng. Trước khi mở, mã hash của nó đã hiện trong “Hạt giống của tôi” và nằm trong nhật ký chỉ thêm chứ không sửa.',
  },
  yours: {
    title: 'Hạt giống của bạn',
    text: '1–16 chữ cái hoặc chữ số, đổi lúc nào cũng được. Nó được lưu trước khi mở, nên máy chủ không thể xem trước rồi mới chọn hạt giống của mình.',
  },
  roll: {
    title: 'Con số',
    text: 'Nối hai hạt giống theo thứ tự này rồi lấy SHA-256. Sáu chữ số thập lục phân đầu là số N, từ 0 đến 16.777.215. Trang cũng hiện N ÷ 16.777.215, cắt còn sáu chữ số thập phân và không làm tròn.',
  },
  ticket: {
    title: 'Vật phẩm',
    text: 'Mỗi hộp chia 16.777.216 vé cho các vật phẩm. Mỗi món giữ một đoạn vé liền nhau: tính vé đầu, không tính vé cuối. N rơi vào đoạn nào thì ra món đó. Bảng xác suất giống nhau cho mọi người, mã hash của bảng được ghi trong từng lần mở.',
  },
  reveal: {
    title: 'Công bố và kiểm tra',
    text: 'Hạt giống máy chủ được công bố ngay sau kết quả. SHA-256 của nó phải bằng cam kết trước đó, và công thức trên phải cho cùng một con số.',
  },
  chain: {
    title: 'Vì sao chúng tôi không chọn được hạt giống',
    text: 'Hạt giống máy chủ lấy từ một chuỗi hash ngược: mỗi hạt là SHA-256 của hạt kế tiếp. Điểm neo của chuỗi được ghi vào nhật ký trước khi bạn đặt hạt giống. Từ đó chỉ có thể công bố lần lượt từng hạt; bỏ qua hay tráo đổi đều sẽ không khớp. Một chuỗi chỉ dùng với hạt giống người chơi đặt sau khi điểm neo của nó được ghi.',
  },
  truth: {
    title: 'Công bằng không có nghĩa là có lời',
    text: 'Công bằng nghĩa là không ai đụng vào kết quả, không phải là sẽ thắng. Mỗi hộp đều ghi tỷ lệ hoàn trả công bố, và về lâu dài mức hoàn trả trung bình thấp hơn số đã chi.',
  },
  epochs: {
    title: 'Khôi phục và hạt giống bị hủy',
    text: 'Khi nhật ký được khôi phục từ bản sao lưu, mọi hạt giống đã cam kết mà chưa công bố đều bị hủy và không bao giờ được dùng nữa. Hạt giống cuối của mỗi chuỗi bị hủy được công bố, nên ai cũng thấy nó lẽ ra cho kết quả gì.',
    opened: 'Số lần khôi phục',
    voided: 'Chuỗi bị hủy',
    register: 'Xem sổ đăng ký',
  },
  voided: {
    title: 'Hạt giống bị hủy',
    lede: 'Mỗi lần khôi phục nhật ký được ghi tại đây, cùng từng chuỗi hạt giống bị hủy vì nó. Hạt giống bị hủy không bao giờ được dùng nữa.',
    never: 'Nhật ký chưa từng được khôi phục. Không có hạt giống nào bị hủy.',
    epochs: 'Các lần khôi phục',
    epoch: 'Kỷ nguyên {{epoch}}',
    restored: 'Nhật ký được khôi phục từ bản sao lưu',
    name: 'Tên kỷ nguyên (256 bit ngẫu nhiên)',
    waiting_other: 'Còn chuỗi của {{count, number}} người chơi chờ hủy và thay mới, đang tiến hành.',
    chains: 'Chuỗi hạt giống bị hủy: {{chains}}',
    how: 'Băm SHA-256 hạt giống cuối nhiều lần đúng bằng độ dài chuỗi sẽ ra điểm neo; mỗi giá trị trên đường là một hạt giống lẽ ra được công bố.',
    chain: 'Chuỗi {{chain}} của {{player}}',
    by: 'Bị hủy bởi',
    used: 'Đã công bố',
    of: '{{used}} / {{length}}',
    time: 'Thời gian',
    anchor: 'Điểm neo',
    last: 'Hạt giống cuối',
    more: 'Xem thêm',
  },
  figures: {
    title: 'Các con số cố định',
    version: 'Phiên bản thuật toán',
    hash: 'Hàm hash',
    tickets: 'Số vé',
    divisor: 'Số chia khi hiển thị',
    seed: 'Hạt giống máy chủ',
    seedValue: '64 chữ số thập lục phân',
    userSeed: 'Hạt giống người chơi',
    userSeedValue: '1–16 chữ hoặc số',
  },
  example: {
    title: 'Tự làm thử một lần',
    note: 'Đây chỉ là ví dụ: hạt giống do trình duyệt của bạn tạo, không mở hộp nào và không tốn ngọc. Công thức và bảng là thật.',
    open: 'Mở',
    again: 'Hạt giống máy chủ khác',
    sealed: 'Hạt giống máy chủ đã niêm phong: chỉ thấy mã hash. Viết hạt giống của bạn rồi mở.',
    range: 'Trong bảng hiện hành của “{{box}}”, số {{ticket}} nằm trong {{from}} – {{to}}',
    user: 'Hạt giống người chơi',
    server: 'Hạt giống máy chủ',
    commitment: 'Mã hash công bố trước khi mở',
    result: 'SHA-256 của hai hạt giống nối lại',
    number: 'Sáu chữ số đầu là {{hex}}, tức N = {{ticket}}, hiển thị là {{number}}',
    second: 'Chữ số 7–12 là {{hex}}, tức {{number}}: quyết định có rơi thêm hay không',
  },
  converter: {
    title: 'SHA-256 và đổi hệ 16',
    lede: 'Ghép hai hạt giống và tự tính. Mọi thứ làm trong trình duyệt của bạn, không gửi gì lên máy chủ.',
    text: 'Văn bản, ví dụ hạt giống người chơi + máy chủ',
    textHint: 'Không khoảng trắng hai đầu, không xuống dòng',
    hash: 'SHA-256; sáu chữ số đầu là N',
    hexTitle: 'Hệ 16 và hệ 10',
    hex: 'Hệ 16',
    noHex: 'Đây không phải số hệ 16',
    decimal: 'Hệ 10',
    noDecimal: 'Đây không phải số hệ 10',
    number: 'Là N thì hiển thị {{number}}',
    tooLarge: 'Lớn hơn 16.777.215: không phải N',
    elsewhere: 'Công cụ SHA-256 của bên thứ ba',
    hexElsewhere: 'Công cụ đổi hex của bên thứ ba',
  },
  recompute: {
    title: 'Tự tính lại',
    note: 'Nhập hai hạt giống của một lần mở bất kỳ. Việc tính diễn ra trong trình duyệt của bạn, không gửi gì lên máy chủ.',
  },
  draw: {
    title: 'Rút thăm giữa nhiều người diễn ra thế nào',
    intro:
      'Khi đóng, danh sách được đóng băng trước, rồi một con số quyết định. Mỗi phòng ghi rõ con số từ đâu ra. Có ba nguồn:',
    rule: {
      list: {
        title: 'Danh sách đóng băng trước',
        text: 'Lượt đăng ký được đánh số theo thứ tự, mỗi người mang hạt giống của mình. Khi đóng, cả danh sách thành một gốc (cây Merkle, RFC 6962), ghi vào nhật ký và ký tên, ai cũng lấy được khi con số chưa ra.',
      },
      round: {
        title: 'Con số từ đâu ra',
        text: 'Nguồn được định khi tạo phòng. Với mỗi nguồn dưới đây, người có thể chi phối là khác nhau, hoặc không có ai; phòng dùng đúng những lời này.',
      },
      draw: {
        title: 'Ai cũng tính được',
        text: 'HMAC-SHA-256 với khóa là số ngẫu nhiên của vòng, trên các dòng “skins public draw v1”, phòng, gốc, số thứ tự; lấy 12 chữ số hex đầu. Số nào thiên vị người đầu thì bỏ; số còn lại chia lấy dư để chọn một lượt trong số còn lại. Người thắng trước, rồi bấy nhiêu người dự bị.',
      },
      end: {
        title: 'Không thể rút lại',
        text: 'Khi vòng đã ra, không gì có thể hủy lần rút; danh sách đóng băng muộn không bao giờ được rút.',
      },
    },
    check: 'Kiểm tra lần rút tại đây',
    checking: 'Đang kiểm tra…',
    lede: 'Trình duyệt tải mọi lượt đăng ký, rút lại một lần và so từng bước.',
    allHold: 'Mọi bước đều khớp: lần rút cho đúng kết quả cũ.',
    someOpen: '{{holds}} / {{total}} bước khớp, các bước còn lại không kiểm tra được.',
    fails: 'Các bước không khớp: {{fails}}. Chỗ khác biệt ghi bên dưới.',
    couldSteer: 'Cửa hàng có thể chi phối',
    source: {
      independent: {
        name: 'Tín hiệu công khai độc lập',
        steers:
          'Không ai chi phối được: không có hạt giống của cửa hàng, nhiều tổ chức cùng ký tín hiệu, vòng đã định khi tạo phòng, danh sách đóng băng trước khi nó công bố.',
        text: 'Vòng {{round}}, công bố lúc {{time}}: vòng đầu tiên sau khi đóng ít nhất 30 giây. Trước đó không ai biết giá trị, kể cả cửa hàng.',
      },
      own: {
        name: 'Tín hiệu của chính cửa hàng',
        steers:
          'Cửa hàng có thể chi phối: cửa hàng giữ khóa của tín hiệu và tính trước được từng vòng. Vì vậy tổng giải có trần.',
        text: 'Vòng {{round}}, công bố lúc {{time}}: vòng đầu tiên sau khi đóng ít nhất 30 giây. Cửa hàng có thể biết trước giá trị, người khác thì không.',
      },
      house: {
        name: 'Hạt giống của cửa hàng',
        steers:
          'Cửa hàng cùng người vào cuối có thể chi phối: không có tín hiệu, rút bằng hạt giống của cửa hàng cam kết khi tạo phòng và hạt giống của người tham gia. Vì vậy tổng giải có trần.',
        text: 'Lúc đầu chỉ công bố mã hash; sau khi đóng mới công bố hạt giống.',
      },
    },
    state: { holds: 'khớp', fails: 'không khớp', open: 'chưa kiểm tra' },
    differs: 'Kết quả tính lại khác với kết quả công bố:',
    step: {
      fixed: {
        title: 'Vòng tín hiệu',
        open: 'Không có tín hiệu độc lập, hoặc rút bằng hạt giống của cửa hàng.',
      },
      entries: { title: 'Danh sách đăng ký', open: 'Danh sách chưa đóng băng hoặc chưa được tải.' },
      frozen: { title: 'Đóng băng đúng lúc', open: 'Danh sách chưa đóng băng.' },
      seen: {
        title: 'Gốc đã thấy trước đó',
        open: 'Trình duyệt này chưa mở phòng trước vòng đó nên không có gì để so.',
      },
      signed: {
        title: 'Điểm kiểm có chữ ký',
        open: 'Trình duyệt không biết khóa của nhật ký; skins verify --room sẽ kiểm tra.',
      },
      round: { title: 'Căn cứ để rút', open: 'Chưa rút, hoặc khóa tín hiệu thuộc về cửa hàng.' },
      order: { title: 'Thứ tự rút', open: 'Chưa rút.' },
      proofs: { title: 'Người thắng có trong danh sách', open: 'Chưa rút.' },
      prizes: { title: 'Ai nhận giải', open: 'Chưa rút, hoặc giải đang được trao.' },
      void: { title: 'Không bị hủy vô cớ', open: 'Chỉ tín hiệu mới biết vòng đó đã ra hay chưa.' },
    },
  },
};
