import { operatorActor } from '@skins/engine/kernel';
import { OPERATORS_STREAM } from '@skins/engine/operators';
import { shop } from '@skins/engine/shop';
import {
  type Ordering,
  STOPS_STREAM,
  type StopReason,
  approveResume,
  dropResume,
  proposeResume,
  stopGame,
} from '@skins/engine/stops';
import { type Given, type View, order } from '../kit/order.ts';
import { ADA, BOB, proposalOf } from '../operators/orders.ts';

/** The game that the orders stop by default. */
export const GAME = 'boxes';

const asked = (by: string) => ({
  stream: STOPS_STREAM,
  actor: operatorActor(by),
  reads: [OPERATORS_STREAM],
  context: (given: Given, view: View): Ordering => ({
    ...given,
    by,
    register: view.stateOf(shop.streams.operators, OPERATORS_STREAM).register,
    games: shop.games.names,
  }),
});

export const stopping = (by: string = ADA, reason: StopReason = 'results', game = GAME) =>
  order({ ...asked(by), command: stopGame, input: { game, reason } });

export const resuming = (n: number, by: string = ADA, game = GAME) =>
  order({ ...asked(by), command: proposeResume, input: { proposalId: proposalOf(n), game } });

export const approvingResume = (n: number, by: string = BOB, game = GAME) =>
  order({ ...asked(by), command: approveResume, input: { proposalId: proposalOf(n), game } });

export const droppingResume = (n: number, by: string = ADA) =>
  order({ ...asked(by), command: dropResume, input: { proposalId: proposalOf(n) } });
