import { dialog } from '../../shell/app/dialog';
import type { NoProps, WebSlice } from '../../shell/app/slice';
import type { Words } from '../../shell/i18n';
import { paths } from './paths';
import type { zh } from './texts/zh';

const word: Words = { ZH: '理性游戏', EN: 'Limits', RU: 'Лимиты', VN: 'Giới hạn' };

interface Dialogs {
  realityCheck: NoProps;
  exclusion: { days: number };
}

/** The player's own brakes. */
export const limits: WebSlice<'limits', typeof zh, Dialogs> = {
  name: 'limits',
  texts: {
    ZH: async () => (await import('./texts/zh')).zh,
    EN: async () => (await import('./texts/en')).en,
    RU: async () => (await import('./texts/ru')).ru,
    VN: async () => (await import('./texts/vn')).vn,
  },
  routes: [
    {
      path: paths.limits,
      title: word,
      access: 'player',
      page: async () => (await import('./LimitsPage')).LimitsPage,
    },
  ],
  entries: [
    { at: 'account', place: 45, to: paths.limits, icon: 'clock', label: word },
    {
      at: 'footer-duty',
      place: 10,
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
  evidence: { none: 'nothing is drawn here' },
};
