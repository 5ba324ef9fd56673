import { type WordsOfRules, field, text } from '../../foundation/words/index.ts';

/** The rules of this slice in the console and the public log, by name. */
export const words: WordsOfRules = {
  'first-day': {
    name: text('新人第一天', 'First day', 'Первый день', 'Ngày đầu tiên'),
    about: text(
      '新注册的玩家得到什么：窗口、两只箱、首充下限与 Roll 房。窗口、箱与下限以注册时的规则为准，房间以当前规则为准。',
      'What new players are given: the window, two boxes, the least first top-up and the rooms. Window, boxes and minimum are those in force at the registration; rooms are those in force now.',
      'Что получают новые игроки: срок, два кейса, минимум первого пополнения и комнаты. Срок, кейсы и минимум — по правилам на момент регистрации, комнаты — по нынешним.',
      'Người chơi mới nhận gì: thời hạn, hai hộp, mức nạp đầu tối thiểu và phòng. Thời hạn, hộp và mức nạp theo quy tắc lúc đăng ký; phòng theo quy tắc hiện tại.',
    ),
    fields: {
      '/open': field(
        'switch',
        '新注册者有第一天',
        'Who registers has a first day',
        'У новых игроков есть первый день',
        'Người mới đăng ký có ngày đầu tiên',
      ),
      '/hours': field('count', '窗口（小时）', 'Window, in hours', 'Срок, часов', 'Thời hạn (giờ)'),
      '/freeBox': field('text', '见面箱', 'Welcome box', 'Приветственный кейс', 'Hộp chào mừng'),
      '/topUpBox': field('text', '首充箱', 'First top-up box', 'Кейс первого пополнения', 'Hộp nạp đầu'),
      '/minimum': field(
        'gems',
        '首充下限（购买的宝石）',
        'Gems to be bought for it',
        'Сколько самоцветов купить для него',
        'Số ngọc cần nạp',
      ),
      '/rooms': field('text', '新人 Roll 房', 'Roll rooms', 'Комнаты розыгрышей', 'Phòng roll'),
      '/rooms/*': field('text', '房间 {k}', 'Room {k}', 'Комната {k}', 'Phòng {k}'),
    },
    asks: text(
      '箱子填其编号，须在售才能打开；房间填其编号，不能重复，列表中第一个可加入的生效。',
      'Boxes are named by their ids, and open only while they are on sale. Rooms are named by their ids, none twice; the first that takes entries counts.',
      'Кейсы указываются кодом и открываются, только пока продаются. Комнаты — кодом, без повторов; действует первая, куда можно войти.',
      'Hộp ghi bằng mã, chỉ mở được khi đang bán. Phòng ghi bằng mã, không trùng; phòng đầu tiên còn nhận người được dùng.',
    ),
  },
};
