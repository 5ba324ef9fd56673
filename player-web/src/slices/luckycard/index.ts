import type { WebSlice } from '../../shell/app/slice';
import type { Words } from '../../shell/i18n';
import { paths as records } from '../records/paths';
import { paths } from './paths';
import { texts } from './texts';

const word: Words = { ZH: '幸运卡', EN: 'Lucky card', RU: 'Карта удачи', VN: 'Thẻ may mắn' };
const own: Words = {
  ZH: '我的幸运卡',
  EN: 'My lucky cards',
  RU: 'Мои карты удачи',
  VN: 'Thẻ may mắn của tôi',
};

/** Decks of cards, turned one by one without replacement. */
export const luckycard: WebSlice<'luckycard'> = {
  name: 'luckycard',
  texts,
  routes: [
    {
      path: paths.decks,
      title: word,
      access: 'open',
      page: async () => (await import('./DecksPage')).DecksPage,
    },
    {
      path: paths.deck,
      parent: paths.decks,
      title: word,
      access: 'player',
      page: async () => (await import('./DeckPage')).DeckPage,
    },
    {
      path: paths.centre,
      parent: paths.decks,
      title: own,
      access: 'player',
      page: async () => (await import('./CentrePage')).CentrePage,
    },
    {
      path: paths.record,
      parent: records.records,
      title: own,
      access: 'player',
      page: async () => (await import('./RecordPage')).CardRecordPage,
      record: { after: 'battles', icon: 'store' },
    },
  ],
  entries: [
    { at: 'header', after: 'battles', to: paths.decks, under: '/lucky', label: word },
    { at: 'footer-play', after: 'battles', to: paths.decks, label: word },
    { at: 'shortcuts', after: 'battles', to: paths.decks, icon: 'store', label: word },
  ],
  dialogs: {},
  postings: { luckycard: { to: paths.record, icon: 'store' } },
  evidence: { itemSources: [12], load: async () => (await import('./evidence')).evidence },
};
