import type { Database } from 'better-sqlite3';
import type { Game } from '../game/game.ts';
import type { FlowListing } from '../flows/listing.ts';
import type { OperatorDesk } from '../operators/operator-desk.ts';
import type { Progress } from '../projections/progress.ts';
import type { Played } from '../statistics/index.ts';
import type { SecurityTrail } from '../security/trail.ts';
import type { SettingsDesk } from '../settings/settings-desk.ts';
import type { Tell } from './tellers.ts';

/** What the operators' resources are made of. */
export interface AdminTools {
  readonly game: Game;
  /** what projections made of the log; only read */
  readonly readModels: Database;
  /** how far they are */
  readonly progress: Progress;
  /** personal data, for those who may see it */
  readonly personal: (playerId: string) => { readonly phone: string } | undefined;
  /** what crosses streams and has not ended */
  readonly flows: FlowListing;
  readonly operators: OperatorDesk;
  readonly security: SecurityTrail;
  readonly settings: SettingsDesk;
  readonly version: string;
  /** an event in words */
  readonly tell: Tell;
  /** plays of all games against what their rules promise */
  readonly played: () => readonly Played[];
}
