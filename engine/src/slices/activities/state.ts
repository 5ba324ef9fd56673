import { Map as PersistentMap } from 'immutable';
import { type Fold, foldOf, on, onMeasure } from '../../kernel/index.ts';
import { ActivityReceived, OpeningUsed } from './events.ts';
import { type BattledQuarter, withBattle } from './winning.ts';

/** Openings that a step gave and that wait to be used. */
export interface GrantedOpenings {
  readonly activityId: string;
  readonly step: number;
  readonly boxId: string;
  readonly versionHash: string;
  /** milliseconds since 1970 */
  readonly granted: number;
  readonly total: number;
  readonly left: number;
}

/** A player's part of the activities. */
export interface ActivityPart {
  /** times of all received steps by {@link stepKey}, in milliseconds since 1970: an id is used once, so none is forgotten */
  readonly received: PersistentMap<string, number>;
  /** the oldest first */
  readonly openings: readonly GrantedOpenings[];
  /** battles that one side won, of the last 32 days, the oldest first */
  readonly battles: readonly BattledQuarter[];
}

const RECEIVED_BYTES = 100;
const OPENINGS_BYTES = 300;
const QUARTER_BYTES = 100;

export const stepKey = (activityId: string, step: number): string => `${activityId} ${step}`;

export const activitiesFold: Fold<ActivityPart> = foldOf<ActivityPart>(
  { received: PersistentMap(), openings: [], battles: [] },
  [
    on(ActivityReceived, (state, { activityId, step, gives, versionHash }, { time: granted }) => {
      const received = state.received.set(stepKey(activityId, step), granted);
      if (gives.boxId === undefined || versionHash === null) return { ...state, received };
      const { boxId, amount } = gives;
      const given = { activityId, step, boxId, versionHash, granted, total: amount, left: amount };
      return { ...state, received, openings: [...state.openings, given] };
    }),
    on(OpeningUsed, (state, used) => ({
      ...state,
      openings: state.openings.flatMap((one) => {
        if (one.activityId !== used.activityId || one.step !== used.step) return one;
        return one.left === 1 ? [] : { ...one, left: one.left - 1 };
      }),
    })),
    onMeasure('battled', (state, result, { time }) => ({
      ...state,
      battles: withBattle(state.battles, result, time),
    })),
  ],
  {
    weigh: ({ received, openings, battles }) =>
      received.size * RECEIVED_BYTES + openings.length * OPENINGS_BYTES + battles.length * QUARTER_BYTES,
  },
);
