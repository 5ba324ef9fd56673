import { type Command, accepted, rejected } from '../../kernel/index.ts';
import { type ExclusionMark, ExclusionShared } from './events.ts';
import type { Limits } from './state.ts';

interface ShareExclusion {
  /** of the exclusion that is shared, milliseconds since 1970 */
  readonly until: number;
  /** by which the player is known to whoever excluded themselves */
  readonly by: ExclusionMark;
  /** what the player is known by */
  readonly marks: readonly ExclusionMark[];
}

/** One runs that ends later, at a time in milliseconds since 1970. */
export interface ExclusionRuns {
  readonly code: 'exclusion-runs';
  readonly until: number;
}

/** Holds a player to the exclusion of somebody known by the same. The service asks for it, never the player. */
export const shareExclusion: Command<{ limits: Limits }, ShareExclusion, unknown, ExclusionRuns, null> = {
  name: 'share-exclusion',
  decide: ({ limits: { excludedUntil } }, { until, by, marks }) =>
    until < excludedUntil
      ? rejected({ code: 'exclusion-runs', until: excludedUntil })
      : accepted(ExclusionShared.of({ until, by, marks: [...marks] })),
  reply: () => null,
};
