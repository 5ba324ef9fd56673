import type { WebSlice } from '../../shell/app/slice';
import type { Words } from '../../shell/i18n';
import { paths as records } from '../records/paths';
import { paths } from './paths';
import { texts } from './texts';

const active: Words = { ZH: '活动中心', EN: 'Activity centre', RU: 'События', VN: 'Trung tâm hoạt động' };
const own: Words = {
  ZH: '活动开箱记录',
  EN: 'Activity openings',
  RU: 'Открытия за события',
  VN: 'Lượt mở hoạt động',
};

/** Activities: deeds within a time bring rewards, step by step. */
export const activities: WebSlice<'activities'> = {
  name: 'activities',
  texts,
  routes: [
    {
      path: paths.active,
      title: active,
      access: 'open',
      page: async () => (await import('./ActivePage')).ActivePage,
    },
    {
      path: paths.record,
      parent: records.records,
      title: own,
      access: 'player',
      page: async () => (await import('./RecordPage')).ActivityRecordPage,
      record: { after: 'boxes', icon: 'gift' },
    },
  ],
  entries: [{ at: 'footer-play', after: 'mall', to: paths.active, label: active }],
  dialogs: {},
  evidence: { none: 'an opening is drawn as boxes are' },
};
