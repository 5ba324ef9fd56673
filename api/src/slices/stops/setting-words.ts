import { type WordsOfRules, field, text } from '../../foundation/words/index.ts';

/** The rules of this slice in the console and the public log, by name. */
export const words: WordsOfRules = {
  'feature-switches': {
    name: text('功能开关', 'Switches', 'Переключатели', 'Công tắc tính năng'),
    about: text(
      '哪些游戏暂不接受新的开启，新玩家能否注册。',
      'Which games take no new plays, and whether new players can register.',
      'Какие игры не принимают новых ставок и открыта ли регистрация.',
      'Trò chơi nào không nhận lượt mới, và người chơi mới có đăng ký được không.',
    ),
    fields: {
      '/off': field('text', '关闭的游戏', 'Games that are off', 'Выключенные игры', 'Các trò chơi bị tắt'),
      '/off/*': field('text', '关闭的游戏', 'Game that is off', 'Выключенная игра', 'Trò chơi bị tắt'),
      '/registration': field('switch', '开放注册', 'Registration open', 'Регистрация открыта', 'Mở đăng ký'),
    },
  },
  maintenance: {
    name: text('停机维护', 'Maintenance', 'Обслуживание', 'Bảo trì'),
    about: text(
      '本店何时对玩家关闭；留空即不关闭。',
      'When the shop is closed to players; empty: it is not.',
      'Когда магазин закрыт для игроков; пусто: не закрыт.',
      'Khi nào cửa hàng đóng với người chơi; để trống: không đóng.',
    ),
    fields: {
      '': field('switch', '停业维护', 'Closed for maintenance', 'Закрыт на обслуживание', 'Đóng để bảo trì'),
      '/from': field('time', '开始', 'From', 'Начало', 'Từ'),
      '/until': field('time', '结束', 'Until', 'Конец', 'Đến'),
      '/note': field('text', '公开说明', 'Public note', 'Публичное примечание', 'Ghi chú công khai'),
    },
  },
};
