import { ItemSource, ItemsGranted } from '../../engine/src/slices/bag/index.ts';
import { bag } from '../../engine/src/slices/bag/state.ts';
import { type AnyEvent, combine } from '../../engine/src/kernel/index.ts';
import { foldAll } from '../samples/engine/specification.ts';
import { BOB, EVE, PAIRS, added, by, fold as operators } from '../operators/sample-operators.ts';
import { topUps } from '../../engine/src/slices/payments/state.ts';
import {
  RetrievalRequested,
  WithdrawalCreated,
  WithdrawalDelivered,
  WithdrawalEnded,
  WithdrawalOffered,
} from '../../engine/src/slices/retrievals/events.ts';
import { RETRIEVAL_TERMS } from '../../engine/src/slices/retrievals/settings/events.ts';
import { retrievals } from '../../engine/src/slices/retrievals/state.ts';
import { moved } from '../../engine/src/slices/bag/move-items.ts';

// Events of a retrieval's streams, for tests. The first event of the player's stream grants an item.

const HASH = 'a'.repeat(64);
const ID = 'c'.repeat(20);
export const ITEM = { itemId: 'anna0000-1', skinId: 'plain', value: 5_000 };
export const GRANTED = ItemsGranted.of({ source: ItemSource.boxOpening, items: [ITEM] });
const HELD = { ...ITEM, source: 1, time: 0, status: 0 } as const;
const REQUESTED = 'test-stream#3';
const CAUSE = `withdrawal-${ID}#3`;
export const FOLLOW = { retrievalId: ID, itemId: ITEM.itemId, requested: REQUESTED, cause: CAUSE };

export const playerFold = combine({ bag, retrievals, payments: topUps });

const FIXED = { ...ITEM, recipient: HASH, releaseBy: 9_000, answerMs: 500 };
/** Moves the item from one state to another. */
export const step = (from: Parameters<typeof moved>[1], to: Parameters<typeof moved>[2]): AnyEvent =>
  moved([HELD], from, to);
const asking = RetrievalRequested.of({
  retrievalId: ID,
  attempt: 1,
  ...FIXED,
  release: false,
  rulesHash: HASH,
  due: 9_000,
  granted: 0,
});
/** The item is granted and requested. */
export const ASKED = [GRANTED, step(0, 3), asking];

export const created = (release = false) =>
  WithdrawalCreated.of({ requested: REQUESTED, playerId: 'anna0000', ...FIXED, release });
export const REFERENCE = 'order_1';
export const OFFERED = [created(), WithdrawalOffered.of({ reference: REFERENCE, answerBy: 500 })];
export const DELIVERED = [
  ...OFFERED,
  WithdrawalDelivered.of({ reference: REFERENCE, settlesAt: 604_800_000, due: 86_400_000 }),
];
export const ENDED = [...OFFERED, WithdrawalEnded.of({ outcome: 'declined', reason: null, due: 9_000 })];

const { register } = foldAll(operators, [added(BOB, 'finance'), added(EVE, 'content'), PAIRS]);
/** Context of an operator's command about a withdrawal. */
export const context = (operatorId: string) => ({ ...by(operatorId), register });
/** Context of a recall. */
export const calling = (actor: string) => ({ time: 1_000, actor, register });

/** Context of a request. */
export const asked = (change: Partial<(typeof RETRIEVAL_TERMS)['first']> = {}) => ({
  time: 1_000,
  at: 'player-anna0000#2',
  hash: (text: string) => `${text.length}`.padStart(64, '0'),
  recipient: HASH,
  terms: { hash: HASH, content: { ...RETRIEVAL_TERMS.first, ...change } },
});
