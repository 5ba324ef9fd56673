import { dialog } from '../../shell/app/dialog';
import type { NewsWatch, WebSlice } from '../../shell/app/slice';
import type { Words } from '../../shell/i18n';
import { paths } from './paths';
import type { Entry } from './queries';
import { texts } from './texts';

const word: Words = { ZH: '签到', EN: 'Sign in', RU: 'Отметка', VN: 'Điểm danh' };
const title: Words = {
  ZH: '每日签到',
  EN: 'Daily sign-in',
  RU: 'Ежедневная отметка',
  VN: 'Điểm danh hằng ngày',
};
const news: NewsWatch = async () => (await import('./SignInWatch')).SignInWatch;

interface Dialogs {
  'sign-in-requirement': { entry: Entry };
}

declare module '../../shell/app/slice' {
  interface AllDialogs extends Dialogs {}
}

/** Daily sign-in: a board of seven days, and one of the month. */
export const signin: WebSlice<'signin', Dialogs> = {
  name: 'signin',
  texts,
  routes: [
    {
      path: paths.signIn,
      title,
      access: 'player',
      page: async () => (await import('./SignInPage')).SignInPage,
    },
  ],
  entries: [
    // Spec 2.10: for players alone.
    {
      at: 'side',
      after: 'first',
      to: paths.signIn,
      icon: 'calendar',
      label: word,
      shownTo: 'players',
      dot: { news },
    },
    { at: 'shortcuts', after: 'mall', to: paths.signIn, icon: 'calendar', label: word, shownTo: 'players' },
  ],
  dialogs: {
    'sign-in-requirement': dialog(
      'player',
      async () => (await import('./RequirementDialog')).RequirementDialog,
    ),
  },
  evidence: { none: 'nothing is drawn here' },
};
