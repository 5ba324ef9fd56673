import { HOUSE_TIME, rules, rulesInForce, rulesStream } from '@skins/engine/rules';
import type { View } from './order.ts';

/** The stream of the published house time. */
export const HOUSE_STREAM = rulesStream(HOUSE_TIME.name);

/** Returns how far house days begin ahead of UTC at a time, in minutes; the first rules if nothing is published. */
export const houseOffset = (view: View, time: number): number =>
  (
    rulesInForce(view.stateOf(rules.streams.rules, HOUSE_STREAM).history, HOUSE_TIME, time)?.content ??
    HOUSE_TIME.first
  ).offsetMinutes;
