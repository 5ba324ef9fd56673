import { dialog } from '../../shell/app/dialog';
import type { EntryGate, NewsWatch, NoProps, WebSlice } from '../../shell/app/slice';
import type { Loads, Words } from '../../shell/i18n';
import { texts } from './texts';

const firstDay: Words = { ZH: '第一天', EN: 'First day', RU: 'Первый день', VN: 'Ngày đầu' };

interface Dialogs {
  firstDay: NoProps;
}

declare module '../../shell/app/slice' {
  interface AllDialogs extends Dialogs {}
}

const gate: Loads<EntryGate> = async () => (await import('./gate')).gate;
const news: NewsWatch = async () => (await import('./gate')).TopUpBoxNews;
const entry = {
  after: 'welfare',
  dialog: 'firstDay',
  icon: 'clock',
  label: firstDay,
  gate,
  dot: { news },
} as const;

/** The first day of a new player. */
export const newcomers: WebSlice<'newcomers', Dialogs> = {
  name: 'newcomers',
  texts,
  routes: [],
  entries: [
    { at: 'side', ...entry },
    { at: 'shortcuts', ...entry },
  ],
  dialogs: {
    firstDay: dialog('open', async () => (await import('./FirstDayDialog')).FirstDayDialog),
  },
  extras: [{ at: 'late', part: async () => (await import('./GuideWatch')).GuideWatch }],
  evidence: { none: 'its boxes are proven as boxes are' },
};
