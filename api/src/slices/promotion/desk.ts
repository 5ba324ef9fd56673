import { sweepRegularly } from '../../foundation/days/index.ts';
import type { Desk } from '../../shop/desk.ts';
import type { AccountsDesk } from '../accounts/desk.ts';
import { PromotionDesk } from './promotion-desk.ts';
import { promotionQuestions } from './questions.ts';

export interface PromotionsDesk {
  /** closes days */
  readonly desk: PromotionDesk;
}

export const desk: Desk<{ readonly accounts: AccountsDesk }, PromotionsDesk> = {
  needs: { accounts: true },
  open({ game, closing, logger, mode }, { accounts }) {
    const own = new PromotionDesk(game, accounts.personal.marks);
    return {
      desk: { desk: own },
      onLists({ readModels, progress }) {
        const lists = { ask: promotionQuestions(readModels), progress };
        if (mode === 'serve')
          sweepRegularly(() => own.sweep(lists), { logger, closing, trouble: 'invitations are not settled' });
        return {};
      },
    };
  },
};
