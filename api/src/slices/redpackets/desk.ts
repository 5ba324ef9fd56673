import { sweepRegularly } from '../../foundation/runtime/index.ts';
import { RAINS_PORT } from '@skins/engine/redpackets';
import { CheckpointWait } from '../../foundation/draws/index.ts';
import type { Desk } from '../../shop/desk.ts';
import { RainDesk, type RainReading } from './rain-desk.ts';
import { rainQuestions } from './questions.ts';

/** Time between two looks for a rain to announce, milliseconds. */
const SWEEP_MS = 5_000;

export interface RedPacketsDesk {
  /** the service's side of rains */
  readonly desk: RainDesk;
}

export const desk: Desk<object, RedPacketsDesk> = {
  needs: {},
  open({ game, beacons, closing, logger, time, mode, secret }) {
    const lists = Promise.withResolvers<RainReading>();
    const rains = new RainDesk({ game, beacons, secret, lists: lists.promise });
    return {
      desk: { desk: rains },
      ports: { [RAINS_PORT]: rains.port },
      onLists({ readModels, progress }) {
        lists.resolve({
          ...rainQuestions(readModels),
          checkpoints: new CheckpointWait(readModels, progress),
        });
        if (mode === 'serve')
          sweepRegularly(() => rains.sweep(), {
            logger,
            closing,
            time,
            everyMs: SWEEP_MS,
            trouble: 'no rain can be announced',
            lease: game.store.node?.lease,
          });
        return {};
      },
    };
  },
};
