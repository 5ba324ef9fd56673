import {
  createOrder,
  creditTopUp,
  endTopUp,
  expireOrder,
  reinstateTopUp,
  takeBackTopUp,
} from '@skins/engine/payments';
import type { Moment } from '@skins/engine/kernel';
import { type Steps, step } from '../flows/steps.ts';
import type { Game } from '../game/game.ts';

/** Nothing is credited before the provider's list is held to a log that was put back. */
class CreditsHeld extends Error {
  override readonly name = 'CreditsHeld';
}

export const steps = ({ streams, creditsHeld }: Game): Steps => {
  const unlessHeld = (moment: Moment): Moment => {
    // What is thrown leaves no mark: the step is tried again once the list is matched.
    if (creditsHeld()) throw new CreditsHeld('credits wait until the provider’s list of payments is matched');
    return moment;
  };
  return [
    step(createOrder, streams.payment, (moment) => moment),
    step(expireOrder, streams.payment, (moment) => moment),
    step(endTopUp, streams.player, (moment) => moment),
    step(takeBackTopUp, streams.player, (moment) => moment),
    step(creditTopUp, streams.player, unlessHeld),
    step(reinstateTopUp, streams.player, unlessHeld),
  ];
};
