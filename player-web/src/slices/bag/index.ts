import { dialog } from '../../shell/app/dialog';
import type { NoProps, WebSlice } from '../../shell/app/slice';
import type { Words } from '../../shell/i18n';
import { paths as records } from '../records/paths';
import { paths } from './paths';
import { texts } from './texts';

const bagWord: Words = { ZH: '背包', EN: 'Bag', RU: 'Инвентарь', VN: 'Túi đồ' };

interface Dialogs {
  bag: NoProps;
}

declare module '../../shell/app/slice' {
  interface AllDialogs extends Dialogs {}
}

/** The player's items. */
export const bag: WebSlice<'bag', Dialogs> = {
  name: 'bag',
  texts,
  routes: [
    {
      path: paths.bag,
      title: { ZH: '我的背包', EN: 'My bag', RU: 'Мой инвентарь', VN: 'Túi đồ của tôi' },
      access: 'player',
      page: async () => (await import('./BagPage')).BagPage,
    },
    {
      path: paths.drops,
      parent: records.records,
      title: { ZH: '掉落记录', EN: 'Drops', RU: 'Полученное', VN: 'Lịch sử nhận' },
      access: 'player',
      page: async () => (await import('./DropRecordPage')).DropRecordPage,
      record: { after: 'props', icon: 'bag' },
    },
  ],
  entries: [
    {
      at: 'side',
      after: 'notices',
      dialog: 'bag',
      icon: 'bag',
      label: bagWord,
      count: (user) => user.bagCount,
    },
    {
      at: 'tabs',
      after: 'fairness',
      dialog: 'bag',
      icon: 'bag',
      label: bagWord,
      count: (user) => user.bagCount,
    },
    { at: 'shortcuts', after: 'welfare', dialog: 'bag', icon: 'bag', label: bagWord },
    {
      at: 'account',
      group: 'play',
      after: 'first',
      to: paths.bag,
      icon: 'bag',
      label: { ZH: '我的背包', EN: 'My bag', RU: 'Мой инвентарь', VN: 'Túi đồ của tôi' },
    },
  ],
  dialogs: { bag: dialog('player', async () => (await import('./BagDialog')).BagDialog) },
  postings: { 'item-sale': { to: paths.drops, icon: 'bag' } },
  items: [
    {
      after: 'retrievals',
      to: (itemIds) => `${paths.exchange}?items=${itemIds.join(',')}`,
      icon: 'swap',
      label: { ZH: '前往兑换', EN: 'Exchange', RU: 'Обменять', VN: 'Đổi' },
      from: [0],
      most: 10,
    },
  ],
  evidence: { none: 'an item is proven where it was won' },
};
