import { CAP_CHOICES, LEFT_OVER_CHOICES, PACK_CHOICES, SKIN_TYPE_CHOICES, SPAN_CHOICES } from './choices.ts';
import { type SettingWords, choice, field, text } from './field-words.ts';

/** Settings about what becomes of items, in words. */
export const ITEM_WORDS: Readonly<Record<string, SettingWords>> = {
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
  'store-prices': {
    name: text('商城定价', 'Prices of the store', 'Цены магазина', 'Giá cửa hàng'),
    about: text(
      '商城是否开放、在目录价上加价多少（向上取整，绝不低于目录价）、出售哪些价格与类型的皮肤。',
      'Whether the store is open, how much it asks on top of prices in the catalogue (rounded up, never below them), and which prices and types it sells.',
      'Открыт ли магазин, какая наценка к цене каталога (с округлением вверх, никогда не ниже), какие цены и типы он продаёт.',
      'Cửa hàng có mở không, cộng bao nhiêu vào giá danh mục (làm tròn lên, không bao giờ thấp hơn), bán mức giá và loại nào.',
    ),
    fields: {
      '/open': field('switch', '商城开放', 'Store open', 'Магазин открыт', 'Cửa hàng mở'),
      '/markup': field('share', '加价', 'Markup', 'Наценка', 'Cộng thêm'),
      '/priceMin': field(
        'gems',
        '出售的最低目录价',
        'Least price in the catalogue that is sold',
        'Наименьшая цена каталога в продаже',
        'Giá danh mục thấp nhất được bán',
      ),
      '/priceMax': field(
        'gems',
        '出售的最高目录价',
        'Greatest price in the catalogue that is sold',
        'Наибольшая цена каталога в продаже',
        'Giá danh mục cao nhất được bán',
      ),
      '/excludedTypes': field(
        'text',
        '不出售的类型',
        'Types not sold',
        'Типы не в продаже',
        'Loại không bán',
      ),
      '/excludedTypes/*': choice(
        SKIN_TYPE_CHOICES,
        '不出售的类型 {k}',
        'Type not sold {k}',
        'Тип не в продаже {k}',
        'Loại không bán {k}',
      ),
    },
  },
  'fragment-exchange': {
    name: text('碎片兑换', 'Fragments for skins', 'Обмен осколков', 'Đổi mảnh'),
    about: text(
      '玩家可用多少皮肤碎片兑换哪些皮肤。碎片只由活动赠送，不出售。',
      'Which skins players get for how many fragments. Fragments are given by activities alone, and never sold.',
      'Какие скины и за сколько осколков получают игроки. Осколки только дарят, их не продают.',
      'Người chơi đổi bao nhiêu mảnh lấy skin nào. Mảnh chỉ do hoạt động tặng, không bán.',
    ),
    fields: {
      '/open': field('switch', '开放兑换', 'Fragments are exchanged', 'Обмен открыт', 'Mở đổi mảnh'),
      '/offers': field('text', '可兑换的皮肤', 'Skins offered', 'Предлагаемые скины', 'Skin được đổi'),
      '/offers/*': field('text', '皮肤 {k}', 'Skin {k}', 'Скин {k}', 'Skin {k}'),
      '/offers/*/skinId': field('text', '皮肤编号', 'Id of the skin', 'Номер скина', 'Mã skin'),
      '/offers/*/fragments': field('count', '所需碎片', 'Fragments', 'Осколков', 'Số mảnh'),
    },
    asks: text(
      '每种皮肤只列一次',
      'Each skin is offered once',
      'Каждый скин указан один раз',
      'Mỗi skin chỉ nêu một lần',
    ),
  },
  'roll-terms': {
    name: text('Roll 房规则', 'Roll rooms', 'Комнаты розыгрышей', 'Phòng roll'),
    about: text(
      '是否可新建房间、奖品总值上限（无独立公共随机数时更低），以及从创建到截止的时长。',
      'Whether rooms are made, what their prizes are worth at most (less where no independent beacon draws), and how long they are open.',
      'Создаются ли комнаты, сколько стоят призы самое большее (меньше без независимого маяка) и как долго они открыты.',
      'Có tạo phòng không, tổng giá trị tối đa (thấp hơn khi không có nguồn ngẫu nhiên độc lập) và thời gian mở.',
    ),
    fields: {
      '/open': field('switch', '可新建房间', 'Rooms are made', 'Комнаты создаются', 'Cho tạo phòng'),
      '/ceiling': field(
        'gems',
        '奖品总值上限',
        'Prizes of a room at most',
        'Призы комнаты не дороже',
        'Tổng phần thưởng tối đa',
      ),
      '/houseCeiling': field(
        'gems',
        '无独立公共随机数时的上限',
        'The same without an independent beacon',
        'То же без независимого маяка',
        'Như trên khi không có nguồn độc lập',
      ),
      '/leastMinutes': field(
        'count',
        '创建到截止最短（分钟）',
        'Minutes from creation to close at least',
        'Минут до закрытия не меньше',
        'Số phút đến khi đóng tối thiểu',
      ),
      '/mostDays': field(
        'count',
        '创建到截止最长（天）',
        'Days from creation to close at most',
        'Дней до закрытия не больше',
        'Số ngày đến khi đóng tối đa',
      ),
    },
  },
  'replace-terms': {
    name: text('皮肤汰换', 'Replacing skins', 'Обмен скинов', 'Đổi skin'),
    about: text(
      '以背包物品换取其他皮肤的手续费，以及差额的去向。',
      'What giving items for other skins costs, and what becomes of a difference.',
      'Сколько стоит обмен предметов на другие скины и что становится с разницей.',
      'Phí khi đưa vật phẩm đổi skin khác, và phần chênh lệch đi đâu.',
    ),
    fields: {
      '/open': field('switch', '开放汰换', 'Items are replaced', 'Обмен открыт', 'Mở đổi skin'),
      '/fee': field('share', '手续费', 'Fee', 'Комиссия', 'Phí'),
      '/topUp': field(
        'share',
        '补差上限（占可换额）',
        'Paid on top at most, of what the fee leaves',
        'Доплата не более, от остатка после комиссии',
        'Bù tối đa, so với phần còn lại sau phí',
      ),
      '/leftOver': choice(
        LEFT_OVER_CHOICES,
        '向下的差额',
        'A difference downward',
        'Разница вниз',
        'Chênh lệch xuống',
      ),
    },
  },
  'upgrade-odds': {
    name: text('升级', 'Upgrades', 'Улучшения', 'Nâng cấp'),
    about: text(
      '升级收多少手续费，成功率与目标价格的范围。手续费在四分之一以下为最低，之后直线升到最高。',
      'What upgrades cost, and how far chances and targets go. The fee is the least one up to a quarter, and rises in a line from there to the largest.',
      'Сколько стоит улучшение и в каких пределах шансы и цели. Комиссия до четверти наименьшая, дальше растёт по прямой до наибольшей.',
      'Phí nâng cấp và phạm vi tỉ lệ, giá mục tiêu. Phí thấp nhất đến một phần tư, rồi tăng thẳng đến cao nhất.',
    ),
    fields: {
      '/minimumPumpingRatio': field(
        'share',
        '最低手续费',
        'Least fee',
        'Наименьшая комиссия',
        'Phí thấp nhất',
      ),
      '/drawProportion': field('share', '最高手续费', 'Largest fee', 'Наибольшая комиссия', 'Phí cao nhất'),
      '/minimumRate': field('share', '最低成功率', 'Least chance', 'Наименьший шанс', 'Tỉ lệ thấp nhất'),
      '/maximumRate': field('share', '最高成功率', 'Largest chance', 'Наибольший шанс', 'Tỉ lệ cao nhất'),
      '/minimumPrice': field(
        'gems',
        '目标最低价格',
        'Cheapest target',
        'Самая дешёвая цель',
        'Mục tiêu rẻ nhất',
      ),
      '/maximumPrice': field(
        'gems',
        '目标最高价格',
        'Dearest target',
        'Самая дорогая цель',
        'Mục tiêu đắt nhất',
      ),
    },
  },
  'retrieval-terms': {
    name: text('取回条款', 'Terms of retrievals', 'Условия вывода', 'Điều khoản rút'),
    about: text(
      '玩家能否取回物品，多贵的要两名运营人员放行，各等多久。',
      'Whether players take items out, above which worth two operators release them, and how long each waits.',
      'Выводятся ли предметы, с какой цены их отпускают двое операторов и сколько ждёт каждый шаг.',
      'Người chơi có rút vật phẩm không, từ giá trị nào cần hai người duyệt, và mỗi bước chờ bao lâu.',
    ),
    fields: {
      '/open': field('switch', '开放取回', 'Items are sent', 'Вывод открыт', 'Mở rút'),
      '/releaseAbove': field(
        'gems',
        '高于此价值需放行',
        'Released by two above',
        'Двое отпускают с цены выше',
        'Cần hai người duyệt khi trên',
      ),
      '/releaseHours': field(
        'count',
        '等待放行（小时）',
        'Hours to release',
        'Часов на отпуск',
        'Giờ chờ duyệt',
      ),
      '/answerHours': field(
        'count',
        '等待接受报价（小时）',
        'Hours to accept an offer',
        'Часов на принятие',
        'Giờ chờ nhận đề nghị',
      ),
    },
  },
  policy: {
    name: text('合规方案', 'Policy', 'Политика', 'Chính sách'),
    about: text(
      '平台对玩家的责任：play 无附加要求；cn 与 uk 都要求实名并年满 18 岁。cn 只在 8–22 时开放，不送首充与签到，不回收物品；uk 一次只开一个，不能跳过，每局至少间隔 5 秒，不送首充。数字只能比方案更严。',
      'What the shop owes its players: play asks for nothing more; cn and uk for a real name and 18 years. cn: play within 8 and 22, no gifts, nothing taken back. uk: one at a press, nothing skipped, 5 s between plays, no gift with the first top-up. Numbers may only be stricter than the pack.',
      'Обязательства перед игроками: play — без требований; cn и uk требуют имя и 18 лет. cn: игра с 8 до 22, без подарков и выкупа. uk: по одному, без пропуска, 5 с между играми, без подарка за первое пополнение. Числа могут быть только строже.',
      'Trách nhiệm với người chơi: play không đòi thêm; cn và uk đòi danh tính và đủ 18 tuổi. cn: chơi từ 8 đến 22 giờ, không quà, không thu lại. uk: mỗi lần một hộp, không bỏ qua, cách nhau 5 giây, không quà nạp đầu. Con số chỉ được nghiêm hơn gói.',
    ),
    asks: text(
      '数字比方案宽松：cn 的时段须在 8–22 点之内，uk 的间隔至少 5000 毫秒；开始须早于结束，每种限额一条',
      'The numbers are looser than the pack: cn asks for hours within 8 and 22, uk for 5,000 milliseconds; hours begin before they end, and each limit stands once',
      'Числа мягче пакета: cn требует часов с 8 до 22, uk — 5000 мс; начало раньше конца, каждый лимит один раз',
      'Con số lỏng hơn gói: cn đòi giờ trong khoảng 8–22, uk đòi 5000 mili giây; bắt đầu trước kết thúc, mỗi giới hạn một lần',
    ),
    fields: {
      '/pack': choice(PACK_CHOICES, '方案', 'Pack', 'Пакет', 'Gói'),
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
      '/caps': field('text', '全体限额', 'Limits for everybody', 'Лимиты для всех', 'Giới hạn cho mọi người'),
      '/caps/*': field('text', '限额 {k}', 'Limit {k}', 'Лимит {k}', 'Giới hạn {k}'),
      '/caps/*/kind': choice(CAP_CHOICES, '限额种类', 'What is limited', 'Что ограничено', 'Giới hạn gì'),
      '/caps/*/span': choice(SPAN_CHOICES, '窗口', 'Over which time', 'За какое время', 'Trong bao lâu'),
      '/caps/*/amount': {
        ...field(
          'count',
          '限额（时间为分钟）',
          'At most (of time, minutes)',
          'Не больше (время в минутах)',
          'Tối đa (thời gian tính phút)',
        ),
        gems: { part: 'kind', is: ['deposit', 'loss'] },
      },
    },
  },
};
