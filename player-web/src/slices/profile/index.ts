import { dialog } from '../../shell/app/dialog';
import type { NoProps, WebSlice } from '../../shell/app/slice';
import type { Words } from '../../shell/i18n';
import { paths as bag } from '../bag/paths';
import { paths } from './paths';
import { texts } from './texts';

const word: Words = { ZH: '我的主页', EN: 'My page', RU: 'Моя страница', VN: 'Trang của tôi' };

interface Dialogs {
  inbox: NoProps;
}

declare module '../../shell/app/slice' {
  interface AllDialogs extends Dialogs {}
}

/** Players' pages, and the list of what a player waited for. */
export const profile: WebSlice<'profile', Dialogs> = {
  name: 'profile',
  texts,
  routes: [
    {
      path: paths.own,
      title: word,
      access: 'player',
      page: async () => (await import('./OwnPage')).OwnPage,
    },
    {
      path: '/profile/:id',
      title: { ZH: '玩家主页', EN: 'Player', RU: 'Игрок', VN: 'Người chơi' },
      access: 'open',
      page: async () => (await import('./PublicPage')).PublicPage,
    },
    {
      path: '/user/case/:itemId',
      parent: bag.bag,
      title: { ZH: '我的背包', EN: 'My bag', RU: 'Мой инвентарь', VN: 'Túi đồ của tôi' },
      access: 'player',
      page: async () => (await import('./ItemPage')).ItemPage,
    },
  ],
  entries: [
    { at: 'account', group: 'play', after: 'bag', to: paths.own, icon: 'user', label: word },
    {
      at: 'account',
      name: 'inbox',
      group: 'play',
      after: 'bag',
      dialog: 'inbox',
      icon: 'info',
      label: { ZH: '通知', EN: 'Notifications', RU: 'Уведомления', VN: 'Tin của tôi' },
      shownTo: 'players',
      dot: { news: async () => (await import('./InboxNews')).InboxNews },
    },
  ],
  dialogs: { inbox: dialog('player', async () => (await import('./InboxDialog')).InboxDialog) },
  evidence: { none: 'nothing is drawn here' },
};
