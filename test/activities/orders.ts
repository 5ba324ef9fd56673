import { playerStream } from '@skins/engine/accounts';
import {
  ACTIVITIES,
  type Activity,
  type ActivityKind,
  activityOf,
  receiveActivity,
} from '@skins/engine/activities';
import { openActivityBox } from '@skins/engine/boxes';
import { CATALOGUE_STREAM, boxOf, catalogue, catalogueAt } from '@skins/engine/catalogue';
import { DAY_MS, QUARTER_MS, playerActor } from '@skins/engine/kernel';
import { NOTICE_MS, rules, rulesInForce, rulesStream } from '@skins/engine/rules';
import { type View, order } from '../kit/order.ts';
import type { World } from '../kit/world.ts';
import { changing } from '../rules/orders.ts';
import { activity } from './sample-activities.ts';

export const ACTIVITIES_STREAM = rulesStream(ACTIVITIES.name);
const READS = [ACTIVITIES_STREAM, CATALOGUE_STREAM];
const HASH = '0'.repeat(64);

/** Returns the first quarter hour at or after a time. */
export const quarterFrom = (time: number): number => Math.ceil(time / QUARTER_MS) * QUARTER_MS;

/** The activities of tests, from a start on: two kinds, and one that comes later. */
export const SAMPLES = (from: number): readonly Activity[] => [
  activity('hashes', from, {
    steps: [
      { target: 1, gives: { type: 'diamond', amount: 5_000 } },
      { target: 2, gives: { type: 'box', boxId: 'box-two', amount: 2 } },
      { target: 3, gives: { type: 'skins', skinId: 'rare', amount: 1 } },
    ],
  }),
  activity('streak', from, {
    kind: 'winning-streak',
    steps: [{ target: 1, gives: { type: 'debris', amount: 3 } }],
  }),
  activity('gems', from, {
    kind: 'consumption',
    by: 'amount',
    steps: [{ target: 2, gives: { type: 'OpenBox', boxId: 'box-one', amount: 1 } }],
  }),
  activity('coming', from + 10 * DAY_MS),
];

/**
 * Publishes activities, and waits until they start.
 * @param n number in the proposal's id
 * @returns the start
 */
export function holding(
  world: World,
  n: number,
  activities: (from: number) => readonly Activity[] = SAMPLES,
  open = true,
): number {
  const from = quarterFrom(world.time + NOTICE_MS + 60_000);
  changing(world, n, { rules: ACTIVITIES, content: { open, activities: activities(from) } });
  world.time = from;
  return from;
}

const historyIn = (view: View) => view.stateOf(rules.streams.rules, ACTIVITIES_STREAM).history;
const catalogueIn = (view: View, time: number) =>
  catalogueAt(view.stateOf(catalogue.streams.catalogue, CATALOGUE_STREAM).history, time);

/** Returns the receipt of a step, as a page that shows the activity asks for it. */
export function receiving(
  view: View,
  playerId: string,
  activityId: string,
  step = 1,
  seen: { readonly kind?: ActivityKind; readonly rulesHash?: string } = {},
) {
  const shown = activityOf(historyIn(view), activityId, view.time);
  return order({
    command: receiveActivity,
    stream: playerStream(playerId),
    actor: playerActor(playerId),
    input: {
      activityId,
      kind: seen.kind ?? shown?.activity.kind ?? 'hash',
      step,
      rulesHash: seen.rulesHash ?? shown?.rulesHash ?? HASH,
    },
    reads: READS,
    context(given, now) {
      const { time } = given;
      const { boxes, skins } = catalogueIn(now, time);
      return {
        ...given,
        rules: rulesInForce(historyIn(now), ACTIVITIES, time) ?? { hash: HASH, content: ACTIVITIES.first },
        terms: activityOf(historyIn(now), activityId, time),
        priceOf: (skinId) => skins.get(skinId)?.price,
        onSale: (boxId) => boxes.get(boxId)?.current,
      };
    },
  });
}

/** Returns the use of an opening that a step gave. */
export const openingActivity = (playerId: string, activityId: string, step: number) =>
  order({
    command: openActivityBox,
    stream: playerStream(playerId),
    actor: playerActor(playerId),
    input: { activityId, step },
    reads: READS,
    context(given, view) {
      const at = catalogueIn(view, given.time);
      return {
        ...given,
        versionOf(boxId, versionHash) {
          const box = boxOf(at, boxId);
          const version = box?.versions.find((one) => one.versionHash === versionHash);
          return version && { version, kind: at.shelves.get(box?.face.shelfId ?? '')?.kind ?? null };
        },
      };
    },
  });
