import { type SettingWords, field, text } from './field-words.ts';

/** Settings about tasks, in words. */
export const TASK_WORDS: Readonly<Record<string, SettingWords>> = {
  'task-boards': {
    name: text('任务宝箱', 'Task boxes', 'Боксы заданий', 'Hộp nhiệm vụ'),
    about: text(
      '每日、每周、每月有哪些任务宝箱，要求什么，给予什么。改动前完成的，本期内仍按原规则领取。',
      'Which task boxes there are by day, week and month, what they ask for and what they give. What was earned before a change can be claimed under the former rules until its period ends.',
      'Какие боксы заданий есть на день, неделю и месяц, чего требуют и что дают. Заработанное до изменения можно получить по прежним правилам до конца периода.',
      'Có những hộp nhiệm vụ nào theo ngày, tuần, tháng, yêu cầu gì và cho gì. Phần hoàn thành trước thay đổi vẫn nhận theo quy tắc cũ đến hết kỳ.',
    ),
    fields: {
      '/boxes': field('text', '任务宝箱', 'Task boxes', 'Боксы заданий', 'Hộp nhiệm vụ'),
      '/boxes/*': field('text', '宝箱 {n}', 'Box {n}', 'Бокс {n}', 'Hộp {n}'),
      '/boxes/*/boxId': field('text', '宝箱 {n}：编号', 'Box {n}: id', 'Бокс {n}: код', 'Hộp {n}: mã'),
      '/boxes/*/period': field(
        'text',
        '宝箱 {n}：周期（day 日，week 周，month 月）',
        'Box {n}: period',
        'Бокс {n}: период (day — день, week — неделя, month — месяц)',
        'Hộp {n}: kỳ (day ngày, week tuần, month tháng)',
      ),
      '/boxes/*/name': field('text', '宝箱 {n}：名称', 'Box {n}: name', 'Бокс {n}: название', 'Hộp {n}: tên'),
      '/boxes/*/name/zh': field('text', '中文名', 'Chinese', 'По-китайски', 'Tiếng Trung'),
      '/boxes/*/name/en': field('text', '英文名', 'English', 'По-английски', 'Tiếng Anh'),
      '/boxes/*/name/ru': field('text', '俄文名', 'Russian', 'По-русски', 'Tiếng Nga'),
      '/boxes/*/name/vi': field('text', '越南文名', 'Vietnamese', 'По-вьетнамски', 'Tiếng Việt'),
      '/boxes/*/image': field(
        'text',
        '宝箱 {n}：图片',
        'Box {n}: picture',
        'Бокс {n}: картинка',
        'Hộp {n}: ảnh',
      ),
      '/boxes/*/task': field(
        'text',
        '宝箱 {n}：要求',
        'Box {n}: task',
        'Бокс {n}: задание',
        'Hộp {n}: nhiệm vụ',
      ),
      '/boxes/*/task/type': field('text', '做什么', 'What is asked for', 'Что нужно', 'Yêu cầu'),
      '/boxes/*/task/of': field(
        'text',
        '指定的盲盒（仅 box-opens）',
        'The box that is opened (box-opens alone)',
        'Какой кейс (только box-opens)',
        'Hộp chỉ định (chỉ box-opens)',
      ),
      '/boxes/*/task/target': field(
        'count',
        '次数，或宝石数',
        'How often, or how many gems',
        'Сколько раз или камней',
        'Số lần, hoặc số đá quý',
      ),
      '/boxes/*/gives': field('text', '宝箱 {n}：奖励', 'Box {n}: gives', 'Бокс {n}: даёт', 'Hộp {n}: cho'),
      '/boxes/*/gives/type': field('text', '奖励类型', 'What it gives', 'Что даёт', 'Loại thưởng'),
      '/boxes/*/gives/of': field(
        'text',
        '哪个盲盒（box 与 OpenBox）',
        'Which box (box and OpenBox)',
        'Какой кейс (box и OpenBox)',
        'Hộp nào (box và OpenBox)',
      ),
      '/boxes/*/gives/count': field(
        'count',
        '数量（宝石为 0）',
        'How many (0 of gems)',
        'Сколько (0 для камней)',
        'Số lượng (0 với đá quý)',
      ),
      '/boxes/*/gives/gems': field(
        'gems',
        '宝石（仅 diamond）',
        'Gems (diamond alone)',
        'Камни (только diamond)',
        'Đá quý (chỉ diamond)',
      ),
    },
    asks: text(
      '编号不能重复；只有 box-opens 指定盲盒；box 与 OpenBox 须指明盲盒；宝石只填宝石数，其余只填数量，box 为 1。',
      'No id comes twice; box-opens alone names a box; box and OpenBox say which one; gems have gems and no count, all others a count and no gems, and box a count of 1.',
      'Коды не повторяются; кейс называет только box-opens; box и OpenBox называют кейс; у камней — только камни, у прочего — только количество, у box — 1.',
      'Mã không trùng; chỉ box-opens nêu hộp; box và OpenBox nêu hộp nào; đá quý chỉ có số đá quý, loại khác chỉ có số lượng, box là 1.',
    ),
  },
};
