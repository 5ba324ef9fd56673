import {
  type FieldWords,
  type WordsOfRules,
  choice,
  field,
  inFour,
  text,
} from '../../foundation/words/index.ts';
import { REWARD_CHOICES } from '../props/reward-choices.ts';

const DEED_CHOICES = {
  'open-hash': text('打开哈希盲盒', 'Hash boxes opened', 'Открытия хэш-кейсов', 'Mở hộp hash'),
  'open-classic': text(
    '打开经典盲盒',
    'Classic boxes opened',
    'Открытия классических кейсов',
    'Mở hộp cổ điển',
  ),
  upgrade: text('升级', 'Upgrades', 'Улучшения', 'Nâng cấp'),
  battle: text('对战', 'Battles', 'Сражения', 'Đối chiến'),
};

/** The amount of a reward is in gems if the reward is one of these. */
const REWARD_GEMS = { part: 'type', is: ['diamond'] } as const;

/** The places of a reward. */
const rewardFields = (path: string): Readonly<Record<string, FieldWords>> => ({
  [path]: field('text', '奖励', 'Reward', 'Награда', 'Phần thưởng'),
  [`${path}/type`]: choice(REWARD_CHOICES, '种类', 'Kind', 'Вид', 'Loại'),
  [`${path}/skinId`]: field(
    'text',
    '皮肤编号（仅皮肤）',
    'Skin id (of skins alone)',
    'Код скина (только для скинов)',
    'Mã vật phẩm (chỉ với vật phẩm)',
  ),
  [`${path}/boxId`]: field(
    'text',
    '盲盒编号（仅开箱券）',
    'Box id (of box tickets alone)',
    'Код кейса (только для билетов)',
    'Mã hộp (chỉ với vé mở hộp)',
  ),
  [`${path}/amount`]: { ...field('count', '数量', 'How many', 'Количество', 'Số lượng'), gems: REWARD_GEMS },
});

/** The rules of this slice in the console and the public log, by name. */
export const words: WordsOfRules = {
  season: {
    name: text('季节活动', 'Season', 'Сезон', 'Mùa'),
    about: text(
      '一季活动的名称、图片、起止、怎样得到积分（新年为萝卜）、抽奖的奖品与票数，以及累计奖励。活动按开始时的规则进行到结束，期间公布的改动只用于下一季；另一季开始时，这一季结束。',
      'The name, pictures and dates of a season, how its points are earned (radishes at new year), the prizes of its draw with their tickets, and its milestones. A season runs to its end by the rules in force at its beginning; what is published meanwhile is for the next. It ends early where another begins.',
      'Название, картинки и сроки сезона, как зарабатываются очки (на Новый год — редиски), призы розыгрыша с билетами и награды за накопление. Сезон идёт до конца по правилам, действовавшим в его начале; опубликованное позже — для следующего. С началом другого сезона он заканчивается.',
      'Tên, hình và thời gian của một mùa, cách kiếm điểm (năm mới là củ cải), giải thưởng cùng số vé, và các mốc. Mùa chạy đến hết theo quy tắc lúc bắt đầu; thay đổi công bố giữa chừng dành cho mùa sau. Khi mùa khác bắt đầu, mùa này kết thúc.',
    ),
    fields: {
      '/season': field('text', '活动', 'Season', 'Сезон', 'Mùa'),
      ...inFour('/season/name', '名称', 'Name', 'Название', 'Tên'),
      ...inFour('/season/lede', '说明', 'Text', 'Описание', 'Mô tả'),
      '/season/radish': field('text', '积分', 'Points', 'Очки', 'Điểm'),
      ...inFour('/season/radish/name', '积分名称', 'Name of the points', 'Название очков', 'Tên điểm'),
      '/season/radish/image': field(
        'text',
        '积分图片',
        'Picture of the points',
        'Картинка очков',
        'Hình điểm',
      ),
      '/season/image': field('text', '活动图片', 'Picture', 'Картинка', 'Hình'),
      '/season/from': field('time', '开始', 'Begins', 'Начало', 'Bắt đầu'),
      '/season/until': field('time', '结束', 'Ends', 'Конец', 'Kết thúc'),
      '/season/acts': field('text', '怎样得到', 'How points are earned', 'Как заработать', 'Cách kiếm'),
      '/season/acts/*': field('text', '方式 {k}', 'Act {k}', 'Действие {k}', 'Cách {k}'),
      '/season/acts/*/deed': choice(DEED_CHOICES, '行为', 'Deed', 'Действие', 'Hành động'),
      '/season/acts/*/gems': field(
        'count',
        '每满多少宝石（整数）',
        'For every so many whole gems',
        'За каждые столько целых самоцветов',
        'Cứ bao nhiêu ngọc (số nguyên)',
      ),
      '/season/acts/*/radishes': field('count', '得到积分', 'Points given', 'Даёт очков', 'Số điểm'),
      '/season/acts/*/perDay': field(
        'count',
        '每天最多',
        'At most a day',
        'Не более в день',
        'Tối đa mỗi ngày',
      ),
      '/season/cost': field(
        'count',
        '抽一次的积分',
        'Points of a draw',
        'Очков за розыгрыш',
        'Điểm mỗi lần quay',
      ),
      '/season/prizes': field('text', '奖品', 'Prizes', 'Призы', 'Giải thưởng'),
      '/season/prizes/*': field('text', '奖品 {k}', 'Prize {k}', 'Приз {k}', 'Giải {k}'),
      '/season/prizes/*/tickets': field(
        'count',
        '票数（合计 16777216）',
        'Tickets (16777216 in all)',
        'Билетов (всего 16777216)',
        'Số vé (tổng 16777216)',
      ),
      ...rewardFields('/season/prizes/*/reward'),
      '/season/milestones': field('text', '累计奖励', 'Milestones', 'Награды за накопление', 'Mốc'),
      '/season/milestones/*': field('text', '第 {k} 档', 'Milestone {k}', 'Отметка {k}', 'Mốc {k}'),
      '/season/milestones/*/radishes': field(
        'count',
        '累计得到积分',
        'Points earned in all',
        'Всего заработано очков',
        'Tổng điểm đã kiếm',
      ),
      ...rewardFields('/season/milestones/*/reward'),
    },
    asks: text(
      '结束须晚于开始，最长 31 天，都在整刻钟；每种行为只出现一次；票数合计 16777216；累计档位从小到大；皮肤填皮肤编号，开箱券填盲盒编号，其他都不填。',
      'It ends after it begins, 31 days later at most, both at a whole quarter hour; each deed comes once; tickets add up to 16777216; milestones rise; skins need a skin id, box tickets a box id, and nothing else has either.',
      'Конец позже начала, не более чем через 31 день, оба на целой четверти часа; каждое действие один раз; билетов всего 16777216; отметки возрастают; для скинов нужен код скина, для билетов — код кейса, для прочего — ничего.',
      'Kết thúc sau khi bắt đầu, dài nhất 31 ngày, đều ở đúng khắc 15 phút; mỗi hành động một lần; tổng vé 16777216; mốc tăng dần; skin cần mã skin, vé mở hộp cần mã hộp, loại khác không có.',
    ),
  },
};
