import { dialog } from '../../shell/app/dialog';
import type { NoProps, WebSlice } from '../../shell/app/slice';
import { texts } from './texts';

interface Dialogs {
  liveRule: NoProps;
}

declare module '../../shell/app/slice' {
  interface AllDialogs extends Dialogs {}
}

/** Live events of the shop. */
export const live: WebSlice<'live', Dialogs> = {
  name: 'live',
  texts,
  routes: [],
  entries: [],
  dialogs: { liveRule: dialog('open', async () => (await import('./RuleDialog')).RuleDialog) },
  evidence: { none: 'each game proves its own draws' },
};
