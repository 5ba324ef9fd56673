import { type AnyEvent, type Command, type Moment, accepted, rejected } from '../../kernel/index.ts';
import { PropUsed, TREND_MS, TrendUnlocked } from './events.ts';
import { type Props, heldOf } from './state.ts';

/** In order of precedence. */
export type UnlockTrendRejection =
  /** a card is active until then, milliseconds since 1970: another one would be wasted */
  | { readonly code: 'trend-unlocked'; readonly until: number }
  | { readonly code: 'prop-not-held'; readonly needed: number; readonly held: number };

export interface UnlockTrendReply {
  /** milliseconds since 1970 */
  readonly until: number;
}

interface State {
  readonly props: Props;
}

/** Uses up a card that shows the latest numbers of all players for a day from now on. */
export const unlockTrend: Command<State, object, Moment, UnlockTrendRejection, UnlockTrendReply> = {
  name: 'unlock-trend',
  decide({ props }, _input, { time }) {
    if (props.trendUntil > time) return rejected({ code: 'trend-unlocked', until: props.trendUntil });
    const held = heldOf(props, 'TrendChart');
    if (held === 0) return rejected({ code: 'prop-not-held', needed: 1, held });
    return accepted(
      PropUsed.of({ prop: 'TrendChart', of: null, count: 1 }),
      TrendUnlocked.of({ until: time + TREND_MS }),
    );
  },
  reply: (events: readonly AnyEvent[]) => ({ until: events.find(TrendUnlocked.is)?.data.until ?? 0 }),
};
