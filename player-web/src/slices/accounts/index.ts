import { dialog } from '../../shell/app/dialog';
import type { NoProps, WebSlice } from '../../shell/app/slice';
import type { zh } from './texts/zh';

interface Dialogs {
  auth: { mode: 'login' | 'register' };
  mine: NoProps;
  resetPassword: NoProps;
  changePhone: NoProps;
  changePhoneFirst: NoProps;
  sessions: NoProps;
}

/** Who plays: registering, logging in, and the player's own menu. */
export const accounts: WebSlice<'accounts', typeof zh, Dialogs> = {
  name: 'accounts',
  texts: {
    ZH: async () => (await import('./texts/zh')).zh,
    EN: async () => (await import('./texts/en')).en,
    RU: async () => (await import('./texts/ru')).ru,
    VN: async () => (await import('./texts/vn')).vn,
  },
  routes: [],
  entries: [
    {
      at: 'tabs',
      place: 50,
      dialog: 'mine',
      icon: 'user',
      label: { ZH: '我的', EN: 'Account', RU: 'Профиль', VN: 'Của tôi' },
    },
    {
      at: 'account',
      place: 60,
      dialog: 'changePhone',
      icon: 'phone',
      label: { ZH: '更换手机号', EN: 'Change number', RU: 'Сменить номер', VN: 'Đổi số' },
    },
    {
      at: 'account',
      place: 70,
      dialog: 'sessions',
      icon: 'lock',
      label: { ZH: '登录会话', EN: 'Sessions', RU: 'Сеансы', VN: 'Phiên đăng nhập' },
    },
  ],
  dialogs: {
    auth: dialog('open', async () => (await import('./AuthDialog')).AuthDialog),
    mine: dialog('open', async () => (await import('./MineDialog')).MineDialog),
    resetPassword: dialog('open', async () => (await import('./ResetPasswordDialog')).ResetPasswordDialog),
    changePhone: dialog('player', async () => (await import('./ChangePhoneDialog')).ChangePhoneDialog),
    changePhoneFirst: dialog(
      'player',
      async () => (await import('./ChangePhoneFirstDialog')).ChangePhoneFirstDialog,
    ),
    sessions: dialog('player', async () => (await import('./SessionsDialog')).SessionsDialog),
  },
  evidence: { none: 'nothing is drawn here' },
};
