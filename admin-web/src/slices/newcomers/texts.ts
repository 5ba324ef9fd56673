import { bilingual, textsHook } from '../../shell/i18n';

export const texts = bilingual(
  {
    position: '日志位置',
    time: '时间',
    player: '玩家',
    status: '状态',
    step: '步骤',
    box: '开出的盲盒',
    room: 'Roll 房',
    record: '第一天的步骤',
  },
  {
    position: 'Position in the log',
    time: 'Time',
    player: 'Player',
    status: 'Status',
    step: 'Step',
    box: 'Box drawn',
    room: 'Roll room',
    record: 'Step of a first day',
  },
);

export const useTexts = textsHook(texts);
