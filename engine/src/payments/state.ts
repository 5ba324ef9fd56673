import { Map as PersistentMap } from 'immutable';
import {
  type Action,
  type Amount,
  type EventData,
  type Fold,
  type Place,
  foldOf,
  idOf,
  on,
  placeOf,
  stepId,
  streamOf,
} from '../kernel/index.ts';
import {
  TopUpCredited,
  TopUpDebtSettled,
  TopUpEnded,
  TopUpOrdered,
  TopUpReinstated,
  TopUpTakenBack,
  paymentStream,
} from './events.ts';

/** An order of gems, as it is in its player's stream. */
export interface TopUp extends EventData<typeof TopUpOrdered> {
  /** of the event that ordered it: its name */
  readonly place: Place;
  /** milliseconds since 1970 */
  readonly time: number;
  readonly phase: 'open' | 'credited' | 'expired' | 'failed' | 'taken-back';
  /** paid after it had ended */
  readonly late: boolean;
}

/** What a player buys. */
export interface TopUps {
  /** by their names */
  readonly orders: PersistentMap<Place, TopUp>;
  /** how many wait for their end */
  readonly open: number;
  /** how many were ever credited */
  readonly credited: number;
  /** what was taken back and was no longer there, in 1/10,000 gem: until it is settled the player spends nothing */
  readonly debt: Amount;
}

const NONE: TopUps = { orders: PersistentMap(), open: 0, credited: 0, debt: 0 };
/** Bytes of one order in memory, about. */
const ORDER_BYTES = 700;

const changed = (state: TopUps, place: Place, change: Partial<TopUp>): TopUps => ({
  ...state,
  orders: state.orders.update(place, (order) => order && { ...order, ...change }),
});

export const topUps: Fold<TopUps> = foldOf<TopUps>(
  NONE,
  [
    on(TopUpOrdered, (state, data, { stream, version, time }) => {
      const place = placeOf(stream, version);
      const order: TopUp = { ...data, place, time, phase: 'open', late: false };
      return { ...state, open: state.open + 1, orders: state.orders.set(place, order) };
    }),
    on(TopUpCredited, (state, { ordered, settled, late }) => ({
      ...changed(state, ordered, { phase: 'credited', late }),
      open: state.open - (late ? 0 : 1),
      credited: state.credited + 1,
      debt: state.debt - settled,
    })),
    on(TopUpEnded, (state, { ordered, outcome }) => ({
      ...changed(state, ordered, { phase: outcome }),
      open: state.open - 1,
    })),
    on(TopUpTakenBack, (state, { ordered, owed }) => ({
      ...changed(state, ordered, { phase: 'taken-back' }),
      debt: state.debt + owed,
    })),
    on(TopUpReinstated, (state, { ordered, settled }) => ({
      ...changed(state, ordered, { phase: 'credited' }),
      debt: state.debt - settled,
    })),
    on(TopUpDebtSettled, (state, { amount }) => ({ ...state, debt: state.debt - amount })),
  ],
  { weigh: ({ orders }) => orders.size * ORDER_BYTES },
);

/** Each order that waits asks for its payment's stream, again and again: that is begun once. */
export const nextActions = ({ orders, open }: TopUps): readonly Action[] =>
  open === 0
    ? []
    : orders
        .valueSeq()
        .filter(({ phase }) => phase === 'open')
        .map(created)
        .toArray();

function created({ place, orderId, ...order }: TopUp): Action {
  const { gems, gift, bonus, price, currency, channel, expiresAt } = order;
  return {
    do: 'command',
    id: stepId(place, 1),
    stream: paymentStream(orderId),
    name: 'create-order',
    input: {
      ordered: place,
      playerId: idOf(streamOf(place)),
      gems,
      gift,
      bonus,
      price,
      currency,
      channel,
      expiresAt,
    },
  };
}
