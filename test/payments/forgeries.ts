import { nativeSha256 } from '@skins/api/foundation/secrets';
import { PlayerErased } from '@skins/engine/erasure';
import { ItemsMoved } from '@skins/engine/bag';
import { type Envelope, operatorActor, playerActor } from '@skins/engine/kernel';
import {
  ORDER_MS,
  OrderCancelled,
  OrderCreated,
  OrderExpired,
  OrderPaid,
  OrderPending,
  OrderReinstated,
  OrderReversed,
  ProviderListMatched,
  RefundAsked,
  SILENCE_MS,
  TopUpCredited,
  TopUpDebtSettled,
  TopUpEnded,
  TopUpOrdered,
  TopUpReinstated,
  TopUpTakenBack,
  type payments as slice,
} from '@skins/engine/payments';
import { RetrievalRequested } from '@skins/engine/retrievals';
import { WalletPosted } from '@skins/engine/wallet';
import { adjusting, debit } from '../adjustments/orders.ts';
import { openingNow } from '../boxes/orders.ts';
import {
  type Forge,
  appended,
  both,
  edited,
  inserted,
  logOf,
  moved,
  recounted,
  without,
} from '../kit/forge.ts';
import type { TestKit } from '../kit/kit.ts';
import { ANNA, BEN } from '../kit/platform.ts';
import { copied, endingWith, renumbered, withoutCommand } from '../kit/splices.ts';
import { World } from '../kit/world.ts';
import { ADA, EVE } from '../operators/orders.ts';
import { retrievals } from '../retrievals/index.ts';
import { told } from './orders.ts';
import { credited, staff } from './staff.ts';

const H = 'a'.repeat(64);

/** Adds an order at the end, named by its command. */
const orderedAgain =
  (n: number): Forge =>
  (log) => {
    const command = `forged-${n}`;
    const expiresAt = (log.at(-1)?.time ?? 0) + ORDER_MS;
    const orderId = nativeSha256(`${ANNA}/${command}`).slice(0, 20);
    const named = ({ data }: Envelope) => ({ command, data: { ...Object(data), orderId, expiresAt } });
    return appended(TopUpOrdered, named, { nth: -1 })(log);
  };

/** Takes the last payment back once more, due as it should be. */
const reversedAgain: Forge = (log) => {
  const due = (log.at(-1)?.time ?? 0) + SILENCE_MS;
  return appended(OrderReversed, ({ data }) => ({ data: { ...Object(data), due } }), { nth: -1 })(log);
};

/** Lets the first refund be of the second order, which is larger. */
const refundedAlone: Forge = (log) => {
  const [, second] = log.filter(({ type }) => type === OrderPaid.type);
  return recounted(moved(RefundAsked, () => ({ stream: second?.stream ?? '' }))(log));
};

/** Asks for an item of a player who owes gems. */
const takenOut: Forge = () => {
  const world = new World();
  staff(world);
  world.must(openingNow(world, ANNA, 1));
  const order = credited(world);
  world.must(adjusting(world, ANNA, debit(100), ADA));
  world.must(told.reversed(order));
  world.settle();
  const item = { itemId: `${ANNA}-1`, skinId: 'plain', value: 5_000 };
  const asked = RetrievalRequested.of(retrievals.samples.RetrievalRequested[0]);
  const moving = ItemsMoved.of({ from: 0, to: 3, items: [item] });
  const log = logOf(world.records);
  const owing = log.findLast((record) => TopUpTakenBack.is(record));
  const around = { actor: playerActor(ANNA), command: 'forged' };
  const records =
    owing === undefined ? [] : [moving, asked].map((event) => ({ ...owing, ...around, ...event }));
  return recounted([...log, ...records]);
};

/** Takes the first order back before it is credited. */
const backBefore: Forge = both(
  copied([OrderReversed], [TopUpCredited], ({ data }, { time }) => ({
    data: { ...Object(data), way: 'chargeback', asked: null, due: time + SILENCE_MS },
  })),
  copied([TopUpTakenBack], [TopUpCredited], ({ data, stream }) => ({
    stream,
    data: {
      ...Object(data),
      cause: `payment-${String(Reflect.get(Object(data), 'orderId'))}#4`,
      taken: 500_000,
      owed: 550_000,
    },
  })),
  endingWith(TopUpTakenBack),
);

/** Ends an order that was credited before. */
const endedAfter: Forge = both(
  copied([TopUpEnded], [TopUpOrdered, { nth: 2 }]),
  (log) =>
    renumbered(
      log.filter(
        (record, n) => record.command === 'forged' || n !== log.findIndex((one) => TopUpEnded.is(one)),
      ),
    ),
  edited(TopUpCredited, () => ({ late: false }), { nth: 1 }),
);

/** Lets a player who owes gems spend one. */
const spentOwing: Forge = copied(
  [WalletPosted],
  [TopUpDebtSettled],
  (_record, { stream, version, actor }) => ({
    stream,
    actor,
    data: {
      reason: 'box-open',
      postings: [{ from: 'player', to: 'house', amount: 1 }],
      balance: 29_999,
      cause: `${stream}#${version}`,
    },
  }),
);

const erased = PlayerErased.of({ phone: null, platform: null, card: null, device: null });

/** Changes of the played log, by the rule that each breaks. */
export const forgeries: TestKit<typeof slice>['forgeries'] = {
  'top-up-order': [
    edited(TopUpOrdered, ({ price }) => ({ price: price - 1 })),
    edited(TopUpOrdered, () => ({ currency: 'VND' })),
    edited(TopUpOrdered, ({ gems }) => ({ gems: gems + 1 })),
    edited(TopUpOrdered, () => ({ orderId: 'b'.repeat(20) })),
    edited(TopUpOrdered, ({ expiresAt }) => ({ expiresAt: expiresAt + 1 })),
    edited(TopUpOrdered, () => ({ channel: 9 })),
    edited(TopUpOrdered, ({ rules }) => ({ rules: { ...rules, rate: H } })),
    edited(TopUpOrdered, ({ rules }) => ({ rules: { ...rules, goods: H } })),
    edited(TopUpOrdered, ({ rules }) => ({ rules: { ...rules, channels: H } })),
    // An amount that is not sold, at its price.
    edited(TopUpOrdered, ({ gems, price }) => ({ gems: gems + 1, price: price + 1 })),
    // One more than may wait.
    both(...[1, 2, 3, 4, 5, 6].map(orderedAgain)),
  ],
  'top-up-gift': [
    edited(TopUpOrdered, ({ gift }) => ({ gift: gift + 1 })),
    edited(TopUpOrdered, () => ({ gift: 300_000 }), { nth: 2 }),
    edited(TopUpOrdered, ({ rules }) => ({ rules: { ...rules, gifts: H } })),
  ],
  'top-up-bonus': [
    edited(TopUpOrdered, () => ({ bonus: 1 })),
    edited(TopUpOrdered, ({ bonus }) => ({ bonus: bonus - 1 }), { nth: 1 }),
  ],
  'top-up-unpaid': [
    without(OrderPaid),
    edited(TopUpCredited, ({ orderId }) => ({ cause: `payment-${orderId}#1` })),
  ],
  'top-up-twice': [appended(TopUpCredited, () => ({}))],
  'top-up-amount': [
    edited(TopUpCredited, ({ gift }) => ({ gift: gift + 1 })),
    edited(TopUpCredited, () => ({ late: false }), { nth: 1 }),
  ],
  'top-up-held': [without(ProviderListMatched)],
  'top-up-end': [edited(TopUpEnded, () => ({ outcome: 'failed' as const })), endedAfter],
  'top-up-back': [
    backBefore,
    edited(TopUpTakenBack, ({ taken, owed }) => ({ taken: taken - 1, owed: owed + 1 })),
    edited(TopUpTakenBack, ({ owed }) => ({ owed: owed - 1 }), { nth: 1 }),
  ],
  'top-up-again': [
    edited(TopUpReinstated, ({ gift }) => ({ gift: gift + 1 })),
    edited(TopUpReinstated, ({ gems }) => ({ gems: gems - 1 })),
    edited(TopUpReinstated, ({ bonus }) => ({ bonus: bonus + 1 })),
    appended(TopUpReinstated, () => ({})),
    withoutCommand([TopUpTakenBack, { nth: 2 }]),
  ],
  'top-up-debt': [
    edited(TopUpCredited, () => ({ settled: 0 }), { nth: 3 }),
    edited(TopUpDebtSettled, ({ amount }) => ({ amount: amount - 1 })),
    spentOwing,
    takenOut,
    copied([TopUpDebtSettled], [TopUpDebtSettled], () => ({ ...erased })),
  ],
  'payment-order': [
    // Another provider than the one that took the order.
    moved(OrderPaid, () => ({ actor: 'provider:other' })),
    moved(OrderReversed, () => ({ actor: 'provider:other' })),
    moved(OrderReinstated, () => ({ actor: 'provider:other' })),
    edited(OrderCreated, ({ gems }) => ({ gems: gems + 1 })),
    edited(OrderPaid, () => ({ late: true })),
    edited(OrderPaid, ({ due }) => ({ due: due + 1 })),
    edited(OrderReversed, () => ({ asked: null })),
    // A refund without a dispute at a bank.
    edited(OrderReversed, () => ({ way: 'refund' as const }), { nth: 2 }),
    appended(OrderReinstated, () => ({})),
    appended(OrderPending, () => ({})),
    appended(OrderPaid, () => ({})),
    inserted(OrderPaid, () => ({ command: 'forged' })),
    reversedAgain,
    moved(OrderExpired, ({ time }) => ({ time: time - SILENCE_MS })),
    // Another player than the one who ordered.
    moved(OrderCancelled, () => ({ actor: playerActor(BEN) })),
    appended(OrderCancelled, () => ({})),
  ],
  'payment-match': [
    edited(OrderPaid, ({ price }) => ({ price: price - 1 })),
    edited(OrderPaid, () => ({ currency: 'VND' })),
    edited(OrderPaid, () => ({ reference: 'cs_other' })),
    both(
      edited(OrderPending, () => ({ reference: 'cs_same' })),
      edited(OrderPaid, () => ({ reference: 'cs_same' })),
      edited(OrderReversed, () => ({ reference: 'cs_same' })),
      edited(OrderPending, () => ({ reference: 'cs_same' }), { nth: 1 }),
    ),
    edited(OrderReversed, () => ({ reference: 'cs_other' })),
    // One payment for two orders.
    both(
      ...[0, 1].flatMap((nth) => [
        edited(OrderPending, () => ({ reference: 'cs_same' }), { nth }),
        edited(OrderPaid, () => ({ reference: 'cs_same' }), { nth }),
        edited(OrderReversed, () => ({ reference: 'cs_same' }), { nth }),
      ]),
    ),
  ],
  'payment-refund': [
    moved(RefundAsked, () => ({ actor: operatorActor(EVE) })),
    appended(RefundAsked, () => ({}), { nth: 0 }),
    // Alone, of an order above the ceiling.
    refundedAlone,
  ],
  'payment-list': [
    edited(ProviderListMatched, () => ({ epoch: 3 })),
    moved(ProviderListMatched, () => ({ actor: 'provider:other' })),
  ],
};
