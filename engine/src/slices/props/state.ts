import { Map as PersistentMap } from 'immutable';
import { type Fold, type Prop, type PropCount, foldOf, invariant, on } from '../../kernel/index.ts';
import { ItemsGranted } from '../bag/index.ts';
import { PropUsed, PropsGranted, TrendUnlocked } from './events.ts';

/** The number of props that a player holds, by kind. */
export interface Props {
  readonly held: PersistentMap<string, PropCount>;
  /** time until which the numbers of all players are shown, milliseconds since 1970; 0 if no card was used yet */
  readonly trendUntil: number;
}

/** Bytes of a kind of prop in memory. */
const KIND_BYTES = 200;
const NONE: PersistentMap<string, PropCount> = PersistentMap();

export const propsFold: Fold<Props> = foldOf<Props>(
  { held: NONE, trendUntil: 0 },
  [
    on(PropsGranted, (state, { props }) => granted(state, props)),
    on(ItemsGranted, (state, { extra }) => (extra === undefined ? state : granted(state, extra.props))),
    on(PropUsed, (state, { prop, of, count }) => ({
      ...state,
      held: changed(state.held, prop, of, -count),
    })),
    on(TrendUnlocked, (state, { until }) => ({ ...state, trendUntil: until })),
  ],
  { weigh: ({ held }) => held.size * KIND_BYTES },
);

const granted = (state: Props, props: readonly PropCount[]): Props => ({
  ...state,
  held: props.reduce((held, { prop, of, count }) => changed(held, prop, of, count), state.held),
});

function changed(
  held: Props['held'],
  prop: Prop,
  of: string | null,
  more: number,
): PersistentMap<string, PropCount> {
  const kind = kindOf(prop, of);
  const count = (held.get(kind)?.count ?? 0) + more;
  invariant(Number.isSafeInteger(count) && count >= 0, 'props are used as far as they are held');
  return count === 0 ? held.delete(kind) : held.set(kind, { prop, of, count });
}

const kindOf = (prop: Prop, of: string | null): string => (of === null ? prop : `${prop} ${of}`);

/** Returns how many props of a kind a player holds. @param of the box that a ticket opens; null for any other prop */
export const heldOf = ({ held }: Props, prop: Prop, of: string | null = null): number =>
  held.get(kindOf(prop, of))?.count ?? 0;
