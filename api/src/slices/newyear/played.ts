import { TICKETS, reduced } from '@skins/engine/fairness';
import { SEASON, type Season, worthOf } from '@skins/engine/newyear';
import type { Database } from 'better-sqlite3';
import type { Game } from '../../foundation/game/index.ts';
import type { PlayedSubject } from '../../foundation/statistics/index.ts';
import { pricesAt } from './faces.ts';
import { type PrizeCount, PrizeCounts } from './views.ts';

/**
 * Compares what the draws of each season brought with what its table promises. A draw costs no gems: it counts as
 * staked at its mean, so the promised return is one.
 */
export function playedSeasons(game: Game, readModels: Database): () => readonly PlayedSubject[] {
  const counts = new PrizeCounts(readModels);
  return () => {
    const drawn = Map.groupBy(counts.all(), ({ season }) => season);
    return game.rulesHistory(SEASON).versions.flatMap(({ hash, content }) => {
      const season = SEASON.fits(content) ? content.season : null;
      const rows = drawn.get(hash);
      return season === null || rows === undefined ? [] : [playedSeason(game, hash, season, rows)];
    });
  };
}

function playedSeason(
  game: Game,
  subject: string,
  { name, prizes }: Season,
  rows: readonly PrizeCount[],
): PlayedSubject {
  const prices = pricesAt(game, game.clock());
  const worths = prizes.map(({ tickets, reward }) => ({
    share: tickets / TICKETS,
    worth: worthOf(reward, prices),
  }));
  const mean = worths.reduce((sum, { share, worth }) => sum + share * worth, 0);
  const moment = (power: number) =>
    worths.reduce((sum, { share, worth }) => sum + share * (worth - mean) ** power, 0);
  const plays = rows.reduce((sum, { draws }) => sum + draws, 0);
  return {
    game: 'newyear',
    subject,
    names: name,
    plays,
    staked: Math.round(plays * mean),
    returned: rows.reduce((sum, { prize, draws }) => sum + draws * (worths[prize]?.worth ?? 0), 0),
    rtp: reduced(1n, 1n),
    variance: plays * moment(2),
    thirdMoment: plays * moment(3),
  };
}
