import { dialog } from '../../shell/app/dialog';
import type { WebSlice } from '../../shell/app/slice';
import { paths as records } from '../records/paths';
import { paths } from './paths';
import { texts } from './texts';

interface Dialogs {
  pay: { orderId: string; url: string };
}

declare module '../../shell/app/slice' {
  interface AllDialogs extends Dialogs {}
}

/** Buying gems. */
export const payments: WebSlice<'payments', Dialogs> = {
  name: 'payments',
  texts,
  routes: [
    {
      path: paths.assets,
      title: { ZH: '获取宝石', EN: 'Get gems', RU: 'Пополнить', VN: 'Nạp ngọc' },
      crumb: () => ({ ZH: '我的资产', EN: 'My assets', RU: 'Мои активы', VN: 'Tài sản của tôi' }),
      access: 'open',
      page: async () => (await import('./AssetsPage')).AssetsPage,
    },
    {
      path: paths.record,
      parent: records.records,
      title: { ZH: '充值记录', EN: 'Top-ups', RU: 'Пополнения', VN: 'Lịch sử nạp' },
      access: 'player',
      page: async () => (await import('./RechargeRecordPage')).RechargeRecordPage,
      record: { after: 'wallet', icon: 'plus' },
    },
  ],
  entries: [
    {
      at: 'account',
      group: 'money',
      after: 'seeds',
      to: paths.assets,
      icon: 'plus',
      label: { ZH: '获取宝石', EN: 'Get gems', RU: 'Пополнить', VN: 'Nạp ngọc' },
    },
    {
      at: 'account',
      group: 'records',
      name: 'top-ups',
      after: 'trend',
      to: paths.record,
      icon: 'clock',
      label: { ZH: '充值记录', EN: 'Top-ups', RU: 'Пополнения', VN: 'Lịch sử nạp' },
    },
  ],
  dialogs: {
    pay: dialog('player', async () => (await import('./PayDialog')).PayDialog),
  },
  refusals: [{ codes: [6002], kind: 'gems', to: `${paths.assets}?openType=gems` }],
  evidence: { none: 'nothing is drawn here' },
};
