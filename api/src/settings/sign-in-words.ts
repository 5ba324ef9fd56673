import { type FieldWords, type SettingWords, field, text } from './field-words.ts';

/** The places of a reward. */
const rewardFields = (path: string): Readonly<Record<string, FieldWords>> => ({
  [path]: field('text', '奖励', 'Reward', 'Награда', 'Phần thưởng'),
  [`${path}/type`]: field('text', '种类', 'Kind', 'Вид', 'Loại'),
  [`${path}/skinId`]: field(
    'text',
    '皮肤编号（仅 skins）',
    'Skin id (of skins alone)',
    'Код скина (только для skins)',
    'Mã skin (chỉ với skins)',
  ),
  [`${path}/boxId`]: field(
    'text',
    '盲盒编号（仅 OpenBox）',
    'Box id (of OpenBox alone)',
    'Код кейса (только для OpenBox)',
    'Mã hộp (chỉ với OpenBox)',
  ),
  [`${path}/amount`]: field(
    'count',
    '数量（diamond：1 宝石 = 10000）',
    'How many (of diamond 10000 is one gem)',
    'Количество (diamond: 10000 — один камень)',
    'Số lượng (diamond: 10000 là một đá quý)',
  ),
});

/** The sign-in boards, in words. */
export const SIGN_IN_WORDS: Readonly<Record<string, SettingWords>> = {
  'sign-in-board': {
    name: text('签到奖励', 'Sign-in boards', 'Доски отметок', 'Bảng điểm danh'),
    about: text(
      '七天签到每一天要求什么、给什么，以及本月累计签到的奖励。每个月的累计奖励按玩家本月第一次签到时的版本。',
      'What each day of the seven-day board asks for and gives, and the rewards of the month. A month goes by the version at the player’s first sign-in of it.',
      'Что требует и даёт каждый из семи дней, и награды месяца. Месяц идёт по версии первой отметки игрока в нём.',
      'Mỗi ngày trong bảy ngày yêu cầu và cho gì, cùng phần thưởng tháng. Tháng theo phiên bản lúc người chơi điểm danh lần đầu.',
    ),
    fields: {
      '/open': field('switch', '开启签到', 'Players can sign in', 'Отметка открыта', 'Mở điểm danh'),
      '/every': field('text', '七天', 'Seven days', 'Семь дней', 'Bảy ngày'),
      '/every/*': field(
        'text',
        '第 {n} 天（从 0 起）',
        'Day {n} (from 0)',
        'День {n} (с 0)',
        'Ngày {n} (từ 0)',
      ),
      '/every/*/limitationType': field(
        'count',
        '要求：0 升级，1 开箱，2 升级或开箱，3 获得宝石',
        'Asks for 0 upgrades, 1 opens, 2 either, 3 gems obtained',
        'Требует: 0 апгрейды, 1 кейсы, 2 любое из них, 3 камни',
        'Yêu cầu: 0 nâng cấp, 1 mở hộp, 2 một trong hai, 3 nhận đá quý',
      ),
      '/every/*/limitationTime': field(
        'count',
        '次数（3：宝石数）；0 为不要求',
        'How many (of 3: gems); 0: nothing is asked',
        'Сколько (для 3: камней); 0: ничего',
        'Bao nhiêu (3: đá quý); 0: không yêu cầu',
      ),
      ...rewardFields('/every/*/reward'),
      '/accumulate': field('text', '本月累计', 'The month', 'Месяц', 'Cả tháng'),
      '/accumulate/*': field('text', '累计奖励 {n}', 'Reward {n}', 'Награда {n}', 'Phần thưởng {n}'),
      '/accumulate/*/conditionNum': field(
        'count',
        '签到天数',
        'Days signed in on',
        'Дней отмечено',
        'Số ngày điểm danh',
      ),
      ...rewardFields('/accumulate/*/reward'),
    },
    asks: text(
      '累计天数须从小到大；skins 须填皮肤编号，OpenBox 须填盲盒编号，其他种类两者都不填。',
      'Days of the month have to rise; skins need a skin id, OpenBox a box id, and nothing else has either.',
      'Дни месяца должны возрастать; для skins нужен код скина, для OpenBox — код кейса, для прочего — ни того ни другого.',
      'Số ngày phải tăng dần; skins cần mã skin, OpenBox cần mã hộp, loại khác không có cả hai.',
    ),
  },
};
