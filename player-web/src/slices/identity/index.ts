import { dialog } from '../../shell/app/dialog';
import type { NoProps, WebSlice } from '../../shell/app/slice';
import { paths } from './paths';
import { texts } from './texts';

interface Dialogs {
  platformPhone: { steamId: string; proof: string };
  exportData: NoProps;
  eraseAccount: NoProps;
  tradeLink: NoProps;
}

declare module '../../shell/app/slice' {
  interface AllDialogs extends Dialogs {}
}

/** The person behind a player: account page, game platform, real name, and erasure. */
export const identity: WebSlice<'identity', Dialogs> = {
  name: 'identity',
  texts,
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
      after: 'replace',
      to: paths.account,
      under: '/user',
      label: { ZH: '个人中心', EN: 'Account', RU: 'Профиль', VN: 'Cá nhân' },
      shownTo: 'players',
    },
    {
      at: 'account',
      after: 'props',
      to: paths.account,
      icon: 'user',
      label: { ZH: '账号设置', EN: 'Account settings', RU: 'Настройки', VN: 'Cài đặt' },
    },
  ],
  dialogs: {
    platformPhone: dialog('open', async () => (await import('./PlatformPhoneDialog')).PlatformPhoneDialog),
    exportData: dialog('player', async () => (await import('./ExportDialog')).ExportDialog),
    tradeLink: dialog('player', async () => (await import('./TradeLinkDialog')).TradeLinkDialog),
    eraseAccount: dialog('player', async () => (await import('./EraseDialog')).EraseDialog),
  },
  refusals: [{ codes: [6005], kind: 'bind', to: paths.account }],
  evidence: { none: 'nothing is drawn here' },
};
