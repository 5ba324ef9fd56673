import { type WordsOfRules, choice, field, text } from '../../foundation/words/index.ts';

const PAY_ACTION_CHOICES = {
  open: text('打开页面', 'Opens a page', 'Открывает страницу', 'Mở trang'),
  checkout: text('收银台', 'Checkout', 'Касса', 'Quầy thanh toán'),
  qr_code: text('二维码', 'QR code', 'QR-код', 'Mã QR'),
};

/** The rules of this slice in the console and the public log, by name. */
export const words: WordsOfRules = {
  'top-up-goods': {
    name: text('充值档位', 'Goods of the top-up', 'Суммы пополнения', 'Mức nạp'),
    about: text(
      '一次可以购买多少宝石。',
      'How many gems can be bought at once.',
      'Сколько самоцветов можно купить за раз.',
      'Mỗi lần mua được bao nhiêu ngọc.',
    ),
    fields: {
      '/goods': field('text', '商品', 'Goods', 'Товары', 'Các gói'),
      '/goods/*': field('text', '商品 {k}', 'Item {k}', 'Товар {k}', 'Gói {k}'),
      '/goods/*/id': field('text', '编号', 'Id', 'Номер', 'Mã'),
      '/goods/*/gems': field('gems', '宝石', 'Gems', 'Самоцветов', 'Ngọc'),
      '/goods/*/image': field('text', '图片', 'Picture', 'Картинка', 'Ảnh'),
    },
  },
  'top-up-gifts': {
    name: text('充值赠送', 'Gifts with a top-up', 'Подарки при пополнении', 'Quà khi nạp'),
    about: text(
      '金额达到某一档时额外赠送多少宝石；倍率为 1 时赠送数值的一百倍。',
      'What is given on top once an amount reaches a tier; at ratio 1 a hundred times the value.',
      'Что даётся сверху, когда сумма достигает ступени; при коэффициенте 1 в сто раз больше.',
      'Tặng thêm gì khi số tiền đạt một bậc; tỉ lệ 1 thì gấp một trăm lần giá trị.',
    ),
    fields: {
      '/tiers': field('text', '档位', 'Tiers', 'Ступени', 'Các bậc'),
      '/tiers/*': field('text', '档位 {k}', 'Tier {k}', 'Ступень {k}', 'Bậc {k}'),
      '/tiers/*/key': field('gems', '达到金额', 'Reached at', 'Начиная с', 'Đạt từ'),
      '/tiers/*/ratio': field('count', '倍率', 'Ratio', 'Коэффициент', 'Tỉ lệ'),
      '/tiers/*/val': field('gems', '数值', 'Value', 'Значение', 'Giá trị'),
    },
  },
  'top-up-channels': {
    name: text('支付方式', 'Ways to pay', 'Способы оплаты', 'Cách thanh toán'),
    about: text(
      '玩家可以怎样支付；手机上不显示 4，其他设备不显示 3。',
      'How players can pay; phones leave out 4, others 3.',
      'Как игроки могут платить; на телефонах нет 4, на других нет 3.',
      'Người chơi thanh toán thế nào; điện thoại bỏ 4, thiết bị khác bỏ 3.',
    ),
    fields: {
      '/channels': field('text', '渠道', 'Channels', 'Каналы', 'Các kênh'),
      '/channels/*': field('text', '渠道 {k}', 'Channel {k}', 'Канал {k}', 'Kênh {k}'),
      '/channels/*/type': field('count', '类型', 'Type', 'Тип', 'Loại'),
      '/channels/*/action': choice(
        PAY_ACTION_CHOICES,
        '打开方式',
        'How it opens',
        'Как открывается',
        'Cách mở',
      ),
    },
  },
  'skins-rate': {
    name: text('宝石价格', 'Price of a gem', 'Цена самоцвета', 'Giá ngọc'),
    about: text(
      '一颗宝石卖多少钱，以最小货币单位计。',
      'What a gem costs, in the smallest unit of the currency.',
      'Сколько стоит самоцвет, в наименьших единицах валюты.',
      'Một ngọc giá bao nhiêu, tính bằng đơn vị tiền nhỏ nhất.',
    ),
    fields: {
      '/currency': field('text', '货币', 'Currency', 'Валюта', 'Tiền tệ'),
      '/digits': field('count', '小数位', 'Places', 'Знаков', 'Số chữ số'),
      '/perGem': field('count', '每颗价格', 'Price of a gem', 'Цена самоцвета', 'Giá mỗi viên'),
      '/defaultGems': field('gems', '默认档位', 'Offered first', 'По умолчанию', 'Mặc định'),
    },
  },
  'top-up-countdown': {
    name: text('优惠倒计时', 'Countdown of a discount', 'Отсчёт скидки', 'Đếm ngược ưu đãi'),
    about: text(
      '充值页显示的倒计时；为 0 时不显示。',
      'The countdown that the top-up page shows; 0: none.',
      'Отсчёт на странице пополнения; 0: нет.',
      'Đồng hồ đếm ngược ở trang nạp; 0: không có.',
    ),
    fields: {
      '/until': field('time', '结束', 'Until', 'Конец', 'Đến'),
      '/title': field('text', '标题', 'Title', 'Заголовок', 'Tiêu đề'),
      '/title/zh': field('text', '标题（中文）', 'Title (Chinese)', 'Заголовок (кит.)', 'Tiêu đề (Trung)'),
      '/title/en': field('text', '标题（英文）', 'Title (English)', 'Заголовок (англ.)', 'Tiêu đề (Anh)'),
      '/title/ru': field('text', '标题（俄文）', 'Title (Russian)', 'Заголовок (рус.)', 'Tiêu đề (Nga)'),
      '/title/vi': field('text', '标题（越文）', 'Title (Vietnamese)', 'Заголовок (вьет.)', 'Tiêu đề (Việt)'),
    },
  },
  'top-up-refunds': {
    name: text('退款上限', 'Ceilings of refunds', 'Пределы возвратов', 'Hạn mức hoàn tiền'),
    about: text(
      '一名运营人员在无人批准时可以退回多大的订单。',
      'Up to which order one operator gives money back without a second one.',
      'До какого заказа один оператор возвращает деньги без второго.',
      'Một người vận hành được hoàn đơn lớn đến đâu khi không có người thứ hai.',
    ),
    fields: {
      '/owner': field('gems', '店主', 'Owner', 'Владелец', 'Chủ sở hữu'),
      '/finance': field('gems', '财务', 'Finance', 'Финансы', 'Tài chính'),
    },
  },
};
