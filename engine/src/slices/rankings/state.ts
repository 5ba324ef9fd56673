import { type EventData, type Fold, type Place, foldOf, on, placeOf } from '../../kernel/index.ts';
import { PrizesReleased, RankingClosed, RankingEnded } from './events.ts';

/** A board's day. Members for single events are set once the event has happened. */
export interface Ranking {
  readonly closed:
    (EventData<typeof RankingClosed> & { readonly place: Place; readonly time: number }) | undefined;
  /** place of the event that released the prizes */
  readonly released: Place | undefined;
  /** milliseconds since 1970 */
  readonly ended: number | undefined;
}

const ROW_BYTES = 120;

export const ranking: Fold<Ranking> = foldOf<Ranking>(
  { closed: undefined, released: undefined, ended: undefined },
  [
    on(RankingClosed, (state, data, { stream, version, time }) => ({
      ...state,
      closed: { ...data, place: placeOf(stream, version), time },
    })),
    on(PrizesReleased, (state, _data, { stream, version }) => ({
      ...state,
      released: placeOf(stream, version),
    })),
    on(RankingEnded, (state, _data, { time }) => ({ ...state, ended: time })),
  ],
  { weigh: ({ closed }) => (closed?.rows.length ?? 0) * ROW_BYTES },
);
