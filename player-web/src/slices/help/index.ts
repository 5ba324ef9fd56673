import type { WebSlice } from '../../shell/app/slice';
import type { Words } from '../../shell/i18n';
import { paths, topicPath } from './paths';
import { texts } from './texts';

const word: Words = { ZH: '帮助中心', EN: 'Help centre', RU: 'Справка', VN: 'Trợ giúp' };

/** The help centre, and the guide to opening a box. */
export const help: WebSlice<'help'> = {
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
      title: word,
      access: 'open',
      page: async () => (await import('./HelpPage')).HelpPage,
    },
    {
      path: paths.steer,
      title: { ZH: '开箱指南', EN: 'How to open', RU: 'Как открыть', VN: 'Cách mở hộp' },
      access: 'open',
      page: async () => (await import('./SteerPage')).SteerPage,
    },
  ],
  entries: [
    { at: 'footer-duty', after: 'limits', to: paths.help, label: word },
    {
      at: 'footer-duty',
      name: 'terms',
      after: 'help',
      to: topicPath('Termsofuse'),
      label: { ZH: '用户协议', EN: 'Terms', RU: 'Условия', VN: 'Điều khoản' },
    },
    {
      at: 'footer-duty',
      name: 'privacy',
      after: 'terms',
      to: topicPath('Privacypolicy'),
      label: { ZH: '隐私政策', EN: 'Privacy', RU: 'Личные данные', VN: 'Quyền riêng tư' },
    },
  ],
  dialogs: {},
  evidence: { none: 'nothing is drawn here' },
};
