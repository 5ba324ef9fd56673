import { bilingual, textsHook } from '../../shell/i18n';
import { REWARD_NAMES } from '../props/reward-names';

export const texts = bilingual(
  {
    tasks: '任务',
    tasksLede: '本期各任务箱的进度，取自玩家的事件流。任务定义是设置“任务箱”，改动须经审批。',
    noTasks: '目前没有任务箱',
    periods: { day: '每日', week: '每周', month: '每月' },
    period: '周期',
    box: '任务箱',
    boxId: '任务箱编号',
    asks: '要求',
    progress: '进度',
    state: '状态',
    claimed: '已领取',
    claimable: '可领取',
    open: '未完成',
    position: '日志位置',
    time: '时间',
    player: '玩家',
    gives: '奖励',
    claim: '任务箱领取',
    rules: '规则哈希',
    types: REWARD_NAMES.zh,
  },
  {
    tasks: 'Tasks',
    tasksLede:
      'How far the player is with each task box of its present period, out of the player’s stream. What tasks ask for is the setting “Task boxes”, which changes by approval.',
    noTasks: 'There are no task boxes at the moment',
    periods: { day: 'day', week: 'week', month: 'month' },
    period: 'Period',
    box: 'Task box',
    boxId: 'Id of the task box',
    asks: 'Asks for',
    progress: 'Progress',
    state: 'State',
    claimed: 'claimed',
    claimable: 'can be claimed',
    open: 'not done',
    position: 'Position in the log',
    time: 'Time',
    player: 'Player',
    gives: 'Gives',
    claim: 'Claim of a task box',
    rules: 'Hash of the rules',
    types: REWARD_NAMES.en,
  },
);

export const useTexts = textsHook(texts);
