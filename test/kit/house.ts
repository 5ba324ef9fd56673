import { HOUSE_TIME, rules, rulesInForce, rulesStream } from '@skins/engine/rules';
import type { View } from './order.ts';

/** Where the house's time is published. */
export const HOUSE_STREAM = rulesStream(HOUSE_TIME.name);

/** How far ahead of UTC the house's days begin at a time, in minutes; where nobody has published that, as it is first. */
export const houseOffset = (view: View, time: number): number =>
  (
    rulesInForce(view.stateOf(rules.streams.rules, HOUSE_STREAM).history, HOUSE_TIME, time)?.content ??
    HOUSE_TIME.first
  ).offsetMinutes;
