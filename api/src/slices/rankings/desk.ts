import { sweepRegularly } from '../../foundation/runtime/index.ts';
import type { Desk } from '../../shop/desk.ts';
import { rankQuestions } from './questions.ts';
import { RankingDesk } from './ranking-desk.ts';

const SWEEP_MS = 10_000;

export interface RankingsDesk {
  /** closes days */
  readonly desk: RankingDesk;
}

export const desk: Desk<object, RankingsDesk> = {
  needs: {},
  open({ game, closing, logger, mode, time }) {
    const rankings = new RankingDesk(game);
    return {
      desk: { desk: rankings },
      onLists({ readModels, progress }) {
        const lists = { ask: rankQuestions(readModels), progress };
        if (mode === 'serve')
          sweepRegularly(() => rankings.sweep(lists), {
            logger,
            closing,
            time,
            everyMs: SWEEP_MS,
            trouble: 'rankings are not closed',
            lease: game.store.node?.lease,
          });
        return {};
      },
    };
  },
};
