import { bilingual, textsHook } from '../../shell/i18n';

export const texts = bilingual(
  {
    assist: '助力',
    position: '日志位置',
    time: '时间',
    room: 'Roll 房',
    player: '被助力的玩家',
    helper: '助力的玩家',
    device: '助力者的设备',
    noDevice: '未知',
  },
  {
    assist: 'Help',
    position: 'Position in the log',
    time: 'Time',
    room: 'Roll room',
    player: 'Who was helped',
    helper: 'Who helped',
    device: 'Device of the helper',
    noDevice: 'not known',
  },
);

export const useTexts = textsHook(texts);
