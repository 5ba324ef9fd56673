import { dialog } from '../../shell/app/dialog';
import type { NoProps, WebSlice } from '../../shell/app/slice';
import type { Words } from '../../shell/i18n';
import { texts } from './texts';

const welfareWord: Words = { ZH: '福利', EN: 'Welfare', RU: 'Бонусы', VN: 'Phúc lợi' };
const noticesWord: Words = { ZH: '公告', EN: 'News', RU: 'Новости', VN: 'Thông báo' };

interface Dialogs {
  welfare: NoProps;
  notices: NoProps;
}

declare module '../../shell/app/slice' {
  interface AllDialogs extends Dialogs {}
}

/** The dialog of welfare and announcements, with panels from other slices. */
export const welfare: WebSlice<'welfare', Dialogs> = {
  name: 'welfare',
  texts,
  routes: [],
  entries: [
    {
      at: 'side',
      after: 'signin',
      dialog: 'welfare',
      icon: 'gift',
      label: welfareWord,
      dot: { tabs: ['roll', 'tasks', 'activity'] },
    },
    {
      at: 'side',
      name: 'notices',
      after: 'welfare',
      dialog: 'notices',
      icon: 'horn',
      label: noticesWord,
      dot: { tabs: ['content'] },
    },
    {
      at: 'shortcuts',
      after: 'signin',
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
      after: 'month',
      label: { ZH: '每周福利', EN: 'Weekly welfare', RU: 'Бонус недели', VN: 'Phúc lợi tuần' },
      access: 'player',
      panel: async () => (await import('./WeekPanel')).WeekPanel,
      news: async () => (await import('./WeekNews')).WeekNews,
    },
    {
      tab: 'content',
      after: 'first',
      label: noticesWord,
      access: 'open',
      panel: async () => (await import('./NoticesPanel')).NoticesPanel,
      news: async () => (await import('./NoticesNews')).NoticesNews,
    },
  ],
  extras: [{ at: 'late', part: async () => (await import('./Greeting')).Greeting }],
  postings: { 'week-benefits': { dialog: 'welfare', icon: 'gift' } },
  evidence: { none: 'nothing is drawn here' },
};
