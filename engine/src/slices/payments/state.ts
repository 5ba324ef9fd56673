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

/** What an order comes to for its player, as it was fixed when it was made. */
export interface TopUpTerms extends Pick<
  EventData<typeof TopUpOrdered>,
  'orderId' | 'gems' | 'gift' | 'bonus'
> {
  /** of the event that ordered it: its name */
  readonly place: Place;
}

/** An order that waits for its end. */
export interface OpenTopUp extends EventData<typeof TopUpOrdered>, TopUpTerms {
  readonly phase: 'open';
}

/** An order that was paid, whether its gems are still the player's or not. */
interface PaidTopUp extends TopUpTerms {
  readonly phase: 'credited' | 'taken-back';
}

type TopUp = OpenTopUp | PaidTopUp;

/** What a player buys. */
export interface TopUps {
  /** by their names: those that wait, and those that were paid. What ended unpaid cost nothing, and leaves nothing here. */
  readonly orders: PersistentMap<Place, TopUp>;
  /** how many wait for their end */
  readonly open: number;
  /** how many were ever credited */
  readonly credited: number;
  /** what was taken back and was no longer there, in 1/10,000 gem: until it is settled the player spends nothing */
  readonly debt: Amount;
}

const NONE: TopUps = { orders: PersistentMap(), open: 0, credited: 0, debt: 0 };
/** Bytes in memory, about. */
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

/** Each order that waits asks for its payment's stream, again and again: that is begun once. */
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
