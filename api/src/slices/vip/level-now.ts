import { VIP_TABLE, levelAt } from '@skins/engine/vip';
import type { Database } from 'better-sqlite3';
import type { Game } from '../../foundation/game/index.ts';
import { experienceIn } from './views.ts';

/** Returns any player's level by the table in force, for lists of many players; slightly behind the log. */
export function levelNow(game: Game, readModels: Database): (playerId: string) => number {
  const experience = experienceIn(readModels);
  return (playerId) => levelAt(game.rulesAt(VIP_TABLE, game.clock()).content, experience(playerId));
}
