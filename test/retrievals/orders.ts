import { playerStream } from '@skins/engine/accounts';
import { EPOCH_STREAM } from '@skins/engine/epochs';
import { type Place, flowActor, invariant, operatorActor, playerActor } from '@skins/engine/kernel';
import { OPERATORS_STREAM } from '@skins/engine/operators';
import {
  type ProviderEnd,
  RETRIEVAL_TERMS,
  type RejectionReason,
  type RetrievalOutcome,
  RetrievalRequested,
  approveRelease,
  deliverWithdrawal,
  deliveryStream,
  dropRelease,
  endWithdrawal,
  matchDeliveryList,
  noteOffer,
  proposeRelease,
  putBackItems,
  recallWithdrawal,
  rejectWithdrawal,
  retrievals,
  retrieveItems,
  reverseWithdrawal,
  withdrawalStream,
} from '@skins/engine/retrievals';
import { NOTICE_MS, rules, rulesInForce, rulesStream } from '@skins/engine/rules';
import { shop } from '@skins/engine/shop';
import { type Given, type View, order } from '../kit/order.ts';
import type { World } from '../kit/world.ts';
import { ADA, CYD, proposalOf } from '../operators/orders.ts';
import { changing } from '../rules/orders.ts';

const { commands } = retrievals;
const PROVIDER = 'provider:local';
export const TERMS_STREAM = rulesStream(RETRIEVAL_TERMS.name);
/** A trade link's hash. */
export const RECIPIENT = 'b'.repeat(64);

function termsAt(view: View, time: number) {
  const { history } = view.stateOf(rules.streams.rules, TERMS_STREAM);
  const inForce = rulesInForce(history, RETRIEVAL_TERMS, time);
  invariant(inForce !== undefined, 'the first rules are published');
  return inForce;
}

/** Requests items by their numbers. */
export const retrieving = (playerId: string, ...numbers: readonly number[]) =>
  order({
    command: retrieveItems,
    stream: playerStream(playerId),
    actor: playerActor(playerId),
    input: { itemIds: numbers.map((n) => `${playerId}-${n}`) },
    reads: [TERMS_STREAM],
    context: (given, view) => ({ ...given, terms: termsAt(view, given.time), recipient: RECIPIENT }),
  });

export const puttingBack = (playerId: string, ...numbers: readonly number[]) =>
  order({
    command: putBackItems,
    stream: playerStream(playerId),
    actor: playerActor(playerId),
    input: { itemIds: numbers.map((n) => `${playerId}-${n}`) },
  });

/** Lets an operator change the terms, and waits until that is in force. */
export function changeTerms(
  world: World,
  n: number,
  change: Partial<(typeof RETRIEVAL_TERMS)['first']>,
): void {
  changing(world, n, { rules: RETRIEVAL_TERMS, content: { ...RETRIEVAL_TERMS.first, ...change } });
  world.time += NOTICE_MS;
}

/** An item on its way. */
export interface Asked {
  readonly retrievalId: string;
  readonly itemId: string;
  readonly requested: Place;
  readonly reference: string;
}

/** Requests an item, and lets the flow create its withdrawal's stream. */
export function asked(world: World, playerId: string, n: number): Asked {
  const stream = playerStream(playerId);
  const before = world.nextPlace(stream);
  const events = world.must(retrieving(playerId, n));
  const request = events.find(RetrievalRequested.is);
  invariant(request !== undefined, 'a request is answered by its event');
  world.settle();
  const { retrievalId, itemId } = request.data;
  // The event that moves the item comes first.
  const requested = `${stream}#${Number(before.slice(before.indexOf('#') + 1)) + 1}`;
  return { retrievalId, itemId, requested, reference: `order_${retrievalId}` };
}

const ofProvider = ({ retrievalId }: Pick<Asked, 'retrievalId'>) => ({
  stream: withdrawalStream(retrievalId),
  actor: PROVIDER,
});

/** Provider messages about a withdrawal. */
export const told = {
  offered: (one: Asked) =>
    order({ ...ofProvider(one), command: noteOffer, input: { reference: one.reference } }),
  delivered: (one: Asked) =>
    order({ ...ofProvider(one), command: deliverWithdrawal, input: { reference: one.reference } }),
  ended: (one: Asked, outcome: ProviderEnd = 'declined') =>
    order({ ...ofProvider(one), command: endWithdrawal, input: { outcome } }),
  reversed: (one: Asked) =>
    order({ ...ofProvider(one), command: reverseWithdrawal, input: { reference: one.reference } }),
  matched: (epoch: number) =>
    order({
      stream: deliveryStream('local'),
      actor: PROVIDER,
      command: matchDeliveryList,
      input: { epoch, offers: 1, unknown: 0 },
      reads: [EPOCH_STREAM],
      context: (_given, view) => ({ epoch: view.stateOf(shop.streams.epoch, EPOCH_STREAM).epoch }),
    }),
};

const register = (view: View) => view.stateOf(shop.streams.operators, OPERATORS_STREAM).register;
const ofOperator = ({ retrievalId }: Pick<Asked, 'retrievalId'>, by: string) => ({
  stream: withdrawalStream(retrievalId),
  actor: operatorActor(by),
  reads: [OPERATORS_STREAM],
  context: (given: Given, view: View) => ({ ...given, by, register: register(view) }),
});

/** Decisions of players and operators about a withdrawal. */
export const decided = {
  recall: (one: Asked, actor: string) =>
    order({
      stream: withdrawalStream(one.retrievalId),
      actor,
      command: recallWithdrawal,
      input: {},
      reads: [OPERATORS_STREAM],
      context: (given, view) => ({ ...given, actor, register: register(view) }),
    }),
  reject: (one: Asked, by = CYD, reason: RejectionReason = 'suspicious') =>
    order({ ...ofOperator(one, by), command: rejectWithdrawal, input: { reason, itemId: one.itemId } }),
  propose: (n: number, one: Asked, by = CYD) =>
    order({
      ...ofOperator(one, by),
      command: proposeRelease,
      input: { proposalId: proposalOf(n), itemId: one.itemId },
    }),
  approve: (n: number, one: Asked, by = ADA) =>
    order({
      ...ofOperator(one, by),
      command: approveRelease,
      input: { proposalId: proposalOf(n), itemId: one.itemId },
    }),
  drop: (n: number, one: Asked, by = CYD) =>
    order({ ...ofOperator(one, by), command: dropRelease, input: { proposalId: proposalOf(n) } }),
};

/** Orders of flows, given by hand. */
export const followed = {
  create: (playerId: string, retrievalId: string, input: Parameters<typeof createOf>[2]) =>
    createOf(playerId, retrievalId, input),
  expire: ({ retrievalId }: Asked) =>
    order({
      stream: withdrawalStream(retrievalId),
      actor: flowActor(withdrawalStream(retrievalId)),
      command: commands['expire-withdrawal'],
      input: {},
    }),
  end: (playerId: string, one: Asked, n: number, outcome: RetrievalOutcome) =>
    order({
      ...ofFlow(playerId, one),
      command: commands['end-retrieval'],
      input: { ...followOf(one, n), outcome },
    }),
  reverse: (playerId: string, one: Asked, n: number) =>
    order({
      ...ofFlow(playerId, one),
      command: commands['reverse-retrieval'],
      input: followOf(one, n),
    }),
};

const ofFlow = (playerId: string, { retrievalId }: Asked) => ({
  stream: playerStream(playerId),
  actor: flowActor(withdrawalStream(retrievalId)),
});
const followOf = ({ retrievalId, itemId, requested }: Asked, n: number) => ({
  retrievalId,
  itemId,
  requested,
  cause: `${withdrawalStream(retrievalId)}#${n}`,
});

function createOf(
  playerId: string,
  retrievalId: string,
  input: Parameters<(typeof commands)['create-withdrawal']['decide']>[1],
) {
  return order({
    stream: withdrawalStream(retrievalId),
    actor: flowActor(playerStream(playerId)),
    command: commands['create-withdrawal'],
    input,
  });
}
