import { BoxRetired, BoxVersionPublished } from '../catalogue/events.ts';
import {
  DatedFacts,
  type Desk,
  type EventData,
  type OwnBooks,
  type Violation,
  canonicalJson,
  defineAudit,
  follow,
  followStops,
  one,
  unequal,
  violationOf,
} from '../../kernel/index.ts';
import { ChangeApproved, ChangeStopped } from '../operators/events.ts';
import { rewarding } from '../props/events.ts';
import { ACTIVITIES, ACTIVITY_DEEDS, type Activity, ActivityReceived, events } from './events.ts';

// Implemented again on purpose: the auditor must not share the engine's mistakes.
const DAY_MS = 86_400_000;
const QUARTER_MS = 900_000;
const GEM = 10_000;
/** Quarter hours in 32 days. */
const KEPT = 3_072;

/** Openings of a step that wait to be used. */
interface Waiting {
  readonly boxId: string;
  readonly versionHash: string;
  left: number;
}

/** Books of the player; JSON. */
interface Own {
  /** by step */
  received: Record<string, true>;
  openings: Record<string, Waiting>;
  /** by quarter hour counted from 1970 UTC: a W or an L for each battle that one side won */
  battles: [quarter: number, results: string][];
}
interface Shop {
  received: number;
  used: number;
  /** hash of the version of each box on sale; null: retired */
  readonly onSale: DatedFacts<string | null>;
}
type Books = OwnBooks<Own, Shop>;

export const audit = defineAudit({
  events,
  rules: {
    'activity-rules':
      'a step is received of an activity of the rules in force at its start, while rewards are open',
    'activity-time': 'a step is received from the start of its activity to the end of its grace',
    'activity-once': 'a step of an activity is received once, ever',
    'activity-done': 'a step is received when its deeds were done within the time of the activity',
    'activity-gives': 'a step gives what its rules say, and openings of the version on sale',
    'activity-opening': 'an opening is used that a step gave, of its version, and once',
  },
  books: {
    own: (): Own => ({ received: {}, openings: {}, battles: [] }),
    shop: (): Shop => ({ received: 0, used: 0, onSale: new DatedFacts() }),
    totals: ({ received, used }) => ({ activitySteps: received, activityOpenings: used }),
  },
  counts: {
    battled({ time }, result, { own }) {
      const sign = result === 'won' ? 'W' : 'L';
      const newest = own.battles.at(-1);
      // Another node's clock may be seconds behind: its battles count in the newest quarter hour.
      const quarter = Math.max(Math.floor(time / QUARTER_MS), newest?.[0] ?? 0);
      if (newest?.[0] === quarter) newest[1] += sign;
      else own.battles = [...own.battles.filter(([kept]) => kept > quarter - KEPT), [quarter, sign]];
      return undefined;
    },
  },
  checks: {
    ActivityReceived(desk, data, { own, shop }) {
      shop.received += 1;
      const violation = auditReceived(desk, data, own, shop);
      const step = `${data.activityId} ${data.step}`;
      own.received[step] = true;
      const { boxId, amount: left } = data.gives;
      if (data.gives.type === 'box' && boxId !== undefined && data.versionHash !== null)
        own.openings[step] = { boxId, versionHash: data.versionHash, left };
      return violation;
    },
    OpeningUsed(_desk, { activityId, step, boxId, versionHash }, { own, shop }) {
      shop.used += 1;
      const waiting = own.openings[`${activityId} ${step}`];
      if (waiting === undefined) return violationOf('activity-opening', 'an opening that waits', 'none');
      waiting.left -= 1;
      if (waiting.left === 0) delete own.openings[`${activityId} ${step}`];
      return (
        unequal('activity-opening', waiting.boxId, boxId) ??
        unequal('activity-opening', waiting.versionHash, versionHash)
      );
    },
  },
  follows: [
    follow(BoxVersionPublished, (desk, { odds, versionHash, from }, { shop }: Books) =>
      shop.onSale.put(desk, odds.boxId, from, versionHash),
    ),
    follow(BoxRetired, (desk, { boxId, from }, { shop }: Books) => shop.onSale.put(desk, boxId, from, null)),
    ...followStops<Own, Shop>(ChangeApproved, ChangeStopped, ({ onSale }) => onSale),
  ],
  writings: {
    'receive-activity': { in: 'player', by: ['player'], writes: rewarding(one(ActivityReceived)) },
  },
  inputs: {
    'receive-activity'(written) {
      const received = written.find(ActivityReceived.is)?.data;
      if (received === undefined) return undefined;
      const { activityId, kind, step, rulesHash } = received;
      return { activityId, kind, step, rulesHash };
    },
  },
  ways: {},
});

function auditReceived(
  desk: Desk,
  data: EventData<typeof ActivityReceived>,
  own: Own,
  shop: Shop,
): Violation | undefined {
  const { rules, time } = desk;
  const { activityId, from, step, gives, versionHash } = data;
  if (rules.inForce(ACTIVITIES)?.content.open !== true)
    return violationOf('activity-rules', 'rules under which rewards are open', 'none');
  const begun = rules.inForce(ACTIVITIES, from);
  const activity = begun?.content.activities.find((found) => found.activityId === activityId);
  const promised = activity?.steps[step - 1];
  if (begun === undefined || activity?.from !== from || promised === undefined)
    return violationOf('activity-rules', `rules that began ${activityId}`, 'none');
  const ends = activity.until + activity.graceDays * DAY_MS;
  const onSale = gives.type === 'box' ? shop.onSale.at(gives.boxId ?? '', time) : null;
  return (
    unequal('activity-rules', begun.hash, data.rulesHash) ??
    unequal('activity-rules', activity.kind, data.kind) ??
    (time < from || time >= ends
      ? violationOf('activity-time', `from ${from} to ${ends}`, time)
      : undefined) ??
    (own.received[`${activityId} ${step}`] === true
      ? violationOf('activity-once', 'one claim of a step', 'another')
      : undefined) ??
    auditDone(desk, activity, promised.target, data.done, own) ??
    unequal('activity-gives', canonicalJson(promised.gives), canonicalJson(gives)) ??
    unequal('activity-gives', String(onSale), String(versionHash))
  );
}

function auditDone(
  { deeds, time }: Desk,
  { kind, by, from, until }: Activity,
  target: number,
  said: number,
  { battles }: Own,
): Violation | undefined {
  const { deed } = ACTIVITY_DEEDS[kind];
  const end = Math.min(until, time + 1);
  const done = deed === undefined ? streakIn(battles, from, end) : deeds.done(deed, { from, until: end })[by];
  const asked = by === 'amount' ? target * GEM : target;
  return done < asked ? violationOf('activity-done', asked, done) : unequal('activity-done', done, said);
}

/** Returns the most battles won in a row, with all battles of the time in a line. */
function streakIn(battles: Own['battles'], from: number, until: number): number {
  const line = battles
    .filter(([quarter]) => quarter * QUARTER_MS >= from && quarter * QUARTER_MS < until)
    .map(([, results]) => results)
    .join('');
  return Math.max(...line.split('L').map(({ length }) => length));
}
