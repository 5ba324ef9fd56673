import { bilingual, textsHook } from '../../shell/i18n';

export const texts = bilingual(
  {
    position: '日志位置',
    time: '时间',
    player: '玩家',
    kind: '种类',
    kinds: { draw: '抽奖', milestone: '累计奖励' },
    radishes: '花费或所需',
    earned: '累计获得',
    ticket: '票号',
    reward: '得到',
    season: '活动规则',
    record: '季节活动记录',
  },
  {
    position: 'Position in the log',
    time: 'Time',
    player: 'Player',
    kind: 'Kind',
    kinds: { draw: 'Draw', milestone: 'Milestone' },
    radishes: 'Spent, or asked for',
    earned: 'Earned in all',
    ticket: 'Ticket',
    reward: 'Reward',
    season: 'Rules of the season',
    record: 'Record of a season',
  },
);

export const useTexts = textsHook(texts);
