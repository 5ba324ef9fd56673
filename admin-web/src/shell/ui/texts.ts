import { bilingual, textsHook } from '../i18n';

export const texts = bilingual(
  {
    actsTitle: '谁做了什么',
    acts: {
      proposed: '提出',
      approved: '批准',
      withdrawn: '撤回',
      refused: '驳回',
      stopped: '停下',
      refunded: '退了款',
    },
    shopItself: '商店',
    logPosition: (position: string) => `日志 ${position}`,
    now: '现在',
    quoted: (words: string) => `“${words}”`,
    comment: '附言（可不写）',
    commentHint: '写进日志，永远留着；不要写玩家的姓名或号码',
    rarities: {
      contraband: '违禁',
      ancient: '远古',
      legendary: '传说',
      mythical: '神话',
      rare: '稀有',
      uncommon: '罕见',
      common: '普通',
      unknown: '未知',
    },
  },
  {
    actsTitle: 'Who did what',
    acts: {
      proposed: 'proposed it',
      approved: 'approved it',
      withdrawn: 'withdrew it',
      refused: 'refused it',
      stopped: 'stopped it',
      refunded: 'gave the money back',
    },
    shopItself: 'The shop itself',
    logPosition: (position) => `log ${position}`,
    now: 'Now',
    quoted: (words) => `“${words}”`,
    comment: 'Comment (optional)',
    commentHint: 'Stays in the log for ever; write no name or number of a player',
    rarities: {
      contraband: 'Contraband',
      ancient: 'Ancient',
      legendary: 'Legendary',
      mythical: 'Mythical',
      rare: 'Rare',
      uncommon: 'Uncommon',
      common: 'Common',
      unknown: 'Unknown',
    },
  },
);

export const useTexts = textsHook(texts);
