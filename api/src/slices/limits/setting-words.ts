import { type WordsOfRules, SPAN_CHOICES, choice, field, text } from '../../foundation/words/index.ts';

const PACK_CHOICES = {
  play: text(
    '游玩（无额外要求）',
    'play: asks for nothing more',
    'play: без доп. требований',
    'play: không yêu cầu thêm',
  ),
  cn: text('cn（中国）', 'cn: China', 'cn: Китай', 'cn: Trung Quốc'),
  uk: text('uk（英国）', 'uk: United Kingdom', 'uk: Великобритания', 'uk: Vương quốc Anh'),
};

const CAP_CHOICES = {
  deposit: text('充值', 'Top-ups', 'Пополнения', 'Nạp'),
  loss: text('净亏损', 'Net loss', 'Чистый проигрыш', 'Thua ròng'),
  time: text('游戏时间', 'Time of play', 'Время игры', 'Thời gian chơi'),
};

/** The rules of this slice in the console and the public log, by name. */
export const words: WordsOfRules = {
  policy: {
    name: text('合规方案', 'Policy', 'Политика', 'Chính sách'),
    about: text(
      '平台对玩家的责任：play 无附加要求；cn 与 uk 都要求实名并年满 18 岁。cn 只在 8–22 时开放，不送首充与签到，不回收藏品；uk 一次只开一个，不能跳过，每局至少间隔 5 秒，不送首充。数字只能比方案更严。',
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
