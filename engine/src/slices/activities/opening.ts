import { type Event, type EventData } from '../../kernel/index.ts';
import { OpeningUsed } from './events.ts';
import type { ActivityPart } from './state.ts';

export interface UseOpening {
  readonly activityId: string;
  /** from 1 */
  readonly step: number;
}

export type UseOpeningRejection =
  /** the step gave none, or all are used */
  { readonly code: 'activity-no-opening' };

/** Returns the event that uses an opening of a step, or why there is none. */
export function openingUsed(
  { openings }: ActivityPart,
  { activityId, step }: UseOpening,
): Event<'OpeningUsed', EventData<typeof OpeningUsed>> | UseOpeningRejection {
  const granted = openings.find((one) => one.activityId === activityId && one.step === step);
  if (granted === undefined) return { code: 'activity-no-opening' };
  const { boxId, versionHash } = granted;
  return OpeningUsed.of({ activityId, step, boxId, versionHash });
}
