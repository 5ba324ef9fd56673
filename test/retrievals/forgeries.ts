import { ItemsGranted, ItemsMoved } from '@skins/engine/bag';
import { sha256Hex } from '@skins/engine/fairness';
import { DAY_MS, operatorActor, playerActor } from '@skins/engine/kernel';
import { ChangeApproved } from '@skins/engine/operators';
import {
  DeliveryListMatched,
  ItemsPutBack,
  RETRIEVAL_TERMS,
  RetrievalBarred,
  RetrievalEnded,
  RetrievalRequested,
  RetrievalReversed,
  WithdrawalCreated,
  WithdrawalDelivered,
  WithdrawalEnded,
  WithdrawalOffered,
  WithdrawalRecalled,
  WithdrawalReleased,
  WithdrawalReversed,
  type retrievals as slice,
} from '@skins/engine/retrievals';
import { openingNow } from '../boxes/orders.ts';
import { commanded, repeating } from '../kit/endings.ts';
import { type Forge, appended, both, edited, inserted, logOf, moved, without } from '../kit/forge.ts';
import type { TestKit } from '../kit/kit.ts';
import { ANNA, BEN, begin } from '../kit/platform.ts';
import { copied, endingWith, ruled, withoutCommand } from '../kit/splices.ts';
import { World } from '../kit/world.ts';
import { EVE } from '../operators/orders.ts';
import { retrieving } from './orders.ts';

const H = 'a'.repeat(64);
const nameOf = (text: string): string => sha256Hex(text).slice(0, 20);
const forged = () => ({ command: 'forged' });

const fromTo = (one: number, other: number) => ({
  where: ({ from, to }: { readonly from: number; readonly to: number }) => from === one && to === other,
});

/** Asks for an item that a reversed delivery brought back, although its retrieval has not ended. */
const askedAgain: Forge = both(
  endingWith(RetrievalReversed),
  withoutCommand([RetrievalEnded]),
  edited(ItemsMoved, () => ({ from: 3 }), fromTo(5, 0)),
  repeating(RetrievalRequested),
);

/** Asks for an item that was declined twice, and is not barred. */
const askedThrice: Forge = both(
  endingWith(RetrievalEnded, { nth: 2 }),
  repeating(RetrievalRequested, { nth: 2 }),
);

const unreleased = { where: ({ outcome }: { readonly outcome: string }) => outcome === 'unreleased' };
const OPEN_MAX = 50;

/** Asks for an item more than may be on their way at once. */
const askedForMore: Forge = () => {
  const world = new World();
  begin(world, { [ANNA]: 1_000 });
  for (let n = 0; n <= OPEN_MAX; n += 4) world.must(openingNow(world, ANNA, 4));
  for (let n = 1; n <= OPEN_MAX; n += 1) world.must(retrieving(ANNA, n));
  const log = logOf(world.records);
  const items = log.flatMap((record) =>
    ItemsGranted.is(record) ? record.data.items.map((item) => ({ ...item, granted: record.time })) : [],
  );
  const one = items[OPEN_MAX];
  if (one === undefined) throw new RangeError('the play grants too few items');
  const { granted, ...more } = one;
  const which = { where: ({ skinId }: { readonly skinId: string }) => skinId === more.skinId };
  const name = `${more.itemId}/${more.skinId}/${granted}/1`;
  return both(
    repeating(RetrievalRequested, which),
    edited(ItemsMoved, () => ({ items: [more] }), { nth: -1 }),
    edited(
      RetrievalRequested,
      ({ due, releaseBy }, { time }) => ({
        ...more,
        granted,
        retrievalId: nameOf(name),
        due: time + DAY_MS,
        releaseBy: releaseBy + time + DAY_MS - due,
      }),
      { nth: -1 },
    ),
  )(log);
};

/** Changes of the played log, by the rule that each breaks. */
export const forgeries: TestKit<typeof slice>['forgeries'] = {
  'retrieval-item': [
    edited(RetrievalRequested, ({ value }) => ({ value: value + 1 })),
    edited(ItemsMoved, () => ({ to: 10 })),
    edited(ItemsPutBack, () => ({ itemIds: [`${ANNA}-7`] })),
  ],
  'retrieval-twice': [askedAgain],
  'retrieval-request': [
    edited(RetrievalRequested, ({ attempt }) => ({ attempt: attempt + 1 })),
    edited(RetrievalRequested, () => ({ retrievalId: 'b'.repeat(20) })),
    edited(RetrievalRequested, () => ({ granted: null })),
    // Named as in editions before the seventh.
    edited(RetrievalRequested, ({ itemId, attempt }) => ({ retrievalId: nameOf(`${itemId}/${attempt}`) })),
    edited(RetrievalRequested, () => ({ release: true })),
    edited(RetrievalRequested, () => ({ release: false }), { nth: 4 }),
    edited(RetrievalRequested, ({ answerMs }) => ({ answerMs: answerMs + 1 })),
    edited(RetrievalRequested, () => ({ rulesHash: H })),
    edited(RetrievalRequested, ({ due }) => ({ due: due + 1 })),
    edited(RetrievalRequested, ({ itemId, skinId, granted }) => ({
      attempt: 2,
      retrievalId: nameOf(`${itemId}/${skinId}/${granted}/2`),
    })),
    askedForMore,
    both(
      ruled(RETRIEVAL_TERMS, () => ({ open: false })),
      endingWith(RetrievalRequested),
    ),
  ],
  'retrieval-end': [
    edited(RetrievalEnded, () => ({ outcome: 'recalled' as const })),
    edited(RetrievalEnded, ({ requested }) => ({ cause: requested })),
    without(WithdrawalDelivered, { nth: -1 }),
  ],
  'retrieval-barred': [
    edited(RetrievalBarred, ({ until }) => ({ until: until - 1 })),
    edited(RetrievalBarred, () => ({ itemId: `${ANNA}-3` })),
    askedThrice,
    commanded(ItemsPutBack, {}, ({ time }) => ({ time: time - 10_000 })),
  ],
  'retrieval-back': [without(WithdrawalReversed)],
  withdrawal: [
    // Another provider than the one that made the offer.
    moved(WithdrawalDelivered, () => ({ actor: 'provider:other' })),
    moved(WithdrawalReversed, () => ({ actor: 'provider:other' })),
    edited(WithdrawalCreated, ({ value }) => ({ value: value - 1 })),
    edited(WithdrawalCreated, () => ({ recipient: H })),
    edited(WithdrawalOffered, ({ answerBy }) => ({ answerBy: answerBy + 1 })),
    edited(WithdrawalDelivered, () => ({ reference: 'order_other' })),
    both(
      edited(WithdrawalOffered, () => ({ reference: 'order_same' })),
      edited(WithdrawalDelivered, () => ({ reference: 'order_same' })),
      edited(WithdrawalReversed, () => ({ reference: 'order_same' })),
      edited(WithdrawalOffered, () => ({ reference: 'order_same' }), { nth: 1 }),
    ),
    appended(WithdrawalOffered, () => ({})),
    appended(WithdrawalDelivered, () => ({})),
    inserted(WithdrawalEnded, forged),
    inserted(WithdrawalOffered, ({ data }) => ({
      ...forged(),
      data: { ...Object(data), reference: 'order_other' },
    })),
    edited(WithdrawalEnded, () => ({ reason: 'mistake' as const })),
  ],
  'withdrawal-release': [
    edited(WithdrawalReleased, () => ({ itemId: `${ANNA}-7` })),
    both(
      without(WithdrawalReleased),
      without(ChangeApproved, { where: (_data, { stream }) => stream.startsWith('withdrawal-') }),
    ),
    moved(WithdrawalEnded, () => ({ actor: operatorActor(EVE) }), {
      where: ({ outcome }) => outcome === 'rejected',
    }),
    copied([WithdrawalReleased], [WithdrawalOffered, { nth: 4 }]),
    both(
      moved(WithdrawalEnded, ({ time }) => ({ time: time - 4_000 }), unreleased),
      edited(WithdrawalEnded, ({ due }) => ({ due: due - 4_000 }), unreleased),
    ),
    both(
      moved(WithdrawalEnded, () => ({ actor: 'provider:local' }), { nth: 3 }),
      edited(WithdrawalEnded, () => ({ outcome: 'declined' as const, reason: null }), { nth: 3 }),
    ),
  ],
  'withdrawal-recall': [
    moved(WithdrawalRecalled, () => ({ actor: playerActor(BEN) })),
    inserted(WithdrawalRecalled, forged),
  ],
  'withdrawal-held': [without(DeliveryListMatched)],
  'withdrawal-reversal': [
    edited(WithdrawalDelivered, ({ settlesAt }) => ({ settlesAt: settlesAt + 1 })),
    appended(WithdrawalReversed, () => ({})),
  ],
  'delivery-list': [
    edited(DeliveryListMatched, () => ({ epoch: 3 })),
    moved(DeliveryListMatched, () => ({ actor: 'provider:other' })),
  ],
};
