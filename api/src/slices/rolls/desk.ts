import { ROLLS_PORT } from '@skins/engine/rolls';
import { GUESSED_MAX, Guesses } from '../../foundation/guards/index.ts';
import type { Desk } from '../../shop/desk.ts';
import type { RollDesk } from './roll-desk.ts';
import { rollsAtHand } from './rolls-at-hand.ts';

export interface RollsDesk {
  /** the service's side of roll rooms */
  readonly desk: RollDesk;
}

export const desk: Desk<object, RollsDesk> = {
  needs: {},
  open({ game, secret, beacons, clock, entries }) {
    const guesses = new Guesses(clock, entries('room-guesses', GUESSED_MAX));
    const { rolls, listedIn } = rollsAtHand({ game, secret, beacons, guesses });
    return {
      desk: { desk: rolls },
      ports: { [ROLLS_PORT]: rolls.port },
      onLists({ readModels, progress }) {
        listedIn(readModels, progress);
        return {};
      },
    };
  },
};
