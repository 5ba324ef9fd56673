import {
  ACTIVITIES,
  type ActivityKind,
  type ReceiveActivity,
  activityOf,
  doneFor,
  receiveActivity,
  stepsOf,
} from '@skins/engine/activities';
import { type Game, runCommand } from '../../foundation/game/index.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Shop } from '../../shop/shop.ts';
import { isGiving, lookingOf, shownActivities } from './shown.ts';

/** Reached comes before what is still to be done, and that before what was received. */
const placeOf = (isReceived: boolean, isReached: boolean): number => (isReceived ? 2 : isReached ? 0 : 1);

/**
 * Returns the steps that a player may mean by a kind alone (spec 7.7): first the one to receive now, else the one whose
 * refusal says what is missing. A repeat finds the step of its first try among the others.
 */
export async function stepsMeant(
  game: Game,
  playerId: string,
  kind: ActivityKind,
): Promise<readonly ReceiveActivity[]> {
  const { player, time } = await lookingOf(game, playerId);
  return shownActivities(game, time)
    .filter((terms) => terms.activity.kind === kind && isGiving(terms, time))
    .flatMap((terms) => {
      const { activity, rulesHash } = terms;
      const done = doneFor(player, activity, time);
      return stepsOf(player.activities, terms).map(({ number, target, received }) => ({
        input: { activityId: activity.activityId, kind, step: number, rulesHash },
        place: placeOf(received !== undefined, done >= target),
      }));
    })
    .toSorted((a, b) => a.place - b.place)
    .map(({ input }) => input);
}

/** Whose command it is, and its id. */
interface Who {
  readonly playerId: string;
  readonly commandId: string;
}

/** Receives steps of activities for players. */
export function stepsReceived({ game }: Pick<Shop, 'game'>) {
  const termsOf = (activityId: string, time = game.clock()) =>
    activityOf(game.rulesHistory(ACTIVITIES), activityId, time);

  const receiveOne = (input: ReceiveActivity, who: Who) =>
    runCommand(game, receiveActivity, {
      ...who,
      input,
      context(draw) {
        const { boxes, skins } = game.catalogueAt(draw.time);
        return {
          ...draw,
          rules: game.rulesAt(ACTIVITIES, draw.time),
          terms: termsOf(input.activityId, draw.time),
          priceOf: (skinId) => skins.get(skinId)?.price,
          onSale: (boxId) => boxes.get(boxId)?.current,
        };
      },
    });

  /** Receives the first step. If its key was used for another one of them, this is a repeat of that. */
  async function receive(meant: readonly ReceiveActivity[], who: Who): ReturnType<typeof receiveOne> {
    for (const [n, input] of meant.entries()) {
      const played = await receiveOne(input, who);
      const isOther = played instanceof CallRefused && played.code === 'key-reused';
      if (!isOther || n === meant.length - 1) return played;
    }
    return new CallRefused('activity-unknown');
  }

  return { receive, termsOf };
}
