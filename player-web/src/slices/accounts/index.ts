import { dialog } from '../../shell/app/dialog';
import type { NoProps, WebSlice } from '../../shell/app/slice';
import { texts } from './texts';

interface Dialogs {
  auth: { mode: 'login' | 'register' };
  newcomer: NoProps;
  mine: NoProps;
  resetPassword: NoProps;
  changePhone: NoProps;
  changePhoneFirst: NoProps;
  sessions: NoProps;
  agreeTexts: NoProps;
}

declare module '../../shell/app/slice' {
  interface AllDialogs extends Dialogs {}
}

/** Registration, login, and the player's menu. */
export const accounts: WebSlice<'accounts', Dialogs> = {
  name: 'accounts',
  texts,
  routes: [],
  entries: [
    {
      at: 'tabs',
      after: 'bag',
      dialog: 'mine',
      icon: 'user',
      label: { ZH: '我的', EN: 'Account', RU: 'Профиль', VN: 'Của tôi' },
    },
    {
      at: 'account',
      after: 'limits',
      dialog: 'changePhone',
      needs: 'codes',
      icon: 'phone',
      label: { ZH: '更换手机号', EN: 'Change number', RU: 'Сменить номер', VN: 'Đổi số' },
    },
    {
      at: 'account',
      group: 'safety',
      name: 'sessions',
      after: 'accounts',
      dialog: 'sessions',
      icon: 'lock',
      label: { ZH: '登录会话', EN: 'Sessions', RU: 'Сеансы', VN: 'Phiên đăng nhập' },
    },
  ],
  dialogs: {
    auth: dialog('open', async () => (await import('./AuthDialog')).AuthDialog),
    newcomer: dialog('player', async () => (await import('./NewcomerDialog')).NewcomerDialog),
    mine: dialog('open', async () => (await import('./MineDialog')).MineDialog),
    resetPassword: dialog('open', async () => (await import('./ResetPasswordDialog')).ResetPasswordDialog),
    changePhone: dialog('player', async () => (await import('./ChangePhoneDialog')).ChangePhoneDialog),
    changePhoneFirst: dialog(
      'player',
      async () => (await import('./ChangePhoneFirstDialog')).ChangePhoneFirstDialog,
    ),
    sessions: dialog('player', async () => (await import('./SessionsDialog')).SessionsDialog),
    agreeTexts: dialog('player', async () => (await import('./AgreeTextsDialog')).AgreeTextsDialog),
  },
  extras: [{ at: 'late', part: async () => (await import('./AgreeWatch')).AgreeWatch }],
  evidence: { none: 'nothing is drawn here' },
};
