import type { Desk } from '../../shop/desk.ts';
import { rankQuestions } from './questions.ts';
import { RankingDesk } from './ranking-desk.ts';

/** Time between two looks for days that are over, milliseconds. */
const SWEEP_MS = 10_000;

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
        if (mode === 'serve') {
          const lists = { ask: rankQuestions(readModels), progress };
          let sweeping = false;
          const timer = setInterval(() => {
            if (sweeping) return;
            sweeping = true;
            rankings
              .sweep(lists)
              .catch((error: unknown) => logger.error(error, 'rankings are not closed'))
              .finally(() => {
                sweeping = false;
              });
          }, SWEEP_MS);
          timer.unref();
          closing.defer(() => clearInterval(timer));
        }
        return {};
      },
    };
  },
};
