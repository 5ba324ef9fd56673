import { dialog } from '../../shell/app/dialog';
import type { NoProps, WebSlice } from '../../shell/app/slice';
import type { Words } from '../../shell/i18n';
import type { zh } from './texts/zh';

const welfareWord: Words = { ZH: '福利', EN: 'Welfare', RU: 'Бонусы', VN: 'Phúc lợi' };
const noticesWord: Words = { ZH: '公告', EN: 'Announcements', RU: 'Новости', VN: 'Thông báo' };

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
  panels: [
    {
      tab: 'tasks',
      place: 40,
      label: { ZH: '每周福利', EN: 'Weekly welfare', RU: 'Бонус недели', VN: 'Phúc lợi tuần' },
      access: 'player',
      panel: async () => (await import('./WeekPanel')).WeekPanel,
      news: async () => (await import('./WeekNews')).WeekNews,
    },
    {
      tab: 'content',
      place: 10,
      label: noticesWord,
      access: 'open',
      panel: async () => (await import('./NoticesPanel')).NoticesPanel,
      news: async () => (await import('./NoticesNews')).NoticesNews,
    },
  ],
  postings: { 'week-benefits': { dialog: 'welfare', icon: 'gift' } },
  evidence: { none: 'nothing is drawn here' },
};
