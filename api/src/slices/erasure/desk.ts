import type { Desk } from '../../shop/desk.ts';
import type { AccountsDesk } from '../accounts/desk.ts';
import type { IdentityDesk } from '../identity/desk.ts';
import { Eraser } from './eraser.ts';
import { sweepErasures } from './erasure-sweep.ts';

export interface ErasureDesk {
  readonly eraser: Eraser;
}
interface Needs {
  readonly accounts: AccountsDesk;
  readonly identity: IdentityDesk;
}

export const desk: Desk<Needs, ErasureDesk> = {
  needs: { accounts: true, identity: true },
  open({ mode, game, logger, closing }, { accounts: { personal, phones, sessions }, identity }) {
    const eraser = new Eraser({ game, personal, phones, sessions, identities: identity.identities });
    return {
      desk: { eraser },
      onLists({ readModels, progress }) {
        if (mode === 'drill') return {};
        const sweep = sweepErasures({ eraser, readModels, store: game.store, progress }, (error) =>
          logger.error({ err: error }, 'an erased person cannot be deleted'),
        );
        closing.defer(sweep);
        return {};
      },
    };
  },
};
