import { bilingual, textsHook } from '../../shell/i18n';

export const texts = bilingual(
  {
    skin: '皮肤',
    rarity: '稀有度',
    category: '类别',
    exterior: '磨损',
    price: '价格',
    id: '编号',
    categories: {
      rifle: '步枪',
      pistol: '手枪',
      smg: '冲锋枪',
      sniper: '狙击步枪',
      shotgun: '霰弹枪',
      machinegun: '机枪',
      knife: '刀具',
      hands: '手套',
      charm: '挂饰',
      sticker: '贴纸',
    },
  },
  {
    skin: 'Skin',
    rarity: 'Rarity',
    category: 'Category',
    exterior: 'Wear',
    price: 'Price',
    id: 'Id',
    categories: {
      rifle: 'Rifle',
      pistol: 'Pistol',
      smg: 'SMG',
      sniper: 'Sniper rifle',
      shotgun: 'Shotgun',
      machinegun: 'Machine gun',
      knife: 'Knife',
      hands: 'Gloves',
      charm: 'Charm',
      sticker: 'Sticker',
    },
  },
);

export const useTexts = textsHook(texts);
