import { sweepRegularly } from '../../foundation/runtime/index.ts';
import type { Desk } from '../../shop/desk.ts';
import type { AccountsDesk } from '../accounts/desk.ts';
import { PromotionDesk } from './promotion-desk.ts';
import { promotionQuestions } from './questions.ts';

const SWEEP_MS = 10_000;

export interface PromotionsDesk {
  /** closes days */
  readonly desk: PromotionDesk;
}

export const desk: Desk<{ readonly accounts: AccountsDesk }, PromotionsDesk> = {
  needs: { accounts: true },
  open({ game, closing, logger, mode, time }, { accounts }) {
    const own = new PromotionDesk(game, accounts.personal.marks);
    return {
      desk: { desk: own },
      onLists({ readModels, progress }) {
        const lists = { ask: promotionQuestions(readModels), progress };
        if (mode === 'serve')
          sweepRegularly(() => own.sweep(lists), {
            logger,
            closing,
            time,
            everyMs: SWEEP_MS,
            trouble: 'invitations are not settled',
            lease: game.store.node?.lease,
          });
        return {};
      },
    };
  },
};
