import { sweepRegularly } from '../../foundation/runtime/index.ts';
import { holds } from '../../foundation/store/index.ts';
import type { Desk } from '../../shop/desk.ts';
import { DeckDesk, type DeckReading } from './deck-desk.ts';
import { deckQuestions } from './questions.ts';

/** Time between two looks for decks to open or to close, milliseconds. */
const SWEEP_MS = 5_000;

export interface LuckycardDesk {
  /** the service's side of lucky cards */
  readonly desk: DeckDesk;
}

export const desk: Desk<object, LuckycardDesk> = {
  needs: {},
  open({ game, closing, logger, time, mode }) {
    const lists = Promise.withResolvers<DeckReading>();
    const decks = new DeckDesk({
      game,
      lists: lists.promise,
      onUnopened: (kind, code) => logger.warn({ kind, code }, 'no deck of this kind can be opened'),
    });
    const trouble = 'decks are not looked through';
    return {
      desk: { desk: decks },
      onLists({ readModels }) {
        const ask = deckQuestions(readModels);
        lists.resolve({ latest: ask.latest, open: ask.open });
        if (mode === 'serve') {
          const { lease } = game.store.node ?? {};
          decks.onClosed(() => {
            if (holds(lease))
              setImmediate(() => void decks.sweep().catch((error: unknown) => logger.error(error, trouble)));
          });
          sweepRegularly(() => decks.sweep(), { logger, closing, time, everyMs: SWEEP_MS, trouble, lease });
        }
        return {};
      },
    };
  },
};
