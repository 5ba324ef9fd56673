import type { Database } from 'better-sqlite3';
import type { Registrar } from '../accounts/registration.ts';
import type { Sessions } from '../accounts/sessions.ts';
import type { Game } from '../game/game.ts';
import type { Presence } from '../home/presence.ts';
import type { Progress } from '../projections/progress.ts';

/** What the handlers of every slice have at hand. */
export interface Shop {
  readonly game: Game;
  readonly registrar: Registrar;
  readonly sessions: Sessions;
  /** how far the lists are */
  readonly progress: Progress;
  readonly presence: Presence;
  /** until when players are turned away, in milliseconds since 1970; 0 where they are not */
  readonly closedUntil: number;
  /** the lists' tables, for reading */
  readonly readModels: Database;
  readonly version: string;
}
