import type { WebSlice } from '../../shell/app/slice';
import type { Words } from '../../shell/i18n';
import { paths as records } from '../records/paths';
import { paths } from './paths';
import { texts } from './texts';

const record: Words = { ZH: '宝石记录', EN: 'Gem history', RU: 'История самоцветов', VN: 'Lịch sử ngọc' };
const gems: Words = {
  ZH: '宝石总账',
  EN: 'Where all gems are',
  RU: 'Где все самоцветы',
  VN: 'Sổ cái ngọc',
};

/** Gem flows: the player's own postings, and the ledger of all gems. */
export const wallet: WebSlice<'wallet'> = {
  name: 'wallet',
  texts,
  routes: [
    {
      path: paths.record,
      parent: records.records,
      title: record,
      access: 'player',
      page: async () => (await import('./RecordPage')).RecordPage,
      record: { after: 'bag', icon: 'trend' },
    },
    {
      path: paths.gems,
      title: gems,
      access: 'open',
      page: async () => (await import('./GemsPage')).GemsPage,
    },
  ],
  entries: [
    { at: 'account', group: 'money', after: 'upgrades', to: paths.record, icon: 'trend', label: record },
    { at: 'footer-fair', after: 'converter', to: paths.gems, label: gems },
  ],
  dialogs: {},
  postings: { adjustment: { to: paths.gems, icon: 'info' } },
  evidence: { none: 'nothing is drawn here' },
};
