import { bilingual, textsHook } from '../../shell/i18n';

export const texts = bilingual(
  {
    position: '日志位置',
    time: '时间',
    player: '玩家',
    skin: '皮肤',
    skinId: '皮肤编号',
    item: '藏品编号',
    price: '价格（宝石）',
    rules: '定价规则的哈希',
    command: '命令编号',
    purchase: '商城购买',
  },
  {
    position: 'Position in the log',
    time: 'Time',
    player: 'Player',
    skin: 'Skin',
    skinId: 'Skin id',
    item: 'Item id',
    price: 'Price (gems)',
    rules: 'Hash of the price rules',
    command: 'Command id',
    purchase: 'Purchase',
  },
);

export const useTexts = textsHook(texts);
