import { VIP_TABLE, levelAt } from '@skins/engine/vip';
import type { Database } from 'better-sqlite3';
import type { Game } from '../../foundation/game/index.ts';
import { experienceIn } from './views.ts';

/** The level of any player by the table that counts now, as lists of many players show it: a moment behind the log. */
export function levelNow(game: Game, readModels: Database): (playerId: string) => number {
  const experience = experienceIn(readModels);
  return (playerId) => levelAt(game.rulesAt(VIP_TABLE, game.clock()).content, experience(playerId));
}
