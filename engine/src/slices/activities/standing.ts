import { type Deeds, done as doneIn } from '../deeds/index.ts';
import { DAY_MS, UNITS_PER_GEM } from '../../kernel/index.ts';
import type { RulesHistory } from '../rules/index.ts';
import { ACTIVITIES, ACTIVITY_DEEDS, type Activity, type ActivityStep } from './events.ts';
import { type ActivityPart, stepKey } from './state.ts';
import { wonInARow } from './winning.ts';

// Which activities there are, and how far a player is in them. Times in milliseconds since 1970.

/** An activity, and the rules by which it runs: those in force at its start. */
export interface ActivityTerms {
  readonly activity: Activity;
  readonly rulesHash: string;
}

interface State {
  readonly activities: ActivityPart;
  readonly deeds: Deeds;
}

/** A player's progress in a step. */
export interface StepStanding {
  readonly step: ActivityStep;
  /** from 1 */
  readonly number: number;
  /** in the unit of `done` */
  readonly target: number;
  /** time of the claim; undefined before */
  readonly received: number | undefined;
}

/** Where an activity stands: it counts deeds while it runs, and gives rewards while it runs and in its grace. */
export type ActivityPhase = 'coming' | 'running' | 'grace' | 'over';

/** Returns the end of an activity's claims. */
export const endOfClaims = ({ until, graceDays }: Activity): number => until + graceDays * DAY_MS;

export function activityPhaseOf(activity: Activity, time: number): ActivityPhase {
  if (time < activity.from) return 'coming';
  if (time < activity.until) return 'running';
  return time < endOfClaims(activity) ? 'grace' : 'over';
}

/**
 * Returns all activities of a history that begin, or began, under the version in force at their start, in the order of
 * their starts. An activity whose start lies before its version, or behind the next one, never begins.
 */
export const activitiesOf = ({ versions }: RulesHistory): readonly ActivityTerms[] =>
  versions
    .flatMap(({ hash: rulesHash, content, from }, k) => {
      const end = versions[k + 1]?.from ?? Infinity;
      return ACTIVITIES.fits(content)
        ? content.activities.flatMap((activity) =>
            activity.from >= from && activity.from < end ? [{ activity, rulesHash }] : [],
          )
        : [];
    })
    .toSorted((a, b) => a.activity.from - b.activity.from);

/** Returns the activity of an id: the one that began last, or else the next one. */
export function activityOf(
  history: RulesHistory,
  activityId: string,
  time: number,
): ActivityTerms | undefined {
  const all = activitiesOf(history).filter(({ activity }) => activity.activityId === activityId);
  return all.findLast(({ activity }) => activity.from <= time) ?? all[0];
}

/** Returns what a player has done for an activity: how often, or 1/10,000 gem; of a winning streak the longest one. */
export function doneFor({ activities, deeds }: State, activity: Activity, time: number): number {
  const { kind, by, from, until } = activity;
  const window = { from, until: Math.min(until, time + 1) };
  const { deed } = ACTIVITY_DEEDS[kind];
  return deed === undefined
    ? wonInARow(activities.battles, window)
    : Math.max(0, doneIn(deeds, deed, window)[by]);
}

const targetOf = ({ by }: Activity, { target }: ActivityStep): number =>
  by === 'amount' ? target * UNITS_PER_GEM : target;

/** Returns a player's steps of an activity, in order. */
export const stepsOf = (
  { received }: ActivityPart,
  { activity }: Pick<ActivityTerms, 'activity'>,
): readonly StepStanding[] =>
  activity.steps.map((step, k) => ({
    step,
    number: k + 1,
    target: targetOf(activity, step),
    received: received.get(stepKey(activity.activityId, k + 1)),
  }));
