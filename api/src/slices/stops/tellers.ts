import { stops } from '@skins/engine/stops';
import { tellersOf } from '../../foundation/admin/tellers.ts';

const REASONS = {
  results: { zh: '结果与公示不符', en: 'results', ru: 'результаты', vi: 'kết quả' },
  prices: { zh: '价格有误', en: 'prices', ru: 'цены', vi: 'giá' },
  service: { zh: '服务异常', en: 'service', ru: 'сбой сервиса', vi: 'dịch vụ' },
  abuse: { zh: '遭到滥用', en: 'abuse', ru: 'злоупотребление', vi: 'lạm dụng' },
  drill: { zh: '演练', en: 'drill', ru: 'учения', vi: 'diễn tập' },
} as const;

export const tellers = tellersOf(stops.events, {
  GameStopped: ({ game, reason }, { say }) =>
    say(
      {
        zh: '紧急停止游戏 {game}（{reason}）',
        en: 'Game {game} stopped ({reason})',
        ru: 'Игра {game} остановлена ({reason})',
        vi: 'Dừng khẩn cấp trò chơi {game} ({reason})',
      },
      { game, reason: say(REASONS[reason]) },
    ),
  GameResumed: ({ game }, { say }) =>
    say(
      {
        zh: '游戏 {game} 恢复',
        en: 'Game {game} goes on',
        ru: 'Игра {game} возобновлена',
        vi: 'Trò chơi {game} tiếp tục',
      },
      { game },
    ),
});
