import { type Fold, foldOf, on, onMeasure, placeOf } from '../../kernel/index.ts';
import { PlayerErased } from './events.ts';

/** Keyed hashes that an erased player leaves; null if there was none. */
interface Left {
  readonly phone: string | null;
  readonly platform: string | null;
  readonly card: string | null;
}

export interface Erasure {
  /** time of the erasure, milliseconds since 1970 */
  readonly erased: number | undefined;
  readonly left: Left | undefined;
  /** what the player began and has not ended: stakes by place, orders by name */
  readonly open: readonly string[];
}

const without = (state: Erasure, what: string): Erasure =>
  state.open.includes(what) ? { ...state, open: state.open.filter((one) => one !== what) } : state;

export const erasure: Fold<Erasure> = foldOf<Erasure>(
  { erased: undefined, left: undefined, open: [] },
  [
    on(PlayerErased, (state, { phone, platform, card }, { time }) => ({
      ...state,
      erased: time,
      left: { phone, platform, card },
    })),
    onMeasure('opens', (state, _due, { stream, version }) => ({
      ...state,
      open: [...state.open, placeOf(stream, version)],
    })),
    onMeasure('closes', without),
    // A matter that another stream took up closes in that stream; here it ends with this measure.
    onMeasure('over', without),
    onMeasure('orders', (state, { order }) => ({ ...state, open: [...state.open, order] })),
    onMeasure('ordersEnd', without),
  ],
  // Approximate bytes of a place in memory.
  { weigh: ({ open }) => open.length * 80 },
);
