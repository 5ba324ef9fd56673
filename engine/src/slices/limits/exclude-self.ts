import { type Command, type Moment, accepted, rejected } from '../../kernel/index.ts';
import {
  EXCLUSION_DAYS_MAX,
  EXCLUSION_DAYS_MIN,
  type ExclusionMark,
  SelfExcluded,
  exclusionEnd,
} from './events.ts';
import type { ExclusionRuns } from './share-exclusion.ts';
import type { Limits } from './state.ts';

export interface ExcludeSelf {
  /** 183 to 3,660 */
  readonly days: number;
}

export interface ExcludeSelfContext extends Moment {
  /** marks by which the person is recognised under another account */
  readonly marks: readonly ExclusionMark[];
}

/** In order of precedence. Times in milliseconds since 1970. */
export type ExcludeSelfRejection =
  | { readonly code: 'exclusion-out-of-range'; readonly min: number; readonly max: number }
  /** a running exclusion is never shortened */
  | ExclusionRuns;

/** Excludes a player at their own wish, for at least half a year. Nothing lifts it; it can only be extended. */
export const excludeSelf: Command<
  { limits: Limits },
  ExcludeSelf,
  ExcludeSelfContext,
  ExcludeSelfRejection,
  ExcludeSelf
> = {
  name: 'exclude-self',
  decide({ limits: { excludedUntil } }, { days }, { time, marks }) {
    if (!Number.isSafeInteger(days) || days < EXCLUSION_DAYS_MIN || days > EXCLUSION_DAYS_MAX)
      return rejected({ code: 'exclusion-out-of-range', min: EXCLUSION_DAYS_MIN, max: EXCLUSION_DAYS_MAX });
    return exclusionEnd(time, days) < excludedUntil
      ? rejected({ code: 'exclusion-runs', until: excludedUntil })
      : accepted(SelfExcluded.of({ days, marks: [...marks] }));
  },
  reply: (_events, { days }) => ({ days }),
};
