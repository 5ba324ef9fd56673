import { Type } from 'typebox';
import {
  type AnyEvent,
  type EventMeta,
  closed,
  defineEvent,
  measured,
  measuring,
} from '../../engine/src/kernel/index.ts';
import type { Policy } from '../../engine/src/slices/limits/events.ts';
import { type Limits, limitsFold } from '../../engine/src/slices/limits/state.ts';

// A game and a cashier that know nothing of limits.

const Amount = Type.Integer({ minimum: 0 });

export const Played = defineEvent('Played', closed({ staked: Amount, returned: Amount }));
export const Ordered = defineEvent('Ordered', closed({ order: Type.String(), amount: Amount }));
export const OrderEnded = defineEvent('OrderEnded', closed({ order: Type.String(), paid: Amount }));
export const Begun = defineEvent('Begun', closed({ due: Amount }));
export const Ended = defineEvent('Ended', closed({ begun: Type.String() }));

export const MEASURES = [
  measured(Played, {
    plays: () => 1,
    staked: ({ staked }) => staked,
    returned: ({ returned }) => returned,
  }),
  measured(Ordered, { orders: (data) => data, opens: () => NOON }),
  measured(OrderEnded, { paidIn: ({ paid }) => paid, ordersEnd: ({ order }) => order }),
  measured(Begun, { begins: () => 'play', opens: ({ due }) => due }),
  measured(Ended, { closes: ({ begun }) => begun }),
];

const fold = measuring(limitsFold, MEASURES);

/** Noon of a day in house time. */
export const NOON = Date.UTC(2026, 10, 20, 4);
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const FREE: Policy = { pack: 'play', hours: null, cycleMs: 0, caps: [] };

const metaOf = (version: number, time: number): EventMeta => ({
  stream: 'player-anna0000',
  version,
  time,
  actor: 'player:anna0000',
  command: `command-${version}`,
});

/** Returns a player's limits after events, each at its time. */
export const after = (...events: readonly (readonly [time: number, event: AnyEvent])[]): Limits =>
  events.reduce((state, [time, event], n) => fold.evolve(state, event, metaOf(n + 1, time)), fold.initial);
