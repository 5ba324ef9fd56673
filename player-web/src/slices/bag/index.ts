import { dialog } from '../../shell/app/dialog';
import type { NoProps, WebSlice } from '../../shell/app/slice';
import type { Words } from '../../shell/i18n';
import { paths as records } from '../records/paths';
import { paths } from './paths';
import type { zh } from './texts/zh';

const bagWord: Words = { ZH: '背包', EN: 'Bag', RU: 'Вещи', VN: 'Túi đồ' };

/** What belongs to the player. */
export const bag: WebSlice<'bag', typeof zh, { bag: NoProps }> = {
  name: 'bag',
  texts: {
    ZH: async () => (await import('./texts/zh')).zh,
    EN: async () => (await import('./texts/en')).en,
    RU: async () => (await import('./texts/ru')).ru,
    VN: async () => (await import('./texts/vn')).vn,
  },
  routes: [
    {
      path: paths.bag,
      title: { ZH: '我的背包', EN: 'My bag', RU: 'Мой инвентарь', VN: 'Túi của tôi' },
      access: 'player',
      page: async () => (await import('./BagPage')).BagPage,
    },
    {
      path: paths.drops,
      parent: records.records,
      title: { ZH: '掉落记录', EN: 'Drops', RU: 'Полученное', VN: 'Lịch sử nhận' },
      access: 'player',
      page: async () => (await import('./DropRecordPage')).DropRecordPage,
    },
  ],
  entries: [
    { at: 'side', place: 50, dialog: 'bag', icon: 'bag', label: bagWord, count: (user) => user.bagCount },
    { at: 'tabs', place: 40, dialog: 'bag', icon: 'bag', label: bagWord, count: (user) => user.bagCount },
    { at: 'shortcuts', place: 80, dialog: 'bag', icon: 'bag', label: bagWord },
    {
      at: 'account',
      place: 10,
      to: paths.bag,
      icon: 'bag',
      label: { ZH: '我的背包', EN: 'My bag', RU: 'Мой инвентарь', VN: 'Túi của tôi' },
    },
  ],
  dialogs: { bag: dialog('player', async () => (await import('./BagDialog')).BagDialog) },
  postings: { 'item-sale': { to: paths.drops, icon: 'bag' } },
  items: [
    {
      place: 20,
      to: (itemIds) => `${paths.exchange}?items=${itemIds.join(',')}`,
      icon: 'swap',
      label: { ZH: '前往兑换', EN: 'Exchange', RU: 'Обменять', VN: 'Đổi' },
      from: [0],
      most: 10,
    },
  ],
  evidence: { none: 'an item is proven where it was won' },
};
