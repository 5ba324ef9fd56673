import { bilingual, textsHook } from '../../shell/i18n';

export const texts = bilingual(
  {
    standing: '账号状态',
    standingLede:
      '暂停后，玩家的操作都会被拒绝；仍可登录查看，进行中的照常结算。原因与结束时间玩家看得到，并记入公开日志。',
    active: '正常',
    suspended: '已暂停',
    since: '开始',
    until: '结束',
    openEnd: '解除前一直有效',
    reason: '原因',
    suspend: '暂停…',
    suspendTitle: '暂停该玩家',
    suspendLede: '立即生效。到时自动恢复，也可提前解除。',
    suspendSubmit: '暂停',
    suspendSaid: '已暂停',
    untilField: '到（留空：直到解除）',
    lift: '解除暂停…',
    liftTitle: '解除暂停',
    liftSubmit: '解除',
    liftSaid: '已解除',
    suspendReasons: {
      requested: '本人申请',
      security: '账号安全',
      'fraud-suspected': '疑似欺诈',
      'rules-broken': '违反规则',
      underage: '未满年龄',
    },
    liftReasons: { cleared: '已核实', mistake: '误操作', requested: '本人申请' },
  },
  {
    standing: 'Standing',
    standingLede:
      'Commands of a suspended player are refused; logging in and looking go on, and what runs is paid out. Reason and end are shown to the player, and stand in the public log.',
    active: 'May play',
    suspended: 'Suspended',
    since: 'Since',
    until: 'Until',
    openEnd: 'It is lifted',
    reason: 'Reason',
    suspend: 'Suspend…',
    suspendTitle: 'Suspend this player',
    suspendLede: 'At once. It ends by itself at its time, or when it is lifted.',
    suspendSubmit: 'Suspend',
    suspendSaid: 'Suspended',
    untilField: 'Until (empty: until it is lifted)',
    lift: 'Lift suspension…',
    liftTitle: 'Lift the suspension',
    liftSubmit: 'Lift',
    liftSaid: 'Lifted',
    suspendReasons: {
      requested: 'The player asks',
      security: 'To keep the account safe',
      'fraud-suspected': 'Fraud is suspected',
      'rules-broken': 'Rules were broken',
      underage: 'Too young',
    },
    liftReasons: { cleared: 'Cleared up', mistake: 'It was a mistake', requested: 'The player asks' },
  },
);

export const useTexts = textsHook(texts);
