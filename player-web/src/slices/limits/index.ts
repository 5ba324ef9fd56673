import { dialog } from '../../shell/app/dialog';
import type { NoProps, WayOut, WebSlice } from '../../shell/app/slice';
import type { Words } from '../../shell/i18n';
import { paths as ofAccount } from '../identity/paths';
import { paths } from './paths';
import { CHECK_DUE, LIMITED, NAME_NEEDED } from './refusals';
import { texts } from './texts';

const note: WayOut['note'] = async () => (await import('./LimitedNote')).LimitedNote;
const word: Words = { ZH: '理性游戏', EN: 'Limits', RU: 'Лимиты', VN: 'Giới hạn' };

interface Dialogs {
  realityCheck: NoProps;
  exclusion: { days: number };
}

declare module '../../shell/app/slice' {
  interface AllDialogs extends Dialogs {}
}

/** The player's own limits. */
export const limits: WebSlice<'limits', Dialogs> = {
  name: 'limits',
  texts,
  routes: [
    {
      path: paths.limits,
      title: word,
      access: 'player',
      page: async () => (await import('./LimitsPage')).LimitsPage,
    },
  ],
  entries: [
    { at: 'account', group: 'safety', after: 'identity', to: paths.limits, icon: 'clock', label: word },
    {
      at: 'footer-duty',
      after: 'first',
      to: paths.limits,
      label: {
        ZH: '设置限额、休息或自我排除',
        EN: 'Set limits, take a break, or exclude yourself',
        RU: 'Лимиты, перерыв или самоисключение',
        VN: 'Đặt hạn mức, tạm nghỉ hoặc tự loại trừ',
      },
    },
  ],
  dialogs: {
    realityCheck: dialog('player', async () => (await import('./RealityCheckDialog')).RealityCheckDialog),
    exclusion: dialog('player', async () => (await import('./ExclusionDialog')).ExclusionDialog),
  },
  refusals: [
    { codes: LIMITED, kind: 'limits', to: paths.limits, note },
    { codes: [CHECK_DUE], kind: 'check', dialog: 'realityCheck', note },
    { codes: [NAME_NEEDED], kind: 'bind', to: ofAccount.account, note },
  ],
  evidence: { none: 'nothing is drawn here' },
};
