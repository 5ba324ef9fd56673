import { type WordsOfRules, SPAN_CHOICES, choice, field, text } from '../../foundation/words/index.ts';
import { REWARD_CHOICES } from '../props/reward-choices.ts';
import { TASK_NAMES } from './names.ts';

/** The rules of this slice in the console and the public log, by name. */
export const words: WordsOfRules = {
  'task-boards': {
    name: text('任务箱', 'Task boxes', 'Кейсы заданий', 'Hộp nhiệm vụ'),
    about: text(
      '每日、每周、每月有哪些任务箱，要求什么，给予什么。改动前完成的，本期内仍按原规则领取。',
      'Which task boxes there are by day, week and month, what they ask for and what they give. What was earned before a change can be claimed under the former rules until its period ends.',
      'Какие кейсы заданий есть на день, неделю и месяц, чего требуют и что дают. Заработанное до изменения можно получить по прежним правилам до конца периода.',
      'Có những hộp nhiệm vụ nào theo ngày, tuần, tháng, yêu cầu gì và cho gì. Phần hoàn thành trước thay đổi vẫn nhận theo quy tắc cũ đến hết kỳ.',
    ),
    fields: {
      '/boxes': field('text', '任务箱', 'Task boxes', 'Кейсы заданий', 'Hộp nhiệm vụ'),
      '/boxes/*': field('text', '任务箱 {k}', 'Box {k}', 'Кейс {k}', 'Hộp {k}'),
      '/boxes/*/boxId': field('text', '任务箱 {k}：编号', 'Box {k}: id', 'Кейс {k}: код', 'Hộp {k}: mã'),
      '/boxes/*/period': choice(
        SPAN_CHOICES,
        '任务箱 {k}：周期',
        'Box {k}: period',
        'Кейс {k}: период',
        'Hộp {k}: kỳ',
      ),
      '/boxes/*/name': field(
        'text',
        '任务箱 {k}：名称',
        'Box {k}: name',
        'Кейс {k}: название',
        'Hộp {k}: tên',
      ),
      '/boxes/*/name/zh': field('text', '中文名', 'Chinese', 'По-китайски', 'Tiếng Trung'),
      '/boxes/*/name/en': field('text', '英文名', 'English', 'По-английски', 'Tiếng Anh'),
      '/boxes/*/name/ru': field('text', '俄文名', 'Russian', 'По-русски', 'Tiếng Nga'),
      '/boxes/*/name/vi': field('text', '越南文名', 'Vietnamese', 'По-вьетнамски', 'Tiếng Việt'),
      '/boxes/*/image': field(
        'text',
        '任务箱 {k}：图片',
        'Box {k}: picture',
        'Кейс {k}: картинка',
        'Hộp {k}: ảnh',
      ),
      '/boxes/*/task': field(
        'text',
        '任务箱 {k}：要求',
        'Box {k}: task',
        'Кейс {k}: задание',
        'Hộp {k}: nhiệm vụ',
      ),
      '/boxes/*/task/type': choice(TASK_NAMES, '做什么', 'What is asked for', 'Что нужно', 'Yêu cầu'),
      '/boxes/*/task/of': field(
        'text',
        '指定的盲盒（仅“开启指定箱子”）',
        'The box that is opened (of “Opens of one box” alone)',
        'Какой кейс (только «Открытий кейса»)',
        'Hộp chỉ định (chỉ “Số lần mở hộp chỉ định”)',
      ),
      '/boxes/*/task/target': field(
        'count',
        '次数，或宝石数',
        'How often, or how many gems',
        'Сколько раз или самоцветов',
        'Số lần, hoặc số ngọc',
      ),
      '/boxes/*/gives': field('text', '任务箱 {k}：奖励', 'Box {k}: gives', 'Кейс {k}: даёт', 'Hộp {k}: cho'),
      '/boxes/*/gives/type': choice(REWARD_CHOICES, '奖励类型', 'What it gives', 'Что даёт', 'Loại thưởng'),
      '/boxes/*/gives/of': field(
        'text',
        '哪个盲盒（开一次盲盒与开箱券）',
        'Which box (of a draw, or of tickets)',
        'Какой кейс (для открытия и билетов)',
        'Hộp nào (lượt mở và vé)',
      ),
      '/boxes/*/gives/count': field(
        'count',
        '数量（宝石为 0）',
        'How many (0 of gems)',
        'Сколько (0 для самоцветов)',
        'Số lượng (0 với ngọc)',
      ),
      '/boxes/*/gives/gems': field(
        'gems',
        '宝石（仅奖励宝石时）',
        'Gems (where it gives gems)',
        'Самоцветы (если даёт самоцветы)',
        'Ngọc (khi thưởng ngọc)',
      ),
    },
    asks: text(
      '编号不能重复；只有“开启指定箱子”指定盲盒；开一次盲盒与开箱券须指明盲盒；宝石只填宝石数，其余只填数量，开一次盲盒为 1。',
      'No id comes twice; “Opens of one box” alone names a box; a draw and tickets say of which box; gems have gems and no count, all others a count and no gems, and a draw a count of 1.',
      'Коды не повторяются; кейс называет только «Открытий кейса»; открытие и билеты называют кейс; у самоцветов — только самоцветы, у прочего — только количество, у открытия — 1.',
      'Mã không trùng; chỉ “Số lần mở hộp chỉ định” nêu hộp; lượt mở và vé nêu hộp nào; ngọc chỉ có số ngọc, loại khác chỉ có số lượng, lượt mở là 1.',
    ),
  },
};
