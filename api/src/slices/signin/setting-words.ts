import { type WordsOfRules, choice, field, text } from '../../foundation/words/index.ts';
import { rewardFields } from '../props/reward-fields.ts';

const LIMITATION_CHOICES = {
  0: text('升级', 'Upgrades', 'Улучшения', 'Nâng cấp'),
  1: text('开箱', 'Opens', 'Открытия', 'Mở hộp'),
  2: text('升级或开箱', 'Upgrades or opens', 'Улучшения или открытия', 'Nâng cấp hoặc mở hộp'),
  3: text('获得宝石', 'Gems obtained', 'Получено самоцветов', 'Ngọc nhận được'),
};

/** The rules of this slice in the console and the public log, by name. */
export const words: WordsOfRules = {
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
      '/every/*': field('text', '第 {k} 天', 'Day {k}', 'День {k}', 'Ngày {k}'),
      '/every/*/limitationType': choice(LIMITATION_CHOICES, '要求', 'Asks for', 'Требует', 'Yêu cầu'),
      '/every/*/limitationTime': field(
        'count',
        '次数或宝石数；0 为不要求',
        'How many times, or gems; 0: nothing is asked',
        'Сколько раз или самоцветов; 0: ничего',
        'Bao nhiêu lần hoặc ngọc; 0: không yêu cầu',
      ),
      ...rewardFields('/every/*/reward'),
      '/accumulate': field('text', '本月累计', 'The month', 'Месяц', 'Cả tháng'),
      '/accumulate/*': field('text', '累计奖励 {k}', 'Reward {k}', 'Награда {k}', 'Phần thưởng {k}'),
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
      '累计天数须从小到大；皮肤须填皮肤编号，开箱券须填盲盒编号，其他种类两者都不填。',
      'Days of the month have to rise; skins need a skin id, box tickets a box id, and nothing else has either.',
      'Дни месяца должны возрастать; для скинов нужен код скина, для билетов — код кейса, для прочего — ни того ни другого.',
      'Số ngày phải tăng dần; skin cần mã skin, vé mở hộp cần mã hộp, loại khác không có cả hai.',
    ),
  },
};
