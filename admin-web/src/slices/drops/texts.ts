import { bilingual, textsHook } from '../../shell/i18n';

export const texts = bilingual(
  {
    position: '日志位置',
    time: '时间',
    player: '玩家',
    box: '盲盒',
    type: '种类',
    types: {
      skins: '皮肤',
      OpenBox: '开箱券',
      TrendChart: '走势图卡',
      debris: '皮肤碎片',
      resetOpenBox: '开箱重置卡',
    },
    of: '编号',
    amount: '数量',
    worth: '全价价值',
    number: '第 7–12 位的数字',
    rules: '掉落表',
    record: '额外掉落',
  },
  {
    position: 'Position in the log',
    time: 'Time',
    player: 'Player',
    box: 'Box',
    type: 'Kind',
    types: {
      skins: 'Skin',
      OpenBox: 'Box ticket',
      TrendChart: 'Trend card',
      debris: 'Skin fragment',
      resetOpenBox: 'Reset card',
    },
    of: 'Id',
    amount: 'How many',
    worth: 'Worth at full price',
    number: 'Number of digits 7–12',
    rules: 'Drop table',
    record: 'Extra drop',
  },
);

export const useTexts = textsHook(texts);
