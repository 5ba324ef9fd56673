import { ACTIVITIES, type Activity, activityPhaseOf, endOfClaims } from '@skins/engine/activities';
import { type StepReward, toGems } from '@skins/engine/kernel';
import { pageOf } from '../../foundation/admin/page.ts';
import type { Source } from '../../foundation/admin/resources.ts';
import { tableSource } from '../../foundation/admin/table-source.ts';
import type { AdminTools } from '../../foundation/admin/tools.ts';
import type { Game } from '../../foundation/game/index.ts';
import { List } from '../../foundation/lists/index.ts';
import { type ActivityRecord, type ActivityRow, type ReceiptRow, resources } from './resources.ts';
import { type ListedReceipt, givenCounts, listedReceipts } from './views.ts';

interface ActivityFilter {
  readonly state?: ActivityRow['state'];
}

interface ReceiptFilter {
  readonly playerId?: string;
  readonly activityId?: string;
  readonly from?: number;
  readonly to?: number;
}

const TYPES = resources['activity-receipts'].row.properties.type.enum;

const rewardOf = ({ type, skinId, boxId, amount }: StepReward) => ({
  type,
  of: skinId ?? boxId ?? '',
  amount: type === 'diamond' ? toGems(amount) : amount,
});

/**
 * Returns the activities of all versions, each once: under the version that it runs by, or else under the newest that has
 * it.
 */
function allActivities(game: Game, time: number, given: (activity: string, begun: number) => number) {
  const { versions } = game.rulesHistory(ACTIVITIES);
  const found = new Map<string, ActivityRecord>();
  for (const [k, { hash, content, from }] of versions.entries()) {
    if (!ACTIVITIES.fits(content)) continue;
    const end = versions[k + 1]?.from ?? Infinity;
    for (const activity of content.activities) {
      const id = `${activity.activityId} ${activity.from}`;
      const begins = activity.from >= from && activity.from < end;
      const known = found.get(id);
      if (begins || known === undefined || known.state === 'missed')
        found.set(
          id,
          recordOf(activity, { id, hash, given: given(activity.activityId, activity.from), begins, time }),
        );
    }
  }
  return [...found.values()];
}

interface Around {
  readonly id: string;
  readonly hash: string;
  readonly given: number;
  /** whether its version is in force at its start */
  readonly begins: boolean;
  readonly time: number;
}

function recordOf(activity: Activity, { id, hash, given, begins, time }: Around): ActivityRecord {
  const { activityId, kind, name, about, image, by, from, until, steps } = activity;
  return {
    id,
    activityId,
    kind,
    names: name,
    about,
    image,
    by,
    state: begins ? activityPhaseOf(activity, time) : 'missed',
    from,
    until,
    claimUntil: endOfClaims(activity),
    given,
    rulesHash: hash,
    steps: steps.map(({ target, gives }) => ({ target, ...rewardOf(gives) })),
  };
}

/** Activities of the setting's versions. */
export function activitySource({
  readModels,
  game,
}: AdminTools): Source<ActivityRow, ActivityRecord, ActivityFilter> {
  const given = givenCounts(readModels);
  const all = () => allActivities(game, game.clock(), given);
  return {
    list(query) {
      const { state } = query.filter;
      const rows = all().filter((row) => state === undefined || row.state === state);
      return pageOf(rows, query, ({ from }) => from);
    },
    many: (ids) => all().filter(({ id }) => ids.includes(id)),
    one: (id) => all().find((row) => row.id === id),
  };
}

const receiptOf = ({
  position,
  player,
  activity,
  step,
  type,
  of,
  amount,
  rules,
  time,
}: ListedReceipt): ReceiptRow => ({
  id: position,
  playerId: player,
  activityId: activity,
  step,
  type: TYPES.find((one) => one === type) ?? 'diamond',
  of,
  amount: type === 'diamond' ? toGems(amount) : amount,
  rulesHash: rules,
  time,
});

/** Received steps, from their table. */
export const receiptSource = ({ readModels }: AdminTools): Source<ReceiptRow, ReceiptRow, ReceiptFilter> =>
  tableSource(new List(readModels, listedReceipts), {
    shown: receiptOf,
    narrowed: ({ playerId: player, activityId: activity, from, to }: ReceiptFilter) => ({
      player,
      activity,
      time: { from, to },
    }),
    columnOf: () => 'position' as const,
  });
