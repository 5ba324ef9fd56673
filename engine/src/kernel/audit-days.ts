import type { Desk } from './audit.ts';
import type { PublishedRules, RulesInForce } from './published.ts';

// The auditor's side of what is settled by house days. Implemented again on purpose: the auditor must not share the engine's mistakes.

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** House days by the rules `house-time` in force at the current event. Days since 1970-01-01; times in milliseconds since 1970. */
export function auditedDays(house: PublishedRules<{ readonly offsetMinutes: number }>) {
  const midnight = ({ rules }: Desk, day: number): number =>
    day * DAY_MS - (rules.inForce(house)?.content ?? house.first).offsetMinutes * MINUTE_MS;
  return {
    /** Returns the midnight at which a day begins. */
    midnight,
    /** Returns the day of the current event, at least the day after the newest closed one. */
    today(desk: Desk, through: number): number {
      const sinceFirst = desk.time - midnight(desk, 0);
      return Math.max((sinceFirst - (sinceFirst % DAY_MS)) / DAY_MS, through + 1);
    },
    /** Returns the terms of a day: those in force at its midnight; on a shop's first day those in force now. */
    terms: <Content>(
      desk: Desk,
      rules: PublishedRules<Content>,
      day: number,
    ): RulesInForce<Content> | undefined =>
      desk.rules.inForce(rules, midnight(desk, day)) ?? desk.rules.inForce(rules),
  };
}
