import type { Text } from '@skins/engine/catalogue';
import type { Unit } from './shapes.ts';

/** What a place in a setting's content is called, and what its figure is of. */
export interface FieldWords {
  readonly name: Text;
  readonly unit: Unit;
}

/**
 * What a setting is called, what it decides, and its places, by paths such as /rtp/min; `*` stands for any place in a list, whose
 * number, from 0, takes the place of {n} in the name.
 */
export interface SettingWords {
  readonly name: Text;
  readonly about: Text;
  readonly fields: Readonly<Record<string, FieldWords>>;
}

const text = (zh: string, en: string, ru: string, vi: string): Text => ({ zh, en, ru, vi });
const field = (unit: Unit, zh: string, en: string, ru: string, vi: string): FieldWords => ({
  name: text(zh, en, ru, vi),
  unit,
});

/** What one operator of a role may move, in words. */
const ceilingFields = (role: string, name: string, zh: string): Readonly<Record<string, FieldWords>> => ({
  [`/${role}`]: field('text', zh, name, name, name),
  [`/${role}/perAct`]: field(
    'gems',
    `${zh}：每次`,
    `${name}: at once`,
    `${name}: за раз`,
    `${name}: mỗi lần`,
  ),
  [`/${role}/perDay`]: field(
    'gems',
    `${zh}：每天`,
    `${name}: a day`,
    `${name}: за день`,
    `${name}: mỗi ngày`,
  ),
});

/** Settings in words, by their name. */
export const SETTING_WORDS: Readonly<Record<string, SettingWords>> = {
  grants: {
    name: text('新玩家赠送', 'Grant to new players', 'Подарок новым игрокам', 'Quà cho người chơi mới'),
    about: text(
      '新注册的玩家得到多少宝石。此外不会凭空产生宝石。',
      'How many gems a new player is given. None are ever made otherwise.',
      'Сколько камней получает новый игрок. Иначе камни не создаются.',
      'Người chơi mới được tặng bao nhiêu đá quý. Ngoài ra không tạo thêm đá quý.',
    ),
    fields: {
      '/newPlayer': field('gems', '赠送宝石', 'Gems given', 'Камней в подарок', 'Số đá quý tặng'),
    },
  },
  'sell-back': {
    name: text('物品回收', 'Items taken back', 'Выкуп предметов', 'Thu lại vật phẩm'),
    about: text(
      '商店是否收回物品，按获得时价值的多少付宝石。',
      'Whether the shop takes items back, and for what share of their worth when they came.',
      'Выкупает ли магазин предметы и за какую долю их цены при получении.',
      'Cửa hàng có thu lại vật phẩm không, và với bao nhiêu phần giá trị khi nhận.',
    ),
    fields: {
      '/open': field('switch', '开放回收', 'Items are taken back', 'Выкуп открыт', 'Mở thu lại'),
      '/rate': field('share', '回收比例', 'Share paid', 'Доля выплаты', 'Tỉ lệ trả'),
    },
  },
  'real-name': {
    name: text('实名认证', 'Real name', 'Настоящее имя', 'Tên thật'),
    about: text(
      '首次实名认证的玩家得到多少宝石，每个证件一次。',
      'How many gems a player gets for a real name, once for each card.',
      'Сколько камней получает игрок за настоящее имя, один раз на документ.',
      'Người chơi nhận bao nhiêu đá quý khi xác minh tên thật, một lần cho mỗi giấy tờ.',
    ),
    fields: {
      '/reward': field('gems', '奖励宝石', 'Gems given', 'Камней в подарок', 'Số đá quý tặng'),
    },
  },
  'adjustment-ceilings': {
    name: text('手动调整上限', 'Ceilings of adjustments', 'Пределы корректировок', 'Hạn mức điều chỉnh'),
    about: text(
      '一名运营人员在无人批准时可以给玩家加减多少宝石。',
      'How many gems one operator may credit or debit without a second one.',
      'Сколько камней один оператор может начислить или списать без второго.',
      'Một người vận hành được cộng hoặc trừ bao nhiêu đá quý khi không có người thứ hai.',
    ),
    fields: {
      ...ceilingFields('owner', 'Owner', '所有者'),
      ...ceilingFields('finance', 'Finance', '财务'),
      ...ceilingFields('support', 'Support', '客服'),
    },
  },
  'top-up-goods': {
    name: text('充值档位', 'Goods of the top-up', 'Суммы пополнения', 'Mức nạp'),
    about: text(
      '一次可以购买多少宝石。',
      'How many gems can be bought at once.',
      'Сколько камней можно купить за раз.',
      'Mỗi lần mua được bao nhiêu đá quý.',
    ),
    fields: {
      '/goods/*': field('text', '商品 {n}', 'Item {n}', 'Товар {n}', 'Gói {n}'),
      '/goods/*/id': field('text', '编号', 'Id', 'Номер', 'Mã'),
      '/goods/*/gems': field('gems', '宝石', 'Gems', 'Камней', 'Đá quý'),
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
      '/tiers/*': field('text', '档位 {n}', 'Tier {n}', 'Ступень {n}', 'Bậc {n}'),
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
      '/channels/*': field('text', '渠道 {n}', 'Channel {n}', 'Канал {n}', 'Kênh {n}'),
      '/channels/*/type': field('count', '类型', 'Type', 'Тип', 'Loại'),
      '/channels/*/action': field('text', '打开方式', 'How it opens', 'Как открывается', 'Cách mở'),
    },
  },
  'skins-rate': {
    name: text('宝石价格', 'Price of a gem', 'Цена камня', 'Giá đá quý'),
    about: text(
      '一颗宝石卖多少钱，以最小货币单位计。',
      'What a gem costs, in the smallest unit of the currency.',
      'Сколько стоит камень, в наименьших единицах валюты.',
      'Một đá quý giá bao nhiêu, tính bằng đơn vị tiền nhỏ nhất.',
    ),
    fields: {
      '/currency': field('text', '货币', 'Currency', 'Валюта', 'Tiền tệ'),
      '/digits': field('count', '小数位', 'Places', 'Знаков', 'Số chữ số'),
      '/perGem': field('count', '每颗价格', 'Price of a gem', 'Цена камня', 'Giá mỗi viên'),
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
      '/owner': field('gems', '所有者', 'Owner', 'Владелец', 'Chủ sở hữu'),
      '/finance': field('gems', '财务', 'Finance', 'Финансы', 'Tài chính'),
    },
  },
  'feature-switches': {
    name: text('功能开关', 'Switches', 'Переключатели', 'Công tắc tính năng'),
    about: text(
      '哪些游戏暂不接受新的开启，新玩家能否注册。',
      'Which games take no new plays, and whether new players can register.',
      'Какие игры не принимают новых ставок и открыта ли регистрация.',
      'Trò chơi nào không nhận lượt mới, và người chơi mới có đăng ký được không.',
    ),
    fields: {
      '/off/*': field('text', '关闭的游戏', 'Game that is off', 'Выключенная игра', 'Trò chơi bị tắt'),
      '/registration': field('switch', '开放注册', 'Registration open', 'Регистрация открыта', 'Mở đăng ký'),
    },
  },
  policy: {
    name: text('合规方案', 'Policy', 'Политика', 'Chính sách'),
    about: text(
      '平台对玩家的责任：play 无附加要求；cn 与 uk 要求实名、成年，并限制时段、节奏与赠送。数字只能比方案更严。',
      'What the shop owes its players: play asks for nothing more; cn and uk for a real name and 18 years, and for hours, pace and no gifts. Numbers may only be stricter than the pack.',
      'Обязательства перед игроками: play — без требований; cn и uk требуют имя и 18 лет, часы, темп и без подарков. Числа могут быть только строже.',
      'Trách nhiệm với người chơi: play không đòi thêm; cn và uk đòi danh tính, đủ 18 tuổi, khung giờ, nhịp chơi và không quà. Con số chỉ được nghiêm hơn gói.',
    ),
    fields: {
      '/pack': field('text', '方案', 'Pack', 'Пакет', 'Gói'),
      '/hours': field('switch', '限制时段', 'Hours of play', 'Часы игры', 'Khung giờ chơi'),
      '/hours/from': field('count', '开始（整点）', 'From (hour)', 'С (час)', 'Từ (giờ)'),
      '/hours/until': field('count', '结束（整点）', 'Until (hour)', 'До (час)', 'Đến (giờ)'),
      '/cycleMs': field(
        'count',
        '每局最短间隔（毫秒）',
        'Least time between plays (milliseconds)',
        'Минимум между играми (мс)',
        'Tối thiểu giữa hai lượt (mili giây)',
      ),
      '/caps/*': field('text', '限额 {n}', 'Limit {n}', 'Лимит {n}', 'Giới hạn {n}'),
      '/caps/*/kind': field('text', '限额种类', 'What is limited', 'Что ограничено', 'Giới hạn gì'),
      '/caps/*/span': field('text', '窗口', 'Over which time', 'За какое время', 'Trong bao lâu'),
      '/caps/*/amount': field(
        'count',
        '限额（万分之一宝石，时间为分钟）',
        'At most (1/10,000 gem; of time, minutes)',
        'Не больше (1/10 000 самоцвета; время в минутах)',
        'Tối đa (1/10.000 ngọc; thời gian tính phút)',
      ),
    },
  },
  maintenance: {
    name: text('停机维护', 'Maintenance', 'Обслуживание', 'Bảo trì'),
    about: text(
      '商店何时对玩家关闭；留空即不关闭。',
      'When the shop is closed to players; empty: it is not.',
      'Когда магазин закрыт для игроков; пусто: не закрыт.',
      'Khi nào cửa hàng đóng với người chơi; để trống: không đóng.',
    ),
    fields: {
      '/from': field('time', '开始', 'From', 'Начало', 'Từ'),
      '/until': field('time', '结束', 'Until', 'Конец', 'Đến'),
      '/note': field('text', '公开说明', 'Public note', 'Публичное примечание', 'Ghi chú công khai'),
    },
  },
  'seed-chains': {
    name: text('种子链', 'Seed chains', 'Цепочки сидов', 'Chuỗi hạt giống'),
    about: text(
      '一条服务器种子链有多长。',
      'How many server seeds a chain has.',
      'Сколько серверных сидов в цепочке.',
      'Một chuỗi có bao nhiêu hạt giống máy chủ.',
    ),
    fields: {
      '/length': field(
        'count',
        '每条链的种子数',
        'Seeds in a chain',
        'Сидов в цепочке',
        'Số hạt giống mỗi chuỗi',
      ),
    },
  },
  'catalogue-bounds': {
    name: text('目录界限', 'Bounds of the catalogue', 'Границы каталога', 'Giới hạn danh mục'),
    about: text(
      '盲盒的返还率与价格必须在这些界限之内。',
      'Within which the return and the price of a box have to be.',
      'В этих границах должны быть возврат и цена бокса.',
      'Tỉ lệ hoàn và giá hộp phải nằm trong các giới hạn này.',
    ),
    fields: {
      '/rtp': field('share', '返还率', 'Return', 'Возврат', 'Tỉ lệ hoàn'),
      '/rtp/min': field('share', '返还率下限', 'Least return', 'Наименьший возврат', 'Tỉ lệ hoàn thấp nhất'),
      '/rtp/max': field(
        'share',
        '返还率上限',
        'Greatest return',
        'Наибольший возврат',
        'Tỉ lệ hoàn cao nhất',
      ),
      '/priceMin': field('gems', '最低价格', 'Least price', 'Наименьшая цена', 'Giá thấp nhất'),
      '/priceMax': field('gems', '最高价格', 'Greatest price', 'Наибольшая цена', 'Giá cao nhất'),
    },
  },
  'image-host': {
    name: text('图片域名', 'Image host', 'Хост картинок', 'Máy chủ ảnh'),
    about: text(
      '以斜杠开头的图片路径由哪个域名提供；留空即由本站提供。',
      'Where pictures come from whose paths begin with a slash; empty: from the shop itself.',
      'Откуда берутся картинки, чей путь начинается с косой черты; пусто: из самого магазина.',
      'Ảnh có đường dẫn bắt đầu bằng dấu gạch chéo lấy từ đâu; để trống: từ chính cửa hàng.',
    ),
    fields: {
      '/origin': field(
        'text',
        '域名（https://…）',
        'Origin (https://…)',
        'Адрес (https://…)',
        'Địa chỉ (https://…)',
      ),
    },
  },
  'vip-table': {
    name: text('VIP等级表', 'VIP table', 'Таблица VIP', 'Bảng VIP'),
    about: text(
      '各VIP等级需要多少经验、充值加赠多少、升级奖励多少。等级从 0 到 10，每级须高于前一级。',
      'What each VIP level asks for, its recharge bonus and its bonus once. Levels run from 0 to 10, each above the one before.',
      'Сколько опыта требует каждый уровень VIP, его бонус к пополнению и разовый бонус. Уровни от 0 до 10, каждый выше прежнего.',
      'Mỗi cấp VIP cần bao nhiêu kinh nghiệm, thưởng nạp và thưởng lên cấp. Cấp từ 0 đến 10, mỗi cấp cao hơn cấp trước.',
    ),
    fields: {
      '/levels': field('text', '等级', 'Levels', 'Уровни', 'Các cấp'),
      '/levels/*': field('text', 'VIP {n}', 'VIP {n}', 'VIP {n}', 'VIP {n}'),
      '/levels/*/level': field(
        'count',
        'VIP {n}：等级',
        'VIP {n}: level',
        'VIP {n}: уровень',
        'VIP {n}: cấp',
      ),
      '/levels/*/vipNum': field(
        'gems',
        'VIP {n}：所需经验',
        'VIP {n}: experience it takes',
        'VIP {n}: требуемый опыт',
        'VIP {n}: kinh nghiệm cần',
      ),
      '/levels/*/vipRate': field(
        'share',
        'VIP {n}：充值加赠',
        'VIP {n}: recharge bonus',
        'VIP {n}: бонус к пополнению',
        'VIP {n}: thưởng nạp',
      ),
      '/levels/*/vipAmount': field(
        'gems',
        'VIP {n}：升级奖励',
        'VIP {n}: bonus once',
        'VIP {n}: разовый бонус',
        'VIP {n}: thưởng lên cấp',
      ),
    },
  },
  'change-notice': {
    name: text('公示时间', 'Notice of changes', 'Срок уведомления', 'Thời gian báo trước'),
    about: text(
      '改动在生效之前至少公示多久。',
      'How long before it counts a change is published at least.',
      'За какое время до вступления в силу изменение публикуют.',
      'Thay đổi phải được công bố trước khi có hiệu lực ít nhất bao lâu.',
    ),
    fields: {
      '/boxes': field('ms', '盲盒与价格', 'Boxes and prices', 'Боксы и цены', 'Hộp và giá'),
      '/rules': field('ms', '规则', 'Rules', 'Правила', 'Quy tắc'),
      '/odds': field(
        'ms',
        '等同概率的规则',
        'Rules that are like odds',
        'Правила, подобные шансам',
        'Quy tắc giống tỉ lệ',
      ),
    },
  },
  'change-freeze': {
    name: text('变更冻结', 'Freeze of changes', 'Заморозка изменений', 'Đóng băng thay đổi'),
    about: text(
      '在这段时间里，没有任何改动生效。紧急停止不受限制。',
      'Within this time no change takes effect. Emergency stops are not held up by it.',
      'В это время ни одно изменение не вступает в силу. Экстренные остановки возможны.',
      'Trong thời gian này không thay đổi nào có hiệu lực. Dừng khẩn cấp không bị hạn chế.',
    ),
    fields: {
      '/freeze': field('switch', '冻结', 'Freeze', 'Заморозка', 'Đóng băng'),
      '/freeze/from': field('time', '开始', 'From', 'Начало', 'Từ'),
      '/freeze/until': field('time', '结束', 'Until', 'Конец', 'Đến'),
    },
  },
  'house-time': {
    name: text('商店时间', 'House time', 'Время магазина', 'Giờ của cửa hàng'),
    about: text(
      '商店的一天何时开始：比 UTC 早多少分钟，须为 15 的倍数（480 即 UTC+8）。每日上限与统计随之而变；已经计入的日子不变。',
      'When the house’s day begins: how many minutes ahead of UTC, a multiple of 15 (480 is UTC+8). Limits and statistics by day follow it; what was counted stays in its day.',
      'Когда начинаются сутки магазина: на сколько минут раньше UTC, кратно 15 (480 — это UTC+8). За ним следуют дневные пределы и статистика; уже учтённое остаётся в своём дне.',
      'Ngày của cửa hàng bắt đầu khi nào: sớm hơn UTC bao nhiêu phút, bội số của 15 (480 là UTC+8). Giới hạn và thống kê theo ngày sẽ theo đó; những gì đã tính giữ nguyên ngày cũ.',
    ),
    fields: {
      '/offsetMinutes': field(
        'count',
        '比 UTC 早（分钟）',
        'Minutes ahead of UTC',
        'Минут раньше UTC',
        'Số phút sớm hơn UTC',
      ),
    },
  },
};

/** The catalogue as a setting. */
export const CATALOGUE_WORDS: Omit<SettingWords, 'fields'> = {
  name: text('皮肤与盲盒', 'Skins and boxes', 'Скины и боксы', 'Skin và hộp'),
  about: text(
    '皮肤、货架、盲盒与价格，同一刻一起改变。',
    'Skins, shelves, boxes and prices, which change at one moment.',
    'Скины, полки, боксы и цены: меняются в один момент.',
    'Skin, kệ, hộp và giá, thay đổi cùng một lúc.',
  ),
};

/** What is no rules and no catalogue, and changes in public all the same. */
export const OPERATOR_WORDS = {
  name: text('运营人员', 'Operators', 'Операторы', 'Nhân viên vận hành'),
  mode: field('text', '批准方式', 'Approval', 'Одобрение', 'Phê duyệt'),
  role: text('运营人员 {id}', 'Operator {id}', 'Оператор {id}', 'Nhân viên {id}'),
  modes: {
    single: text('一人', 'one person', 'один человек', 'một người'),
    pairs: text('两人', 'two persons', 'два человека', 'hai người'),
  },
} as const;

/** What of the catalogue a line is about. */
export const CATALOGUE_FIELDS = {
  rtp: field('share', '公布返还率', 'Published return', 'Опубликованный возврат', 'Tỉ lệ hoàn công bố'),
  price: field('gems', '价格', 'Price', 'Цена', 'Giá'),
  chance: field('chance', '机会', 'Chance', 'Шанс', 'Cơ hội'),
  name: field('text', '名称', 'Name', 'Название', 'Tên'),
  retired: field('switch', '下架', 'Retired', 'Снят с продажи', 'Ngừng bán'),
  perDay: field(
    'count',
    '每人每天上限',
    'Most a player and day',
    'Максимум на игрока в день',
    'Tối đa mỗi người mỗi ngày',
  ),
  allowance: field(
    'count',
    '每天免费次数',
    'Free openings a day',
    'Бесплатных открытий в день',
    'Lượt mở miễn phí mỗi ngày',
  ),
  order: field('text', '货架顺序', 'Order of shelves', 'Порядок полок', 'Thứ tự kệ'),
} as const;
export type CatalogueField = keyof typeof CATALOGUE_FIELDS;

/** What a role is called in public. */
export const ROLE_WORDS: Readonly<Record<string, Text>> = {
  owner: text('店主', 'owner', 'владелец', 'chủ cửa hàng'),
  'game-manager': text('游戏运营', 'game manager', 'менеджер игр', 'quản lý trò chơi'),
  finance: text('财务', 'finance', 'финансы', 'tài chính'),
  support: text('客服', 'support', 'поддержка', 'hỗ trợ'),
  content: text('内容', 'content', 'контент', 'nội dung'),
  auditor: text('审计', 'auditor', 'аудитор', 'kiểm toán'),
};
