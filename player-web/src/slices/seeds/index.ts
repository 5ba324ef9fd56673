import { dialog } from '../../shell/app/dialog';
import type { NoProps, WebSlice } from '../../shell/app/slice';
import type { SharedResult } from '../../shell/result/shared-result';
import type { Evidence } from '../../shell/seeds/evidence';
import { texts } from './texts';

interface Dialogs {
  fairness: { evidence: Evidence };
  share: { result: SharedResult };
  seeds: NoProps;
}

declare module '../../shell/app/slice' {
  interface AllDialogs extends Dialogs {}
}

/** The seeds of the next roll, and the verification of past rolls. */
export const seeds: WebSlice<'seeds', Dialogs> = {
  name: 'seeds',
  texts,
  routes: [],
  entries: [
    {
      at: 'account',
      group: 'safety',
      after: 'replace',
      dialog: 'seeds',
      icon: 'verify',
      label: { ZH: '我的种子', EN: 'My seeds', RU: 'Мои сиды', VN: 'Hạt giống của tôi' },
    },
  ],
  dialogs: {
    fairness: dialog('open', async () => (await import('./FairnessDialog')).FairnessDialog),
    share: dialog('open', async () => (await import('./ShareDialog')).ShareDialog),
    seeds: dialog('player', async () => (await import('./SeedsDialog')).SeedsDialog),
  },
  evidence: { none: 'each game proves its own draws' },
};
