import { type Fold, type Place, foldOf, isPlayerActor, on, onMeasure, placeOf } from '../../kernel/index.ts';
import { WalletPosted } from '../wallet/index.ts';
import {
  BreakTaken,
  ExclusionShared,
  type LimitKind,
  LimitSet,
  type LimitSpan,
  RaiseAsked,
  RaiseConfirmed,
  RaiseDropped,
  RealityCheckSet,
  RealityChecked,
  SelfExcluded,
  breakEnd,
  exclusionEnd,
} from './events.ts';
import { NO_USAGE, QUARTER_BYTES, type Usage, at, played } from './usage.ts';

/** The name of a limit among a player's. */
export type CapName = `${LimitKind}-${LimitSpan}`;
export const capName = (kind: LimitKind, span: LimitSpan): CapName => `${kind}-${span}`;

/** A raise that was requested and not confirmed. */
export interface Raise {
  /** null: no limit */
  readonly amount: number | null;
  /** milliseconds since 1970 */
  readonly asked: number;
}

/** A player's own limits, and the usage that counts against them. Times in milliseconds since 1970. */
export interface Limits {
  readonly caps: Readonly<Partial<Record<CapName, number>>>;
  readonly raises: Readonly<Partial<Record<CapName, Raise>>>;
  /** end of the break, excluded; 0: none was taken */
  readonly breakUntil: number;
  /** end of the exclusion, excluded; 0: there was none */
  readonly excludedUntil: number;
  /** minutes of play between reality checks; null: none is wanted */
  readonly checkEvery: number | null;
  readonly usage: Usage;
}

const NO_LIMITS: Limits = {
  caps: {},
  raises: {},
  breakUntil: 0,
  excludedUntil: 0,
  checkEvery: null,
  usage: NO_USAGE,
};

// Listed by hand for speed: a play calls this for each of its events.
const using = (state: Limits, usage: Usage): Limits =>
  usage === state.usage
    ? state
    : {
        caps: state.caps,
        raises: state.raises,
        breakUntil: state.breakUntil,
        excludedUntil: state.excludedUntil,
        checkEvery: state.checkEvery,
        usage,
      };

function without<Value>(
  all: Readonly<Partial<Record<CapName, Value>>>,
  name: CapName,
): Readonly<Partial<Record<CapName, Value>>> {
  const { [name]: _gone, ...others } = all;
  // A partial record without a member is still a partial record.
  return Object.assign<Partial<Record<CapName, Value>>, object>({}, others);
}

/** Adds gems that go to escrow for what a player began, named as the cause of the posting. */
function held(usage: Usage, begun: Place, postings: Parameters<typeof escrowed>[0]): Usage {
  const before = usage.held.get(begun);
  return before === undefined
    ? usage
    : { ...usage, held: usage.held.set(begun, before + escrowed(postings)) };
}

export const limitsFold: Fold<Limits> = foldOf<Limits>(
  NO_LIMITS,
  [
    on(LimitSet, (state, { kind, span, amount }) => ({
      ...state,
      caps: { ...state.caps, [capName(kind, span)]: amount },
      raises: without(state.raises, capName(kind, span)),
    })),
    on(RaiseAsked, (state, { kind, span, amount }, { time }) => ({
      ...state,
      raises: { ...state.raises, [capName(kind, span)]: { amount, asked: time } },
    })),
    on(RaiseConfirmed, (state, { kind, span, amount }) => {
      const name = capName(kind, span);
      const others = without(state.caps, name);
      return {
        ...state,
        caps: amount === null ? others : { ...others, [name]: amount },
        raises: without(state.raises, name),
      };
    }),
    on(RaiseDropped, (state, { kind, span }) => ({
      ...state,
      raises: without(state.raises, capName(kind, span)),
    })),
    on(BreakTaken, (state, { hours }, { time }) => ({ ...state, breakUntil: breakEnd(time, hours) })),
    on(SelfExcluded, (state, { days }, { time }) => ({ ...state, excludedUntil: exclusionEnd(time, days) })),
    on(ExclusionShared, (state, { until }) => ({ ...state, excludedUntil: until })),
    on(RealityCheckSet, (state, { everyMinutes }) => ({
      ...state,
      checkEvery: everyMinutes,
      usage: unchecked(state.usage),
    })),
    on(RealityChecked, (state) => ({ ...state, usage: unchecked(state.usage) })),
    onMeasure('plays', (state, _plays, { time, actor }) =>
      isPlayerActor(actor) ? using(state, played(state.usage, time)) : state,
    ),
    onMeasure('begins', (state, _play, { stream, version, time, actor }) => {
      if (!isPlayerActor(actor)) return state;
      const usage = played(state.usage, time);
      return using(state, { ...usage, held: usage.held.set(placeOf(stream, version), 0) });
    }),
    onMeasure('staked', (state, amount, { time }) => {
      const usage = at(state.usage, time);
      return using(state, {
        ...usage,
        staked: usage.staked + amount,
        checkStaked: usage.checkStaked + amount,
      });
    }),
    onMeasure('returned', (state, amount, { time }) => {
      const usage = at(state.usage, time);
      return using(state, {
        ...usage,
        returned: usage.returned + amount,
        checkReturned: usage.checkReturned + amount,
      });
    }),
    onMeasure('paidIn', (state, amount, { time }) => {
      const usage = at(state.usage, time);
      return using(state, { ...usage, paidIn: usage.paidIn + amount });
    }),
    onMeasure('orders', (state, { order, amount }) =>
      using(state, { ...state.usage, orders: state.usage.orders.set(order, amount) }),
    ),
    onMeasure('ordersEnd', (state, order) =>
      using(state, { ...state.usage, orders: state.usage.orders.delete(order) }),
    ),
    on(WalletPosted, (state, { postings, cause }) =>
      cause === null || state.usage.held.isEmpty() ? state : using(state, held(state.usage, cause, postings)),
    ),
    onMeasure('closes', (state, place) =>
      state.usage.held.has(place)
        ? using(state, { ...state.usage, held: state.usage.held.delete(place) })
        : state,
    ),
  ],
  {
    weigh: ({ usage }) => (usage.past.length + usage.orders.size + usage.held.size) * QUARTER_BYTES,
  },
);

const unchecked = (usage: Usage): Usage => ({
  ...usage,
  checkMinutes: 0,
  checkStaked: 0,
  checkReturned: 0,
});

/** Returns the sum of postings that is held for a play. */
export function escrowed(
  postings: readonly { readonly from: string; readonly to: string; readonly amount: number }[],
): number {
  let sum = 0;
  for (const { from, to, amount } of postings) if (from === 'player' && to === 'escrow') sum += amount;
  return sum;
}
