import { sweepRegularly } from '../../foundation/runtime/index.ts';
import { BATTLES_PORT } from '@skins/engine/battles';
import { CheckpointWait } from '../../foundation/draws/index.ts';
import type { Desk } from '../../shop/desk.ts';
import { BattleDesk, type BattleReading } from './battle-desk.ts';
import { battleQuestions } from './questions.ts';

/** Time between two looks for battles whose boxes changed, milliseconds. */
const SWEEP_MS = 5_000;

export interface BattlesDesk {
  /** the service's side of battles */
  readonly desk: BattleDesk;
}

export const desk: Desk<object, BattlesDesk> = {
  needs: {},
  open({ game, beacons, closing, logger, time, mode }) {
    const lists = Promise.withResolvers<BattleReading>();
    const battles = new BattleDesk({ game, beacons, lists: lists.promise });
    return {
      desk: { desk: battles },
      ports: { [BATTLES_PORT]: battles.port },
      onLists({ readModels, progress }) {
        lists.resolve({
          ...battleQuestions(readModels),
          checkpoints: new CheckpointWait(readModels, progress),
        });
        if (mode === 'serve')
          sweepRegularly(() => battles.sweep(), {
            logger,
            closing,
            time,
            everyMs: SWEEP_MS,
            trouble: 'battles are not looked through',
            lease: game.store.node?.lease,
          });
        return {};
      },
    };
  },
};
