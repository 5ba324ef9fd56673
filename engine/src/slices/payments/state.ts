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
} from '../../kernel/index.ts';
import {
  TopUpCredited,
  TopUpDebtSettled,
  TopUpEnded,
  TopUpOrdered,
  TopUpReinstated,
  TopUpTakenBack,
  paymentStream,
} from './events.ts';

/** The terms of an order for its player, as fixed when it was made. */
export interface TopUpTerms extends Pick<
  EventData<typeof TopUpOrdered>,
  'orderId' | 'gems' | 'gift' | 'bonus'
> {
  /** place of the event that ordered it, which names it */
  readonly place: Place;
}

/** An order that has not ended. */
export interface OpenTopUp extends EventData<typeof TopUpOrdered>, TopUpTerms {
  readonly phase: 'open';
}

/** A paid order, whether its gems are still the player's or not. */
interface PaidTopUp extends TopUpTerms {
  readonly phase: 'credited' | 'taken-back';
}

export type TopUp = OpenTopUp | PaidTopUp;

/** A player's purchases. */
export interface TopUps {
  /** open and paid orders, by place; an order that ended unpaid leaves nothing here */
  readonly orders: PersistentMap<Place, TopUp>;
  /** number of open orders */
  readonly open: number;
  /** number of orders ever credited */
  readonly credited: number;
  /** deducted gems that were no longer there, in 1/10,000 gem; until this is settled the player spends nothing */
  readonly debt: Amount;
}

const NONE: TopUps = { orders: PersistentMap(), open: 0, credited: 0, debt: 0 };
/** Approximate bytes in memory. */
const OPEN_BYTES = 700;
const PAID_BYTES = 250;

export const topUps: Fold<TopUps> = foldOf<TopUps>(
  NONE,
  [
    on(TopUpOrdered, (state, data, { stream, version }) => {
      const place = placeOf(stream, version);
      return {
        ...state,
        open: state.open + 1,
        orders: state.orders.set(place, { ...data, place, phase: 'open' }),
      };
    }),
    on(TopUpCredited, (state, { ordered, orderId, gems, gift, bonus, settled, late }) => ({
      orders: state.orders.set(ordered, { place: ordered, orderId, gems, gift, bonus, phase: 'credited' }),
      open: state.open - (late ? 0 : 1),
      credited: state.credited + 1,
      debt: state.debt - settled,
    })),
    on(TopUpEnded, (state, { ordered }) => ({
      ...state,
      orders: state.orders.delete(ordered),
      open: state.open - 1,
    })),
    on(TopUpTakenBack, (state, { ordered, owed }) => ({
      ...state,
      orders: moved(state, ordered, 'taken-back'),
      debt: state.debt + owed,
    })),
    on(TopUpReinstated, (state, { ordered, settled }) => ({
      ...state,
      orders: moved(state, ordered, 'credited'),
      debt: state.debt - settled,
    })),
    on(TopUpDebtSettled, (state, { amount }) => ({ ...state, debt: state.debt - amount })),
  ],
  { weigh: ({ orders, open }) => open * OPEN_BYTES + (orders.size - open) * PAID_BYTES },
);

const moved = ({ orders }: TopUps, place: Place, phase: PaidTopUp['phase']): TopUps['orders'] =>
  orders.update(place, (order) => order && { ...order, phase });

/** Returns the next actions: each open order asks to create its payment's stream, which is idempotent. */
export const nextActions = ({ orders, open }: TopUps): readonly Action[] =>
  open === 0 ? [] : orders.valueSeq().filter(isOpen).map(created).toArray();

const isOpen = (order: TopUp): order is OpenTopUp => order.phase === 'open';

function created({ place, orderId, ...order }: OpenTopUp): Action {
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
