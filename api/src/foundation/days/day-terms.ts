import { type PublishedRules, type RulesInForce, startOfHouseDay } from '@skins/engine/kernel';
import type { Game } from '../game/index.ts';

type Clocks = Pick<Game, 'rulesAt' | 'rulesHistory' | 'clock' | 'houseOffset'>;

/** Returns the rules of a house day: those in force at its 0:00; on a shop's first day those in force now. */
export function termsOfDay<Content>(
  { rulesAt, rulesHistory, clock, houseOffset }: Clocks,
  rules: PublishedRules<Content>,
  day: number,
): RulesInForce<Content> {
  const now = clock();
  const start = startOfHouseDay(day, houseOffset(now));
  const known = rulesHistory(rules).versions.some(({ from }) => from <= start);
  return rulesAt(rules, known ? start : now);
}
