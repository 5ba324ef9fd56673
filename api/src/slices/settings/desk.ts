import type { Desk } from '../../shop/desk.ts';
import { Drafts, changeDraft } from './drafts.ts';
import { SettingsDesk } from './settings-desk.ts';

export interface SettingsSliceDesk {
  /** changes that need a second operator's approval */
  readonly desk: SettingsDesk;
}

export const desk: Desk<object, SettingsSliceDesk> = {
  needs: {},
  tables: [changeDraft],
  open({ game, tables, secret, words }) {
    const drafts = new Drafts(tables, secret);
    return { desk: { desk: new SettingsDesk(game, drafts, words) } };
  },
};
