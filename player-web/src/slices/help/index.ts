import { dialog } from '../../shell/app/dialog';
import type { WebSlice } from '../../shell/app/slice';
import type { Words } from '../../shell/i18n';
import { paths, topicPath } from './paths';
import { texts } from './texts';

const word: Words = { ZH: '帮助中心', EN: 'Help centre', RU: 'Справка', VN: 'Trợ giúp' };

interface Dialogs {
  guide: { next: string | null };
}

declare module '../../shell/app/slice' {
  interface AllDialogs extends Dialogs {}
}

/** The help centre, the guides, and the tour of the games. */
export const help: WebSlice<'help', Dialogs> = {
  name: 'help',
  texts,
  routes: [
    {
      path: paths.help,
      title: word,
      access: 'open',
      page: async () => (await import('./HelpPage')).HelpPage,
    },
    {
      path: paths.topic,
      parent: paths.help,
      title: word,
      access: 'open',
      page: async () => (await import('./HelpPage')).HelpPage,
    },
    {
      path: paths.steer,
      parent: paths.help,
      title: { ZH: '开箱指南', EN: 'How to open', RU: 'Как открыть', VN: 'Cách mở hộp' },
      access: 'open',
      page: async () => (await import('./SteerPage')).SteerPage,
    },
    {
      path: paths.forge,
      parent: paths.help,
      title: { ZH: '升级指南', EN: 'How to upgrade', RU: 'Как улучшать', VN: 'Cách nâng cấp' },
      access: 'open',
      page: async () => (await import('./ForgePage')).ForgePage,
    },
  ],
  entries: [
    { at: 'footer-duty', after: 'limits', to: paths.help, label: word },
    {
      at: 'footer-duty',
      name: 'terms',
      after: 'help',
      to: topicPath('Termsofuse'),
      label: { ZH: '用户协议', EN: 'User agreement', RU: 'Соглашение', VN: 'Thỏa thuận người dùng' },
    },
    {
      at: 'footer-duty',
      name: 'privacy',
      after: 'terms',
      to: topicPath('Privacypolicy'),
      label: { ZH: '隐私政策', EN: 'Privacy policy', RU: 'Конфиденциальность', VN: 'Chính sách riêng tư' },
    },
  ],
  dialogs: { guide: dialog('open', async () => (await import('./GuideDialog')).GuideDialog) },
  extras: [
    { at: 'contact', part: async () => (await import('./Contact')).ContactLinks },
    { at: 'side', part: async () => (await import('./Contact')).QqGroup },
  ],
  evidence: { none: 'nothing is drawn here' },
};
