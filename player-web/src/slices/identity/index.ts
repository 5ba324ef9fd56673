import { dialog } from '../../shell/app/dialog';
import type { NoProps, WebSlice } from '../../shell/app/slice';
import { paths } from './paths';
import type { zh } from './texts/zh';

interface Dialogs {
  platformPhone: { steamId: string; proof: string };
  exportData: NoProps;
  eraseAccount: NoProps;
}

/** The person behind a player: the account's page, the game platform, the real name, and the end of it all. */
export const identity: WebSlice<'identity', typeof zh, Dialogs> = {
  name: 'identity',
  texts: {
    ZH: async () => (await import('./texts/zh')).zh,
    EN: async () => (await import('./texts/en')).en,
    RU: async () => (await import('./texts/ru')).ru,
    VN: async () => (await import('./texts/vn')).vn,
  },
  routes: [
    {
      path: paths.account,
      title: { ZH: '账号设置', EN: 'Account settings', RU: 'Настройки аккаунта', VN: 'Cài đặt tài khoản' },
      access: 'player',
      page: async () => (await import('./AccountPage')).AccountPage,
    },
  ],
  entries: [
    {
      at: 'header',
      place: 90,
      to: paths.account,
      under: '/user',
      label: { ZH: '个人中心', EN: 'Account', RU: 'Профиль', VN: 'Cá nhân' },
      shownTo: 'players',
    },
    {
      at: 'account',
      place: 40,
      to: paths.account,
      icon: 'user',
      label: { ZH: '账号设置', EN: 'Account settings', RU: 'Настройки', VN: 'Cài đặt' },
    },
  ],
  dialogs: {
    platformPhone: dialog('open', async () => (await import('./PlatformPhoneDialog')).PlatformPhoneDialog),
    exportData: dialog('player', async () => (await import('./ExportDialog')).ExportDialog),
    eraseAccount: dialog('player', async () => (await import('./EraseDialog')).EraseDialog),
  },
  evidence: { none: 'nothing is drawn here' },
};
