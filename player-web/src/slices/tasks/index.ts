import type { WebSlice } from '../../shell/app/slice';
import { texts } from './texts';

/** Tasks of the day, the week and the month, in the welfare dialog (spec 2.11). */
export const tasks: WebSlice<'tasks'> = {
  name: 'tasks',
  texts,
  routes: [],
  entries: [],
  dialogs: {},
  panels: [
    {
      tab: 'tasks',
      name: 'day',
      after: 'first',
      label: { ZH: '每日任务', EN: 'Daily', RU: 'На день', VN: 'Hằng ngày' },
      access: 'open',
      panel: async () => (await import('./TaskPanel')).DayPanel,
      news: async () => (await import('./TaskNews')).DayNews,
    },
    {
      tab: 'tasks',
      name: 'week',
      after: 'day',
      label: { ZH: '每周任务', EN: 'Weekly', RU: 'На неделю', VN: 'Hằng tuần' },
      access: 'open',
      panel: async () => (await import('./TaskPanel')).WeekPanel,
      news: async () => (await import('./TaskNews')).WeekNews,
    },
    {
      tab: 'tasks',
      name: 'month',
      after: 'week',
      label: { ZH: '每月任务', EN: 'Monthly', RU: 'На месяц', VN: 'Hằng tháng' },
      access: 'open',
      panel: async () => (await import('./TaskPanel')).MonthPanel,
      news: async () => (await import('./TaskNews')).MonthNews,
    },
  ],
  evidence: { none: 'what a task gives is drawn as boxes are' },
};
