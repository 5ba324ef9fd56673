import { dialog } from '../../shell/app/dialog';
import type { NoProps, WebSlice } from '../../shell/app/slice';
import type { zh } from './texts/zh';

interface Dialogs {
  liveRule: NoProps;
}

/** What happens in the shop, told as it happens. */
export const live: WebSlice<'live', typeof zh, Dialogs> = {
  name: 'live',
  texts: {
    ZH: async () => (await import('./texts/zh')).zh,
    EN: async () => (await import('./texts/en')).en,
    RU: async () => (await import('./texts/ru')).ru,
    VN: async () => (await import('./texts/vn')).vn,
  },
  routes: [],
  entries: [],
  dialogs: { liveRule: dialog('open', async () => (await import('./RuleDialog')).RuleDialog) },
  evidence: { none: 'each game proves its own draws' },
};
