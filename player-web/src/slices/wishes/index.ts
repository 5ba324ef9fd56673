import { dialog } from '../../shell/app/dialog';
import type { NoProps, WebSlice } from '../../shell/app/slice';
import type { Words } from '../../shell/i18n';
import { paths as records } from '../records/paths';
import { paths } from './paths';
import { texts } from './texts';

const tree: Words = { ZH: '许愿树', EN: 'Wish tree', RU: 'Дерево желаний', VN: 'Cây ước' };
const wish: Words = { ZH: '许愿', EN: 'Wish', RU: 'Желания', VN: 'Ước' };
const record: Words = { ZH: '许愿记录', EN: 'My wishes', RU: 'Мои желания', VN: 'Lịch sử ước' };

interface Dialogs {
  wishPlant: NoProps;
}

declare module '../../shell/app/slice' {
  interface AllDialogs extends Dialogs {}
}

/** One skin that many pay for, and one draw over its shares. */
export const wishes: WebSlice<'wishes', Dialogs> = {
  name: 'wishes',
  texts,
  routes: [
    {
      path: paths.tree,
      title: tree,
      access: 'open',
      page: async () => (await import('./TreePage')).TreePage,
    },
    {
      path: paths.wish,
      parent: paths.tree,
      title: wish,
      access: 'open',
      page: async () => (await import('./WishPage')).WishPage,
    },
    {
      path: paths.record,
      parent: records.records,
      title: record,
      access: 'player',
      page: async () => (await import('./RecordPage')).WishRecordPage,
      record: { after: 'luckycard', icon: 'star' },
    },
  ],
  entries: [
    { at: 'header', after: 'luckycard', to: paths.tree, under: [paths.tree, '/wish'], label: wish },
    { at: 'footer-play', after: 'luckycard', to: paths.tree, label: tree },
    { at: 'shortcuts', after: 'luckycard', to: paths.tree, icon: 'star', label: tree },
  ],
  dialogs: {
    wishPlant: dialog('player', async () => (await import('./PlantDialog')).PlantDialog),
  },
  postings: { wish: { to: paths.record, icon: 'star' } },
  extras: [{ at: 'late', part: async () => (await import('./SeenWatch')).SeenWatch }],
  evidence: { none: 'a wish proves itself: everybody computes it again on its own page' },
};
