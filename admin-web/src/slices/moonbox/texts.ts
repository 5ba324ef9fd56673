import { bilingual, textsHook } from '../../shell/i18n';

export const texts = bilingual(
  {
    position: '日志位置',
    time: '时间',
    player: '玩家',
    season: '展期',
    phase: '按此相开启',
    next: '之后',
    record: '月盒开启',
  },
  {
    position: 'Position in the log',
    time: 'Time',
    player: 'Player',
    season: 'Season',
    phase: 'Opened at',
    next: 'Afterwards',
    record: 'Opening of the moon box',
  },
);

export const useTexts = textsHook(texts);
