import { Type, type Static } from 'typebox';
import { ItemId } from '../bag/events.ts';
import { Hash, Reveal, closed, defineEvent, measured } from '../kernel/index.ts';

const V1 = {
  boxId: Type.String(),
  versionHash: Hash,
  price: Type.Integer({ minimum: 1, description: '1/10,000 gem' }),
  reveal: Reveal,
  ticket: Type.Integer({ minimum: 0, maximum: 0xffffff }),
  skinId: Type.String(),
  itemId: ItemId,
};

/** How an open was paid for: `allowance`, one of those that a box gives away a day. Tickets and tasks are none yet. */
export const PaidBy = Type.Enum(['gems', 'allowance', 'ticket', 'task']);
export type PaidBy = Static<typeof PaidBy>;

/** A box was opened: which version, at what price, with which seeds, and what came out. Who paid by other means than gems paid none. */
export const BoxOpened = defineEvent('BoxOpened', closed({ ...V1, paidBy: PaidBy }), {
  former: [{ schema: closed(V1), until: 4, lift: (data) => ({ ...Object(data), paidBy: 'gems' }) }],
});

export const measures = [
  measured(BoxOpened, {
    plays: () => 1,
    staked: ({ price, paidBy }) => (paidBy === 'gems' ? price : undefined),
    reveal: ({ reveal }) => reveal,
  }),
];
