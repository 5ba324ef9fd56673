import {
  createOrder,
  creditTopUp,
  endTopUp,
  expireOrder,
  reinstateTopUp,
  takeBackTopUp,
} from '@skins/engine/payments';
import { type Moment, type Step, idOf, streamOf } from '@skins/engine/kernel';
import { type Steps, step } from '../../foundation/flows/steps.ts';
import type { Game } from '../../foundation/game/game.ts';
import type { PaymentsDesk } from './desk.ts';

/** Credits wait until the provider's list is matched with the restored log. */
class CreditsHeld extends Error {
  override readonly name = 'CreditsHeld';
}

interface Needs {
  readonly payments: Pick<PaymentsDesk, 'creditsHeld'>;
}

export const steps = ({ streams }: Game, { payments: { creditsHeld } }: Needs): Steps => {
  const unlessHeld = (moment: Moment): Moment => {
    // An exception leaves no mark: the step is retried after the matching.
    if (creditsHeld()) throw new CreditsHeld('credits wait until the provider’s list of payments is matched');
    return moment;
  };
  /** Returns the terms of a payment's order; the step's id has its stream. @throws ToBeRead if it is not in memory */
  const termsOf = ({ id }: Step) => {
    const stream = streamOf(id);
    const { order } = streams.payment.decided(stream).payment;
    return order && { ...order, orderId: idOf(stream) };
  };
  return [
    step(createOrder, streams.payment, (moment) => moment),
    step(expireOrder, streams.payment, (moment) => moment),
    step(endTopUp, streams.player, (moment) => moment),
    step(takeBackTopUp, streams.player, (moment) => moment),
    step(creditTopUp, streams.player, (moment, asked) => ({ ...unlessHeld(moment), terms: termsOf(asked) })),
    step(reinstateTopUp, streams.player, unlessHeld),
  ];
};
