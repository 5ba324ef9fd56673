import { bilingual, textsHook } from '../../shell/i18n';

export const texts = bilingual(
  {
    standing: 'VIP',
    standingLede: '经验为购买的宝石减去被撤回的。等级按现行 VIP 等级表计算，改表须走设置审批。',
    level: '等级',
    experience: '经验（宝石）',
    takenBack: '已被撤回',
    month: '本月充值',
    lastMonth: '上月等级',
    claimed: '奖励领到',
    unclaimed: '未领取',
    rate: '充值加赠',
    paused: '已领取的奖励高于现在的等级：对应的充值被撤回。重新达到之前，加赠与奖励暂停。',
    position: '日志位置',
    time: '时间',
    player: '玩家',
    bonus: '奖励',
    claim: 'VIP 奖励',
  },
  {
    standing: 'VIP',
    standingLede:
      'Experience is gems bought, less what was taken back. The level is by the VIP table in force, which is changed as a setting.',
    level: 'Level',
    experience: 'Experience (gems)',
    takenBack: 'Taken back',
    month: 'Bought this month',
    lastMonth: 'Last month’s level',
    claimed: 'Bonus claimed up to',
    unclaimed: 'not yet',
    rate: 'Recharge bonus',
    paused:
      'A bonus was claimed for a level that a charged back top-up took away. Until it is reached again, nothing is added and nothing can be claimed.',
    position: 'Position in the log',
    time: 'Time',
    player: 'Player',
    bonus: 'Bonus',
    claim: 'VIP bonus',
  },
);

export const useTexts = textsHook(texts);
