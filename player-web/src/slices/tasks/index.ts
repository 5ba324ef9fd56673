import type { WebSlice } from '../../shell/app/slice';
import type { zh } from './texts/zh';

/** Tasks of the day, the week and the month, in the dialog of welfare (seeds, second document, section 2). */
export const tasks: WebSlice<'tasks', typeof zh> = {
  name: 'tasks',
  texts: {
    ZH: async () => (await import('./texts/zh')).zh,
    EN: async () => (await import('./texts/en')).en,
    RU: async () => (await import('./texts/ru')).ru,
    VN: async () => (await import('./texts/vn')).vn,
  },
  routes: [],
  entries: [],
  dialogs: {},
  panels: [
    {
      tab: 'tasks',
      place: 10,
      label: { ZH: '每日任务', EN: 'Daily', RU: 'На день', VN: 'Hằng ngày' },
      access: 'open',
      panel: async () => (await import('./TaskPanel')).DayPanel,
      news: async () => (await import('./TaskNews')).DayNews,
    },
    {
      tab: 'tasks',
      place: 20,
      label: { ZH: '每周任务', EN: 'Weekly', RU: 'На неделю', VN: 'Hằng tuần' },
      access: 'open',
      panel: async () => (await import('./TaskPanel')).WeekPanel,
      news: async () => (await import('./TaskNews')).WeekNews,
    },
    {
      tab: 'tasks',
      place: 30,
      label: { ZH: '每月任务', EN: 'Monthly', RU: 'На месяц', VN: 'Hằng tháng' },
      access: 'open',
      panel: async () => (await import('./TaskPanel')).MonthPanel,
      news: async () => (await import('./TaskNews')).MonthNews,
    },
  ],
  evidence: { none: 'what a task gives is drawn as boxes are' },
};
