import { sweepRegularly } from '../../foundation/runtime/index.ts';
import { WISHES_PORT } from '@skins/engine/wishes';
import { CheckpointWait } from '../../foundation/draws/index.ts';
import type { Desk } from '../../shop/desk.ts';
import { wishQuestions } from './questions.ts';
import { WishDesk, type WishReading } from './wish-desk.ts';

/** Time between two looks for wishes whose price changed, and for wishes of the house; milliseconds. */
const SWEEP_MS = 5_000;

export interface WishesDesk {
  /** the service's side of wishes */
  readonly desk: WishDesk;
}

export const desk: Desk<object, WishesDesk> = {
  needs: {},
  open({ game, beacons, closing, logger, time, mode }) {
    const lists = Promise.withResolvers<WishReading>();
    const wishes = new WishDesk({ game, beacons, lists: lists.promise });
    return {
      desk: { desk: wishes },
      ports: { [WISHES_PORT]: wishes.port },
      onLists({ readModels, progress }) {
        lists.resolve({
          ...wishQuestions(readModels),
          checkpoints: new CheckpointWait(readModels, progress),
        });
        if (mode === 'serve')
          sweepRegularly(() => wishes.sweep(), {
            logger,
            closing,
            time,
            everyMs: SWEEP_MS,
            trouble: 'wishes are not looked through',
            lease: game.store.node?.lease,
          });
        return {};
      },
    };
  },
};
