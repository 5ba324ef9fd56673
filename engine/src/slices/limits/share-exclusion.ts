import { type Command, accepted, rejected } from '../../kernel/index.ts';
import { type ExclusionMark, ExclusionShared } from './events.ts';
import type { Limits } from './state.ts';

export interface ShareExclusion {
  /** end of the shared exclusion, milliseconds since 1970 */
  readonly until: number;
  /** the mark that the player shares with the excluded person */
  readonly by: ExclusionMark;
  /** the player's own marks */
  readonly marks: readonly ExclusionMark[];
}

/** An exclusion that ends later is running; its end in milliseconds since 1970. */
export interface ExclusionRuns {
  readonly code: 'exclusion-runs';
  readonly until: number;
}

/** Applies the exclusion of a person with a common mark to a player. The service requests it, never the player. */
export const shareExclusion: Command<{ limits: Limits }, ShareExclusion, unknown, ExclusionRuns, null> = {
  name: 'share-exclusion',
  decide: ({ limits: { excludedUntil } }, { until, by, marks }) =>
    until < excludedUntil
      ? rejected({ code: 'exclusion-runs', until: excludedUntil })
      : accepted(ExclusionShared.of({ until, by, marks: [...marks] })),
  reply: () => null,
};
