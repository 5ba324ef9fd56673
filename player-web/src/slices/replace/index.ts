import { dialog } from '../../shell/app/dialog';
import type { WebSlice } from '../../shell/app/slice';
import type { Words } from '../../shell/i18n';
import { paths as records } from '../records/paths';
import { paths } from './paths';
import type { ReplaceRecord } from './queries';
import { texts } from './texts';

interface Dialogs {
  replacement: { record: ReplaceRecord };
}

declare module '../../shell/app/slice' {
  interface AllDialogs extends Dialogs {}
}

const page: Words = { ZH: '皮肤汰换', EN: 'Replace skins', RU: 'Обмен скинов', VN: 'Đổi vật phẩm' };
const short: Words = { ZH: '汰换', EN: 'Replace', RU: 'Обмен', VN: 'Đổi vật phẩm' };
const record: Words = {
  ZH: '汰换记录',
  EN: 'Replacements',
  RU: 'История обменов',
  VN: 'Lịch sử đổi vật phẩm',
};

/** Items in exchange for other skins, at a fee shown before. */
export const replace: WebSlice<'replace', Dialogs> = {
  name: 'replace',
  texts,
  routes: [
    {
      path: paths.page,
      title: page,
      access: 'player',
      page: async () => (await import('./ReplacePage')).ReplacePage,
    },
    {
      path: paths.record,
      parent: records.records,
      title: record,
      access: 'player',
      page: async () => (await import('./ReplaceRecordPage')).ReplaceRecordPage,
      record: { after: 'upgrades', icon: 'swap' },
    },
  ],
  entries: [
    { at: 'header', after: 'mall', to: paths.page, label: short },
    { at: 'shortcuts', after: 'rolls', to: paths.page, icon: 'swap', label: page },
    { at: 'footer-play', after: 'rolls', to: paths.page, label: page },
    { at: 'account', group: 'records', after: 'retrievals', to: paths.record, icon: 'swap', label: record },
  ],
  dialogs: {
    replacement: dialog('player', async () => (await import('./ReplacementDialog')).ReplacementDialog),
  },
  postings: { replace: { to: paths.record, icon: 'swap' } },
  evidence: { none: 'nothing is drawn: both sides are agreed before' },
};
