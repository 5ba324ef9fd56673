import type { Database } from 'better-sqlite3';
import type { BeaconDesk } from '../beacon/index.ts';
import type { Game } from '../game/game.ts';
import type { FlowListing } from '../flows/listing.ts';
import type { OperatorCouncil } from '../../slices/operators/operator-council.ts';
import type { OperatorDesk } from '../../slices/operators/operator-desk.ts';
import type { PaymentDesk } from '../../slices/payments/payment-desk.ts';
import type { DeliveryDesk } from '../../slices/retrievals/delivery-desk.ts';
import type { Live } from '../live/live.ts';
import type { Progress } from '../projections/progress.ts';
import type { PlayedSubject } from '../statistics/index.ts';
import type { People } from '../../shop/people.ts';
import type { SecurityTrail } from '../../slices/security/trail.ts';
import type { SettingsDesk } from '../../slices/settings/settings-desk.ts';
import type { Tell } from './tellers.ts';

/** What stands around the shop's process. */
interface Machine {
  /** data folder */
  readonly folder: string;
  /** why the mark of the log cannot be written; undefined where it can */
  readonly markTrouble: () => string | undefined;
}

/** What the operators' resources are made of. */
export interface AdminTools {
  readonly game: Game;
  /** what projections made of the log; only read */
  readonly readModels: Database;
  /** how far they are */
  readonly progress: Progress;
  /** what is known of players beside the log, for those who may see it */
  readonly people: People;
  /** what crosses streams and has not ended */
  readonly flows: FlowListing;
  readonly operators: OperatorDesk;
  readonly council: OperatorCouncil;
  readonly payments: PaymentDesk;
  readonly deliveries: DeliveryDesk;
  readonly beacons: BeaconDesk;
  readonly security: SecurityTrail;
  readonly settings: SettingsDesk;
  readonly version: string;
  /** who listens to the live channels */
  readonly live: Pick<Live, 'status' | 'players'>;
  /** what the machine says of the shop */
  readonly machine: Machine;
  /** an event in words */
  readonly tell: Tell;
  /** plays of all games against what their rules promise */
  readonly played: () => readonly PlayedSubject[];
}
