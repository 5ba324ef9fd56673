import { dialog } from '../../shell/app/dialog';
import type { WebSlice } from '../../shell/app/slice';
import { paths as records } from '../records/paths';
import { paths } from './paths';
import type { zh } from './texts/zh';

interface Dialogs {
  pay: { orderId: string; url: string };
}

/** Buying gems. */
export const payments: WebSlice<'payments', typeof zh, Dialogs> = {
  name: 'payments',
  texts: {
    ZH: async () => (await import('./texts/zh')).zh,
    EN: async () => (await import('./texts/en')).en,
    RU: async () => (await import('./texts/ru')).ru,
    VN: async () => (await import('./texts/vn')).vn,
  },
  routes: [
    {
      path: paths.assets,
      title: { ZH: '获取宝石', EN: 'Get gems', RU: 'Пополнить', VN: 'Nạp ngọc' },
      access: 'open',
      page: async () => (await import('./AssetsPage')).AssetsPage,
    },
    {
      path: paths.record,
      parent: records.records,
      title: { ZH: '充值记录', EN: 'Top-ups', RU: 'Пополнения', VN: 'Lịch sử nạp' },
      access: 'player',
      page: async () => (await import('./RechargeRecordPage')).RechargeRecordPage,
    },
  ],
  entries: [
    {
      at: 'account',
      place: 34,
      to: paths.assets,
      icon: 'plus',
      label: { ZH: '获取宝石', EN: 'Get gems', RU: 'Пополнить', VN: 'Nạp ngọc' },
    },
    {
      at: 'account',
      place: 36,
      to: paths.record,
      icon: 'clock',
      label: { ZH: '充值记录', EN: 'Top-ups', RU: 'Пополнения', VN: 'Lịch sử nạp' },
    },
  ],
  dialogs: {
    pay: dialog('player', async () => (await import('./PayDialog')).PayDialog),
  },
  evidence: { none: 'nothing is drawn here' },
};
