import { playerStream } from '@skins/engine/accounts';
import { operatorActor } from '@skins/engine/kernel';
import { OPERATORS_STREAM } from '@skins/engine/operators';
import { shop } from '@skins/engine/shop';
import { type SuspendPlayer, endSuspension, suspendPlayer } from '@skins/engine/standing';
import { type Given, type View, order } from '../kit/order.ts';
import { ADA } from '../operators/orders.ts';

/** Returns the context of an operator's decision in a player's stream. */
export const operatorOn = (playerId: string, by: string) => ({
  stream: playerStream(playerId),
  actor: operatorActor(by),
  reads: [OPERATORS_STREAM],
  context: (given: Given, view: View) => ({
    ...given,
    by,
    register: view.stateOf(shop.streams.operators, OPERATORS_STREAM).register,
  }),
});

export const suspending = (playerId: string, until: number | null, by = ADA) => {
  const input: SuspendPlayer = { reason: 'requested', until };
  return order({ ...operatorOn(playerId, by), command: suspendPlayer, input });
};

export const lifting = (playerId: string, by = ADA) =>
  order({ ...operatorOn(playerId, by), command: endSuspension, input: { reason: 'cleared' as const } });
