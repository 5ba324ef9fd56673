import type { Desk } from '../../shop/desk.ts';
import { Drafts } from './drafts.ts';
import { SettingsDesk } from './settings-desk.ts';

export interface SettingsSliceDesk {
  /** changes that need a second operator's approval */
  readonly desk: SettingsDesk;
}

export const desk: Desk<object, SettingsSliceDesk> = {
  needs: {},
  open({ game, accounts, secret, countChanges, words }) {
    const drafts = new Drafts(accounts, secret);
    countChanges(['change_draft']);
    return { desk: { desk: new SettingsDesk(game, drafts, words) } };
  },
};
