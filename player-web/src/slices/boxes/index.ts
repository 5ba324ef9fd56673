import { dialog } from '../../shell/app/dialog';
import type { NoProps, WebSlice } from '../../shell/app/slice';
import type { Words } from '../../shell/i18n';
import { paths as records } from '../records/paths';
import { paths } from './paths';
import { texts } from './texts';

const hash: Words = { ZH: '哈希盲盒', EN: 'Hash boxes', RU: 'Хеш-кейсы', VN: 'Hộp hash' };
const classic: Words = { ZH: '经典盲盒', EN: 'Classic boxes', RU: 'Классические кейсы', VN: 'Hộp cổ điển' };
const open: Words = { ZH: '开箱', EN: 'Boxes', RU: 'Кейсы', VN: 'Mở hộp' };

interface Dialogs {
  records: NoProps;
  openings: { boxId: string; boxName: string };
}

declare module '../../shell/app/slice' {
  interface AllDialogs extends Dialogs {}
}

/** Boxes on shelves, and opening them. */
export const boxes: WebSlice<'boxes', Dialogs> = {
  name: 'boxes',
  texts,
  routes: [
    {
      path: '/case/:type',
      title: { ZH: '盲盒', EN: 'Boxes', RU: 'Кейсы', VN: 'Hộp' },
      crumb: ({ type }) => (type === 'csgo' ? classic : hash),
      access: 'open',
      page: async () => (await import('./BoxListPage')).BoxListPage,
    },
    {
      path: '/freeSKins/:boxId',
      title: { ZH: '免费盲盒', EN: 'Free box', RU: 'Бесплатный кейс', VN: 'Hộp miễn phí' },
      access: 'open',
      page: async () => (await import('./FreeBoxPage')).FreeBoxPage,
    },
    {
      path: '/case/:type/:boxId',
      parent: '/case/:type',
      title: { ZH: '开箱', EN: 'Open a box', RU: 'Открыть кейс', VN: 'Mở hộp' },
      access: 'open',
      page: async () => (await import('./OpenBoxPage')).OpenBoxPage,
    },
    {
      path: paths.record,
      parent: records.records,
      title: { ZH: '开箱记录', EN: 'Box openings', RU: 'Открытия кейсов', VN: 'Lịch sử mở hộp' },
      access: 'player',
      page: async () => (await import('./BoxRecordPage')).BoxRecordPage,
      record: { after: 'first', icon: 'box' },
    },
  ],
  entries: [
    { at: 'header', after: 'first', to: paths.hashBoxes, under: '/case', label: open },
    { at: 'tabs', after: 'home', to: paths.hashBoxes, under: '/case', icon: 'box', label: open },
    { at: 'shortcuts', after: 'first', to: paths.hashBoxes, icon: 'box', label: hash },
    {
      at: 'shortcuts',
      name: 'classic',
      after: 'boxes',
      to: paths.classicBoxes,
      icon: 'gift',
      label: { ZH: '经典盲盒', EN: 'Classic', RU: 'Классика', VN: 'Cổ điển' },
    },
    { at: 'footer-play', after: 'first', to: paths.hashBoxes, label: hash },
    { at: 'footer-play', name: 'classic', after: 'boxes', to: paths.classicBoxes, label: classic },
    {
      at: 'account',
      group: 'records',
      after: 'vip',
      dialog: 'records',
      icon: 'clock',
      label: { ZH: '开箱记录', EN: 'My openings', RU: 'Мои открытия', VN: 'Lịch sử mở hộp' },
    },
  ],
  dialogs: {
    records: dialog('player', async () => (await import('./RecordsDialog')).RecordsDialog),
    openings: dialog('open', async () => (await import('./OpeningsDialog')).OpeningsDialog),
  },
  postings: { 'box-open': { dialog: 'records', icon: 'verify' } },
  refusals: [{ codes: [6004], kind: 'boxes', to: paths.hashBoxes }],
  evidence: { itemSources: [1, 5, 6], load: async () => (await import('./evidence')).evidence },
};
