import { bilingual, textsHook } from '../i18n';

export const texts = bilingual(
  {
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
