import type { Database } from 'better-sqlite3';
import type { Registrar } from '../accounts/registration.ts';
import type { Sessions } from '../accounts/sessions.ts';
import type { Game } from '../game/game.ts';
import type { Presence } from '../home/presence.ts';
import type { Entrance } from '../limits/entrance.ts';
import type { Progress } from '../projections/progress.ts';
import type { SecurityTrail } from '../security/trail.ts';

/** What the handlers of every slice have at hand. */
export interface Shop {
  readonly game: Game;
  readonly registrar: Registrar;
  readonly sessions: Sessions;
  /** where players' passwords are tried */
  readonly entrance: Entrance;
  readonly security: SecurityTrail;
  /** how far the lists are */
  readonly progress: Progress;
  readonly presence: Presence;
  /** the lists' tables, for reading */
  readonly readModels: Database;
  readonly version: string;
}
