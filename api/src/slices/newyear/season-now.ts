import {
  type NewYear,
  SEASON,
  type Season,
  type SeasonTerms,
  earnedByAct,
  partIn,
  seasonAt,
  seasonsOf,
} from '@skins/engine/newyear';
import type { Player } from '@skins/engine/shop';
import type { Game } from '../../foundation/game/index.ts';

type Rules = Pick<Game, 'rulesHistory'>;

/** Returns the season that runs at a time. */
export const runningAt = (game: Rules, time: number): SeasonTerms | undefined =>
  seasonAt(game.rulesHistory(SEASON), time);

/** Returns the season to show: the one that runs, else the next, else the last. */
export function shownSeason(game: Rules, time: number): SeasonTerms | undefined {
  const all = seasonsOf(game.rulesHistory(SEASON));
  return all.find(({ endsAt }) => time < endsAt) ?? all.at(-1);
}

/** Returns the season of rules with a hash. */
export function seasonBy(game: Rules, rulesHash: string): Season | undefined {
  const found = game.rulesHistory(SEASON).versions.find(({ hash }) => hash === rulesHash)?.content;
  return SEASON.fits(found) ? (found.season ?? undefined) : undefined;
}

/** A player's part in a season. */
export interface PartNow extends Pick<NewYear, 'spent' | 'draws' | 'reached'> {
  /** by act, in the order of the rules */
  readonly acts: ReturnType<typeof earnedByAct>;
  /** spent ones included */
  readonly earned: number;
  /** that can be spent: none outside the season */
  readonly radishes: number;
}

export function partNow(
  { deeds, newyear }: Pick<Player, 'deeds' | 'newyear'>,
  terms: SeasonTerms,
  time: number,
): PartNow {
  const acts = earnedByAct(deeds, terms, time);
  const earned = acts.flatMap(({ radishes }) => radishes).reduce((sum, one) => sum + one, 0);
  const { spent, draws, reached } = partIn(newyear, terms.hash);
  const isRunning = terms.season.from <= time && time < terms.endsAt;
  return { acts, earned, spent, draws, reached, radishes: isRunning ? Math.max(0, earned - spent) : 0 };
}
