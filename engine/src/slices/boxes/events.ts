import { Type, type Static } from 'typebox';
import { ItemId } from '../bag/events.ts';
import { BoxKind } from '../catalogue/events.ts';
import { DrawnDrop } from '../drops/events.ts';
import { type EventData, Hash, Reveal, closed, defineEvent, measured } from '../../kernel/index.ts';

const V1 = {
  boxId: Type.String(),
  versionHash: Hash,
  price: Type.Integer({ minimum: 1, description: '1/10,000 gem' }),
  reveal: Reveal,
  ticket: Type.Integer({ minimum: 0, maximum: 0xffffff }),
  skinId: Type.String(),
  itemId: ItemId,
};

/**
 * The payment of an open: `allowance`, one of a free opens a day; `ticket`, a prop that its command used; `task`, the claim of a
 * task, of a first day or of an activity.
 */
export const PaidBy = Type.Enum(['gems', 'allowance', 'ticket', 'task']);
export type PaidBy = Static<typeof PaidBy>;

/** A player may open a box again today up to its daily limit: earlier opens no longer count. */
export const BoxLimitReset = defineEvent('BoxLimitReset', closed({ boxId: Type.String() }));

/** Kind of the box's shelf; null in events before edition 5. */
const Kind = Type.Union([BoxKind, Type.Null()]);

/**
 * A box was opened, with its version, price, seeds and result. An open with another payment than `gems` costs no gems.
 * `drop` is its part in the extra drops: null if it has none.
 */
export const BoxOpened = defineEvent(
  'BoxOpened',
  closed({ ...V1, kind: Kind, paidBy: PaidBy, drop: Type.Union([DrawnDrop, Type.Null()]) }),
  {
    former: [
      { schema: closed(V1), until: 4, lift: (data) => ({ ...Object(data), paidBy: 'gems' }) },
      {
        schema: closed({ ...V1, paidBy: PaidBy }),
        until: 5,
        lift: (data) => ({ ...Object(data), kind: null }),
      },
      {
        schema: closed({ ...V1, kind: Kind, paidBy: PaidBy }),
        until: 8,
        lift: (data) => ({ ...Object(data), drop: null }),
      },
    ],
  },
);

type Opened = EventData<typeof BoxOpened>;

/** Returns an open as a deed. A task's open is none, so that no task is fulfilled by another's reward. */
const deedOf = ({ price, paidBy }: Opened) =>
  paidBy === 'task' ? undefined : { count: 1, amount: paidBy === 'gems' ? price : 0 };

export const measures = [
  measured(
    BoxOpened,
    {
      plays: () => 1,
      staked: ({ price, paidBy }) => (paidBy === 'gems' ? price : undefined),
      reveal: ({ reveal }) => reveal,
    },
    {
      'gems-spent': ({ price, paidBy }) => (paidBy === 'gems' ? { count: 1, amount: price } : undefined),
      'open-classic': (open) => (open.kind === 'csgo' ? deedOf(open) : undefined),
      'open-hash': (open) => (open.kind === 'hash' ? deedOf(open) : undefined),
      box(open) {
        const done = deedOf(open);
        return done && { of: open.boxId, count: done.count, amount: done.amount };
      },
    },
  ),
];

/** The event types of the slice, for its definition and its audit. */
export const events = { BoxOpened, BoxLimitReset };
