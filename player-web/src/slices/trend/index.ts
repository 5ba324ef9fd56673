import { dialog } from '../../shell/app/dialog';
import type { NoProps, WebSlice } from '../../shell/app/slice';
import { texts } from './texts';

interface Dialogs {
  trend: NoProps;
}

declare module '../../shell/app/slice' {
  interface AllDialogs extends Dialogs {}
}

/** The history of a player's own numbers. */
export const trend: WebSlice<'trend', Dialogs> = {
  name: 'trend',
  texts,
  routes: [],
  entries: [
    {
      at: 'account',
      group: 'safety',
      after: 'payments',
      dialog: 'trend',
      icon: 'trend',
      label: { ZH: '数字走势', EN: 'My numbers', RU: 'Мои числа', VN: 'Các số của tôi' },
    },
  ],
  dialogs: { trend: dialog('player', async () => (await import('./TrendDialog')).TrendDialog) },
  evidence: { none: 'each game proves its own draws' },
};
