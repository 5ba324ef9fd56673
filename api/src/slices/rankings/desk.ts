import { sweepRegularly } from '../../foundation/days/index.ts';
import type { Desk } from '../../shop/desk.ts';
import { rankQuestions } from './questions.ts';
import { RankingDesk } from './ranking-desk.ts';

export interface RankingsDesk {
  /** closes days */
  readonly desk: RankingDesk;
}

export const desk: Desk<object, RankingsDesk> = {
  needs: {},
  open({ game, closing, logger, mode }) {
    const rankings = new RankingDesk(game);
    return {
      desk: { desk: rankings },
      onLists({ readModels, progress }) {
        const lists = { ask: rankQuestions(readModels), progress };
        if (mode === 'serve')
          sweepRegularly(() => rankings.sweep(lists), {
            logger,
            closing,
            trouble: 'rankings are not closed',
          });
        return {};
      },
    };
  },
};
