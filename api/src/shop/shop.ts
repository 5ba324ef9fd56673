import type { Text } from '@skins/engine/catalogue';
import type { Database } from 'better-sqlite3';
import type { CodeDesk } from '../slices/accounts/code-desk.ts';
import type { PhoneChanges } from '../slices/accounts/phone-change.ts';
import type { Registrar } from '../slices/accounts/registration.ts';
import type { Sessions } from '../slices/accounts/sessions.ts';
import type { AdjustmentDesk } from '../slices/adjustments/adjustment-desk.ts';
import type { People } from './people.ts';
import type { Eraser } from '../slices/erasure/eraser.ts';
import type { Game } from '../foundation/game/game.ts';
import type { ExclusionDesk } from '../slices/limits/exclusion-desk.ts';
import type { Figures } from '../foundation/live/figures.ts';
import type { Live } from '../foundation/live/live.ts';
import type { Entrance } from '../foundation/guards/entrance.ts';
import type { Identities } from '../slices/identity/identities.ts';
import type { Platform } from '../slices/identity/platform.ts';
import type { OperatorCouncil } from '../slices/operators/operator-council.ts';
import type { OperatorDesk } from '../slices/operators/operator-desk.ts';
import type { OperatorSessions } from '../slices/operators/operator-sessions.ts';
import type { Passkeys } from '../slices/operators/passkeys.ts';
import type { Reauthentication } from '../slices/operators/reauthentication.ts';
import type { PaymentDesk } from '../slices/payments/payment-desk.ts';
import type { Reconciliation } from '../slices/payments/reconciliation.ts';
import type { DeliveryDesk } from '../slices/retrievals/delivery-desk.ts';
import type { BeaconDesk } from '../foundation/beacon/index.ts';
import type { DeliveryMatching } from '../slices/retrievals/delivery-matching.ts';
import type { Progress } from '../foundation/projections/progress.ts';
import type { RollDesk } from '../slices/rolls/roll-desk.ts';
import type { SecurityTrail } from '../slices/security/trail.ts';
import type { SettingsDesk } from '../slices/settings/settings-desk.ts';

/** Operators: who they are, their sessions, and where their passwords are tried. */
interface OperatorsAtTheDoor {
  readonly desk: OperatorDesk;
  readonly sessions: OperatorSessions;
  readonly entrance: Entrance;
  readonly council: OperatorCouncil;
  readonly passkeys: Passkeys;
  /** asks once more who an operator is, before an approval */
  readonly reauthentication: Reauthentication;
}

/** What the handlers of every slice have at hand. */
export interface Shop {
  readonly game: Game;
  /** what is known of players beside the log */
  readonly people: People;
  readonly adjustments: AdjustmentDesk;
  /** the shop's side of conversations with its payment provider */
  readonly payments: PaymentDesk;
  /** holds the provider's list to the log */
  readonly reconciliation: Reconciliation;
  /** the shop's side of conversations with its provider of deliveries */
  readonly deliveries: DeliveryDesk;
  /** holds the list of deliveries to the log */
  readonly deliveryMatching: DeliveryMatching;
  /** the service's side of roll rooms */
  readonly rolls: RollDesk;
  /** public randomness for draws among players */
  readonly beacons: BeaconDesk;
  readonly registrar: Registrar;
  readonly phones: PhoneChanges;
  /** codes by SMS */
  readonly codes: CodeDesk;
  /** whether what comes from the machine itself is counted by its address, too */
  readonly addressesCounted: boolean;
  readonly identities: Identities;
  /** the game platform by which players sign in */
  readonly platform: Platform;
  readonly eraser: Eraser;
  /** holds people to their exclusion, by whatever account they come */
  readonly exclusions: ExclusionDesk;
  readonly sessions: Sessions;
  /** where players' passwords are tried */
  readonly entrance: Entrance;
  readonly operators: OperatorsAtTheDoor;
  readonly security: SecurityTrail;
  /** what operators change by two pairs of eyes */
  readonly settings: SettingsDesk;
  /** why money moves, in words, by the reasons of all slices */
  readonly reasons: ReadonlyMap<string, Text>;
  /** how far the lists are */
  readonly progress: Progress;
  readonly live: Live;
  /** who is there: measured, or made up for a demonstration */
  readonly counters: () => Figures;
  /** until when players are turned away now, in milliseconds since 1970; 0 where they are not */
  readonly closedUntil: () => number;
  /** the lists' tables, for reading */
  readonly readModels: Database;
  readonly version: string;
}
