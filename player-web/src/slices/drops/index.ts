import { dialog } from '../../shell/app/dialog';
import type { WebSlice } from '../../shell/app/slice';
import type { Words } from '../../shell/i18n';
import { paths } from './paths';
import type { Won } from './queries';
import { texts } from './texts';

const title: Words = { ZH: '掉落', EN: 'Extra drops', RU: 'Дроп', VN: 'Rơi thêm' };

interface Dialogs {
  dropReward: { won: readonly Won[] };
}

declare module '../../shell/app/slice' {
  interface AllDialogs extends Dialogs {}
}

/** Extra drops of opens. */
export const drops: WebSlice<'drops', Dialogs> = {
  name: 'drops',
  texts,
  routes: [
    {
      path: paths.drop,
      parent: '/page/active',
      title,
      access: 'open',
      page: async () => (await import('./DropPage')).DropPage,
    },
  ],
  entries: [{ at: 'footer-play', after: 'activities', to: paths.drop, label: title }],
  dialogs: { dropReward: dialog('player', async () => (await import('./RewardDialog')).RewardDialog) },
  extras: [{ at: 'late', part: async () => (await import('./DropWatch')).DropWatch }],
  evidence: { none: 'a drop is proved with its open' },
};
