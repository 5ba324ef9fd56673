import { dialog } from '../app/dialog';
import type { NoProps, WebSlice } from '../app/slice';
import type { Words } from '../i18n';
import type { zh } from './texts/zh';

const welfareWord: Words = { ZH: '福利', EN: 'Welfare', RU: 'Бонусы', VN: 'Phúc lợi' };
const noticesWord: Words = { ZH: '公告', EN: 'Announcements', RU: 'Объявления', VN: 'Thông báo' };

/** What the shop gives and tells: the dialog of welfare and announcements, to which other slices bring their parts. */
export const welfare: WebSlice<'welfare', typeof zh, { welfare: NoProps; notices: NoProps }> = {
  name: 'welfare',
  texts: {
    ZH: async () => (await import('./texts/zh')).zh,
    EN: async () => (await import('./texts/en')).en,
    RU: async () => (await import('./texts/ru')).ru,
    VN: async () => (await import('./texts/vn')).vn,
  },
  routes: [],
  entries: [
    {
      at: 'side',
      place: 20,
      dialog: 'welfare',
      icon: 'gift',
      label: welfareWord,
      dot: { tabs: ['roll', 'tasks', 'activity'] },
    },
    {
      at: 'side',
      place: 30,
      dialog: 'notices',
      icon: 'horn',
      label: noticesWord,
      dot: { tabs: ['content'] },
    },
    {
      at: 'shortcuts',
      place: 75,
      dialog: 'welfare',
      icon: 'gift',
      label: welfareWord,
      dot: { tabs: ['roll', 'tasks', 'activity', 'content'] },
    },
  ],
  dialogs: {
    welfare: dialog('open', async () => (await import('./WelfareDialog')).WelfareDialog),
    notices: dialog('open', async () => (await import('./WelfareDialog')).NoticesDialog),
  },
  evidence: { none: 'nothing is drawn here' },
};
