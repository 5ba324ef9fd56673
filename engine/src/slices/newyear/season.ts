import { type Deeds, amountsByDay } from '../deeds/index.ts';
import { DAY_MS, UNITS_PER_GEM } from '../../kernel/index.ts';
import { type RulesHistory, rulesInForce } from '../rules/index.ts';
import { SEASON, type Season, type SeasonAct } from './events.ts';

/** A season, under the rules in force at its beginning. Times in milliseconds since 1970. */
export interface SeasonTerms {
  readonly hash: string;
  readonly season: Season;
  /** its end, or the beginning of another season */
  readonly endsAt: number;
}

/** Returns the seasons that are held, by their beginnings. Rules that come into force after it began hold none. */
export function seasonsOf(history: RulesHistory): readonly SeasonTerms[] {
  const held = new Map<number, Omit<SeasonTerms, 'endsAt'>>();
  for (const { content, hash } of history.versions) {
    const season = SEASON.fits(content) ? content.season : null;
    if (season !== null && rulesInForce(history, SEASON, season.from)?.hash === hash)
      held.set(season.from, { hash, season });
  }
  const all = [...held.values()].toSorted((a, b) => a.season.from - b.season.from);
  return all.map((one, n) => ({
    ...one,
    endsAt: Math.min(one.season.until, all[n + 1]?.season.from ?? Infinity),
  }));
}

/** Returns the season that runs at a time. */
export const seasonAt = (history: RulesHistory, time: number): SeasonTerms | undefined =>
  seasonsOf(history).find(({ season, endsAt }) => season.from <= time && time < endsAt);

/** The amounts of an act's deed by day of the season, and the radishes that each day comes to. */
export interface ActEarned {
  readonly act: SeasonAct;
  /** 1/10,000 gem, by day */
  readonly amounts: readonly number[];
  /** by day */
  readonly radishes: readonly number[];
}

/** Returns what each act of a season has earned by a time. A day of a season is 24 hours from its beginning. */
export function earnedByAct(
  deeds: Deeds,
  { season, endsAt }: SeasonTerms,
  time: number,
): readonly ActEarned[] {
  const last = Math.min(time, endsAt - 1);
  const days = last < season.from ? 0 : Math.floor((last - season.from) / DAY_MS) + 1;
  return season.acts.map((act) => {
    const amounts = amountsByDay(deeds, act.deed, { from: season.from, until: endsAt, days });
    return { act, amounts, radishes: amounts.map((amount) => radishesOf(act, amount)) };
  });
}

/** Returns the radishes for an amount of one day. */
const radishesOf = ({ gems, radishes, perDay }: SeasonAct, amount: number): number =>
  Math.min(perDay, Math.max(0, Math.floor(amount / (gems * UNITS_PER_GEM))) * radishes);

/** Returns the radishes that a player has earned in a season by a time, spent ones included. */
export const earnedIn = (deeds: Deeds, terms: SeasonTerms, time: number): number =>
  earnedByAct(deeds, terms, time)
    .flatMap(({ radishes }) => radishes)
    .reduce((sum, one) => sum + one, 0);
