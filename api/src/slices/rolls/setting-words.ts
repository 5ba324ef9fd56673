import { type WordsOfRules, field, text } from '../../foundation/words/index.ts';

/** The rules of this slice in the console and the public log, by name. */
export const words: WordsOfRules = {
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
};
