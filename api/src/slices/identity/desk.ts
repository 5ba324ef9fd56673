import type { Desk } from '../../shop/desk.ts';
import { Identities } from './identities.ts';
import { platformSettings } from './platform-settings.ts';
import { Platform } from './platform.ts';
import { platformNonce } from './used-nonces.ts';

export interface IdentityDesk {
  readonly identities: Identities;
  /** the game platform by which players sign in */
  readonly platform: Platform;
}

export const desk: Desk<object, IdentityDesk> = {
  needs: {},
  checkSettings: platformSettings,
  tables: [platformNonce],
  open({ mode, environment, game, secret, clock, tables, closing }) {
    // A drill has no new logins.
    const settings = mode === 'drill' ? { provider: undefined, origin: '' } : platformSettings(environment);
    const platform = new Platform({ ...settings, tables, secret, clock });
    closing.defer(() => platform.close());
    return { desk: { identities: new Identities(game, secret), platform } };
  },
};
