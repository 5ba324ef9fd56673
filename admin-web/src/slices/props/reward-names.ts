/** Names of props. */
export const PROP_NAMES = {
  zh: {
    OpenBox: '开箱券',
    TrendChart: '走势图卡',
    debris: '皮肤碎片',
    resetOpenBox: '开箱重置卡',
    armyCompetitionCard: '竞技卡',
  },
  en: {
    OpenBox: 'box ticket',
    TrendChart: 'trend card',
    debris: 'skin fragment',
    resetOpenBox: 'reset card',
    armyCompetitionCard: 'competition card',
  },
};

/** Names of rewards. */
export const REWARD_NAMES = {
  zh: { ...PROP_NAMES.zh, skins: '皮肤', diamond: '宝石', box: '开盒一次' },
  en: { ...PROP_NAMES.en, skins: 'skin', diamond: 'gems', box: 'a draw' },
};
