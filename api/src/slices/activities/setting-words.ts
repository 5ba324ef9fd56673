import { type WordsOfRules, choice, field, inFour, text } from '../../foundation/words/index.ts';
import { rewardFields } from '../props/reward-fields.ts';
import { FIGURE_NAMES, KIND_NAMES } from './names.ts';

/** The rules of this slice in the console and the public log, by name. */
export const words: WordsOfRules = {
  activities: {
    name: text('活动', 'Activities', 'События', 'Hoạt động'),
    about: text(
      '有哪些活动、何时开始与结束、要做什么、给什么。每个活动按其开始时生效的版本进行到底，之后的改动不影响它；编号只用一次。',
      'Which activities there are, when they begin and end, what they ask for and what they give. Each runs by the version in force at its start, whatever changes later. An id is used once.',
      'Какие есть события, когда они идут, чего требуют и что дают. Каждое идёт по версии на момент своего начала, что бы ни изменилось потом. Код используется один раз.',
      'Có những hoạt động nào, bắt đầu và kết thúc khi nào, yêu cầu và cho gì. Mỗi hoạt động theo phiên bản có hiệu lực lúc bắt đầu, không đổi về sau. Mỗi mã chỉ dùng một lần.',
    ),
    fields: {
      '/open': field(
        'switch',
        '可领取奖励',
        'Rewards can be received',
        'Награды выдаются',
        'Cho nhận thưởng',
      ),
      '/activities': field('text', '活动', 'Activities', 'События', 'Hoạt động'),
      '/activities/*': field('text', '活动 {k}', 'Activity {k}', 'Событие {k}', 'Hoạt động {k}'),
      '/activities/*/activityId': field(
        'text',
        '编号（只用一次）',
        'Id (used once)',
        'Код (на один раз)',
        'Mã (dùng một lần)',
      ),
      '/activities/*/kind': choice(KIND_NAMES, '类型', 'Kind', 'Вид', 'Loại'),
      '/activities/*/by': choice(FIGURE_NAMES, '按什么计', 'Counts', 'Считается', 'Tính theo'),
      ...inFour('/activities/*/name', '名称', 'Name', 'Название', 'Tên'),
      ...inFour('/activities/*/about', '说明', 'Description', 'Описание', 'Mô tả'),
      '/activities/*/image': field('text', '图片', 'Picture', 'Картинка', 'Ảnh'),
      '/activities/*/from': field('time', '开始', 'Begins', 'Начало', 'Bắt đầu'),
      '/activities/*/until': field('time', '结束', 'Ends', 'Конец', 'Kết thúc'),
      '/activities/*/graceDays': field(
        'count',
        '结束后还可领取几天',
        'Days after the end to receive rewards',
        'Дней после конца для получения наград',
        'Số ngày được nhận thưởng sau khi kết thúc',
      ),
      '/activities/*/steps': field('text', '档位', 'Steps', 'Шаги', 'Các mốc'),
      '/activities/*/steps/*': field('text', '一档', 'Step', 'Шаг', 'Mốc'),
      '/activities/*/steps/*/target': field(
        'count',
        '次数，或宝石数',
        'How often, or how many gems',
        'Сколько раз или самоцветов',
        'Số lần, hoặc số ngọc',
      ),
      ...rewardFields('/activities/*/steps/*/gives'),
    },
    asks: text(
      '编号不能重复；时间须为整刻钟，结束晚于开始，开始到最后领取不超过 32 天；各档要求须递增；签到与连胜按次数，消费按宝石数；皮肤须填皮肤编号，开箱券与开盲盒须填盲盒编号，其他两者都不填；皮肤与开盲盒最多 10。',
      'No id comes twice. Times are at whole quarter hours; an activity ends after it begins, and from its start to its last claim are at most 32 days. Targets rise. Sign-ins and streaks count how often, gems spent count gems. Skins need a skin id, box tickets and draws of a box a box id, and nothing else has either; skins and draws are 10 at most.',
      'Коды не повторяются. Время — ровно по четверти часа; конец позже начала, от начала до последнего получения не больше 32 дней. Условия шагов возрастают. Отметки и серии считаются по разам, траты — по самоцветам. Для скинов нужен код скина, для билетов и открытий — код кейса, для прочего — ни того ни другого; скинов и открытий не больше 10.',
      'Mã không trùng. Giờ tròn mỗi 15 phút; kết thúc sau khi bắt đầu, từ lúc bắt đầu đến hạn nhận cuối không quá 32 ngày. Các mốc tăng dần. Điểm danh và chuỗi thắng tính số lần, tiêu ngọc tính số ngọc. Skin cần mã skin, vé và lượt mở hộp cần mã hộp, loại khác không có cả hai; skin và lượt mở tối đa 10.',
    ),
  },
};
