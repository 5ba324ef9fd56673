import { bilingual, textsHook } from '../../shell/i18n';
import { PROP_NAMES } from './reward-names';

export const texts = bilingual(
  {
    held: '道具',
    heldLede: '由活动发放，由玩家使用：发放的总等于已用的加现有的。可兑换的皮肤在设置“碎片兑换”中。',
    noProps: '没有道具',
    trendUntil: '全站走势开放至',
    position: '日志位置',
    time: '时间',
    player: '玩家',
    prop: '道具',
    box: '盲盒',
    count: '数量',
    command: '指令',
    types: PROP_NAMES.zh,
  },
  {
    held: 'Props',
    heldLede:
      'Activities give them, players use them: what was given is what was used and what is held. Which skins fragments become, the setting “Fragments for skins” says.',
    noProps: 'No props',
    trendUntil: 'Trend of all players shown until',
    position: 'Position in the log',
    time: 'Time',
    player: 'Player',
    prop: 'Prop',
    box: 'Box',
    count: 'How many',
    command: 'Command',
    types: PROP_NAMES.en,
  },
);

export const useTexts = textsHook(texts);
