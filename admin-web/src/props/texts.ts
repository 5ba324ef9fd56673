import { bilingual, textsHook } from '../i18n';

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
    types: {
      OpenBox: '开箱券',
      TrendChart: '走势图卡',
      debris: '皮肤碎片',
      resetOpenBox: '开箱重置卡',
      armyCompetitionCard: '争霸赛卡',
    },
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
    types: {
      OpenBox: 'box ticket',
      TrendChart: 'trend card',
      debris: 'skin fragment',
      resetOpenBox: 'reset card',
      armyCompetitionCard: 'competition card',
    },
  },
);

export const useTexts = textsHook(texts);
