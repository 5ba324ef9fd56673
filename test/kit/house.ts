import { type PublishedRules, type RulesInForce, houseDay, startOfHouseDay } from '@skins/engine/kernel';
import { HOUSE_TIME, rules, rulesInForce, rulesStream } from '@skins/engine/rules';
import type { View } from './order.ts';
import type { World } from './world.ts';

/** The stream of the published house time. */
export const HOUSE_STREAM = rulesStream(HOUSE_TIME.name);

/** Returns how far house days begin ahead of UTC at a time, in minutes; the first rules if nothing is published. */
export const houseOffset = (view: View, time: number): number =>
  (
    rulesInForce(view.stateOf(rules.streams.rules, HOUSE_STREAM).history, HOUSE_TIME, time)?.content ??
    HOUSE_TIME.first
  ).offsetMinutes;

/** Returns the house day of a world. */
export const dayOf = (world: World): number => houseDay(world.time, houseOffset(world, world.time));

/** Returns rules as they are in force at the beginning of a house day; else at a time, else as they are first. */
export function termsOfDay<Content>(
  view: View,
  published: PublishedRules<Content>,
  day: number,
  time: number,
): Pick<RulesInForce<Content>, 'hash' | 'content'> {
  const { history } = view.stateOf(rules.streams.rules, rulesStream(published.name));
  const from = startOfHouseDay(day, houseOffset(view, time));
  const found = rulesInForce(history, published, from) ?? rulesInForce(history, published, time);
  return found ?? { hash: '0'.repeat(64), content: published.first };
}
