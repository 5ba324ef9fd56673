import { Type } from 'typebox';
import type { ActivityTerms } from '../../engine/src/slices/activities/standing.ts';
import { type ActivityPart, activitiesFold } from '../../engine/src/slices/activities/state.ts';
import type { Bag } from '../../engine/src/slices/bag/index.ts';
import { bag } from '../../engine/src/slices/bag/state.ts';
import type { Deeds } from '../../engine/src/slices/deeds/index.ts';
import { deedsFold } from '../../engine/src/slices/deeds/state.ts';
import {
  type AnyEvent,
  DAY_MS,
  type EventMeta,
  UNITS_PER_GEM,
  closed,
  combine,
  defineEvent,
  measured,
} from '../../engine/src/kernel/index.ts';
import type { Wallet } from '../../engine/src/slices/wallet/index.ts';
import { wallet } from '../../engine/src/slices/wallet/state.ts';
import type { RulesHistory } from '../../engine/src/slices/rules/index.ts';
import type { Activity } from '../../engine/src/slices/activities/events.ts';

const STREAM = 'player-anna0000';

/** Opens of a hash box for this many gems each. */
const Worked = defineEvent('Worked', closed({ gems: Type.Integer() }));
export const worked = (gems: number) => Worked.of({ gems: gems * UNITS_PER_GEM });
/** The end of a battle. */
const Fought = defineEvent('Fought', closed({ won: Type.Boolean() }));
export const fought = (won: boolean) => Fought.of({ won });

export const fold = combine<{ activities: ActivityPart; deeds: Deeds; wallet: Wallet; bag: Bag }>(
  { activities: activitiesFold, deeds: deedsFold, wallet, bag },
  [
    measured(Worked, {}, { 'open-hash': ({ gems }) => ({ count: 1, amount: gems }) }),
    measured(Fought, { battled: ({ won }) => (won ? 'won' : 'lost') }),
  ],
);

/** Returns the milliseconds of a house time, such as 2026-11-30T23:45. */
export const houseTime = (text: string): number => Date.parse(`${text}+08:00`);

export type Timed = readonly [time: number, event: AnyEvent];

export const metaAt = (time: number): EventMeta => ({
  stream: STREAM,
  version: 1,
  time,
  actor: 'player:anna0000',
  command: 'a',
});

/** Returns the player after events at their times. */
export const after = (events: readonly Timed[]) =>
  events.reduce((at, [time, event]) => fold.evolve(at, event, metaAt(time)), fold.initial);

const HASH = 'a'.repeat(64);
const inAll = (text: string) => ({ zh: `${text} 一`, en: text, ru: `${text} и`, vi: `${text} ộ` });

/** Returns an activity of ten days that starts at a time, with a day of grace, and gives half a gem for one hash box. */
export const activity = (activityId: string, from: number, change: Partial<Activity> = {}): Activity => ({
  activityId,
  kind: 'hash',
  by: 'count',
  name: inAll(activityId),
  about: inAll(`About ${activityId}`),
  image: `/art/case/hex.330.9.${activityId}.svg`,
  from,
  until: from + 10 * DAY_MS,
  graceDays: 1,
  steps: [{ target: 1, gives: { type: 'diamond', amount: 5_000 } }],
  ...change,
});

export const termsOf = (activity: Activity): ActivityTerms => ({ activity, rulesHash: HASH });

/** Returns rules, each version from its time on. */
export const historyOf = (
  ...versions: readonly (readonly [from: number, hash: string, activities: readonly Activity[]])[]
): RulesHistory => ({
  versions: versions.map(([from, hash, activities], k) => ({
    version: k + 1,
    from,
    time: from,
    hash,
    content: { open: true, activities: [...activities] },
    command: String(k),
    proposalId: undefined,
  })),
});
