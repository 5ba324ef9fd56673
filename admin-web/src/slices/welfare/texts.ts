import { bilingual, textsHook } from '../../shell/i18n';

export const texts = bilingual(
  {
    thisWeek: '每周福利',
    thisWeekLede: '按 VIP 等级每周可领取一次，金额见设置「每周福利」。',
    level: '等级',
    given: '金额（宝石）',
    claimed: '本周已领取',
    yes: '是',
    no: '否',
    nothing: '没有',
    ends: '本周结束',
    position: '日志位置',
    time: '时间',
    player: '玩家',
    week: '周一',
    claim: '每周福利',
  },
  {
    thisWeek: 'Weekly welfare',
    thisWeekLede: 'Given once a week by VIP level; how much, the setting “Weekly welfare” says.',
    level: 'Level',
    given: 'Given (gems)',
    claimed: 'Claimed this week',
    yes: 'yes',
    no: 'no',
    nothing: 'nothing',
    ends: 'The week ends',
    position: 'Position in the log',
    time: 'Time',
    player: 'Player',
    week: 'Week of Monday',
    claim: 'Weekly welfare',
  },
);

export const useTexts = textsHook(texts);
