import type { Database } from 'better-sqlite3';
import { frontierText } from '@skins/engine/transparency';
import type { Logger } from 'pino';
import { sweepClaims } from '../slices/accounts/claim-sweep.ts';
import { type Codes, openCodes } from '../slices/accounts/open-codes.ts';
import { PasswordPool } from '../slices/accounts/password-pool.ts';
import { PhoneChanges } from '../slices/accounts/phone-change.ts';
import { Registrar } from '../slices/accounts/registration.ts';
import { Sessions } from '../slices/accounts/sessions.ts';
import { smsControls } from '../slices/accounts/sms-controls.ts';
import { smsSettingsOf } from '../slices/accounts/sms-settings.ts';
import { type BeaconDesk, beaconChoiceOf, beaconsAtHand } from '../foundation/beacon/index.ts';
import { catalogueControls } from '../slices/catalogue/controls.ts';
import { secretToServe } from '../foundation/custody/index.ts';
import { type Controls, controlSocketOf, serveControl } from '../foundation/control/index.ts';
import { startRenewal } from '../slices/epochs/renewal.ts';
import type { Flows, Outside } from '../foundation/flows/index.ts';
import { type Game, createGame, openEpoch, stopChanges } from '../foundation/game/index.ts';
import { Guesses, KnownDevices } from '../foundation/guards/index.ts';
import { operatorControls } from '../slices/operators/controls.ts';
import { takeOverOperators } from '../slices/operators/former-operators.ts';
import { Eraser } from '../slices/erasure/eraser.ts';
import { sweepErasures } from '../slices/erasure/erasure-sweep.ts';
import { ExclusionDesk } from '../slices/limits/exclusion-desk.ts';
import { sweepExclusions } from '../slices/limits/exclusion-sweep.ts';
import { Identities } from '../slices/identity/identities.ts';
import { platformSettings } from '../slices/identity/platform-settings.ts';
import { Platform } from '../slices/identity/platform.ts';
import { OperatorAccounts } from '../slices/operators/operator-accounts.ts';
import { OperatorCouncil } from '../slices/operators/operator-council.ts';
import { OperatorDesk } from '../slices/operators/operator-desk.ts';
import { OperatorSessions } from '../slices/operators/operator-sessions.ts';
import { Passkeys } from '../slices/operators/passkeys.ts';
import { ProposalPapers } from '../slices/operators/proposal-papers.ts';
import { MACHINE_TIME, type TimeSources } from '../foundation/runtime/index.ts';
import { type MasterSecret, makeMasterSecret } from '../foundation/secrets/index.ts';
import { SecurityTrail } from '../slices/security/trail.ts';
import { Drafts } from '../slices/settings/drafts.ts';
import { SettingsDesk } from '../slices/settings/settings-desk.ts';
import { type SqliteStore, bringLogOver, openSqliteStore } from '../foundation/store/index.ts';
import { type CheckpointSigner, checkpointSigner } from '../foundation/transparency/index.ts';
import { type DataFolder, dataFolder, makeDataFolder, openDatabase } from '../foundation/files/index.ts';
import { DiskRoom } from './disk-room.ts';
import { ACCOUNT_TABLES, endSessions } from './end-sessions.ts';
import {
  MarkFile,
  MarkKeeper,
  type Said,
  admitLog,
  countChanges,
  demandNoLogMeant,
  markFolder,
  prepareMarks,
  prepareMemory,
} from '../foundation/mark/index.ts';
import { loadDetails } from './load-code.ts';
import { fillWhenEmpty } from './fill-when-empty.ts';
import { type People, peopleIn } from './people.ts';
import { renewReadModels } from './read-models.ts';
import { consoleOriginOf, memoryOf } from './settings.ts';
import { snapshotsIn } from './snapshots.ts';
import { portsOf } from './ports.ts';
import { startReading } from './start-reading.ts';
import { noProvider } from '../slices/payments/no-provider.ts';
import { PaymentDesk } from '../slices/payments/payment-desk.ts';
import { PaymentNotes } from '../slices/payments/payment-notes.ts';
import type { PaymentProvider } from '../slices/payments/payment-provider.ts';
import { Reconciliation } from '../slices/payments/reconciliation.ts';
import { DeliveryDesk } from '../slices/retrievals/delivery-desk.ts';
import { DeliveryMatching } from '../slices/retrievals/delivery-matching.ts';
import { DeliveryNotes } from '../slices/retrievals/delivery-notes.ts';
import type { DeliveryProvider } from '../slices/retrievals/delivery-provider.ts';
import { noDeliveries } from '../slices/retrievals/no-deliveries.ts';
import type { RollDesk } from '../slices/rolls/roll-desk.ts';
import { rollsAtHand } from '../slices/rolls/rolls-at-hand.ts';
import type { ThreadedProjector } from './threaded-projector.ts';
import { watchWriting } from './writing-watch.ts';

/** The shop over one data folder, without its HTTP side. */
export interface Service {
  readonly folder: DataFolder;
  readonly secret: MasterSecret;
  readonly signer: CheckpointSigner;
  readonly store: SqliteStore;
  readonly game: Game;
  /** what is remembered of the log outside the folder; undefined in a drill, which writes none */
  readonly mark: MarkKeeper | undefined;
  readonly projector: ThreadedProjector;
  /** carries out what crosses streams */
  readonly flows: Flows;
  /** read models */
  readonly readModels: Database;
  /** personal data, sessions, operators */
  readonly accounts: Database;
  readonly sessions: Sessions;
  readonly operators: OperatorSessions;
  readonly operatorDesk: OperatorDesk;
  readonly council: OperatorCouncil;
  readonly passkeys: Passkeys;
  /** what commands of the same machine may ask for */
  readonly controls: Controls;
  /** what is known of players beside the log */
  readonly people: People;
  readonly registrar: Registrar;
  readonly phones: PhoneChanges;
  readonly codes: Codes;
  readonly identities: Identities;
  readonly exclusions: ExclusionDesk;
  readonly platform: Platform;
  readonly eraser: Eraser;
  readonly guesses: Guesses;
  /** devices on which somebody got in before */
  readonly devices: KnownDevices;
  readonly security: SecurityTrail;
  readonly settings: SettingsDesk;
  readonly payments: PaymentDesk;
  readonly reconciliation: Reconciliation;
  readonly deliveries: DeliveryDesk;
  readonly deliveryMatching: DeliveryMatching;
  readonly rolls: RollDesk;
  /** public randomness for draws among players */
  readonly beacons: BeaconDesk;
  close(): Promise<void>;
}

export interface ServiceOptions {
  readonly folder: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly logger: Logger;
  /** what becomes of a shop with nothing to sell: `fill`, where nothing is said, gives it the demo catalogue */
  readonly stock?: 'fill' | 'leave';
  /** takes money; nobody unless said */
  readonly provider?: PaymentProvider;
  /** sends items; nobody unless said */
  readonly deliveryProvider?: DeliveryProvider;
  /** whether what flows have to tell somebody outside is told; it is unless said */
  readonly tells?: boolean;
  /** the machine's own unless said */
  readonly time?: TimeSources;
  /** what the operator says of the folder; nothing unless said */
  readonly said?: Said;
  /** what the event loop does while the lists are opened; nothing unless said */
  readonly meanwhile?: () => Promise<unknown>;
  /** hears how far the log is held to what is remembered of it, where that takes its time */
  readonly onProgress?: (done: number, total: number) => void;
}

/**
 * Opens a data folder for writing; an empty one is filled with the demo catalogue.
 * @throws when another process writes to it, its secret is not that of its log, or the log is not the newest one that is
 *   remembered; then nothing is left open
 */
export async function openService(options: ServiceOptions): Promise<Service> {
  const closing = new AsyncDisposableStack();
  try {
    return await opened(options, closing);
  } catch (error) {
    await closing.disposeAsync();
    throw error;
  }
}

/** @param closing takes what has to be closed, the last opened first */
async function opened(
  {
    folder,
    environment,
    logger,
    stock = 'fill',
    time = MACHINE_TIME,
    said = 'nothing',
    provider = noProvider,
    deliveryProvider = noDeliveries,
    tells = true,
    meanwhile,
    onProgress,
  }: ServiceOptions,
  closing: AsyncDisposableStack,
): Promise<Service> {
  const files = dataFolder(folder);
  bringLogOver(files.log);
  // Before anything else is written: seed chains and checkpoints made under another secret would not fit those in the log.
  const found = secretToServe(files, environment);
  const marks = markFolder(environment, folder);
  const markOf = (secret: MasterSecret) => new MarkFile(marks, checkpointSigner(secret).key);
  const admitted = await admitLog({ files, markFile: found && markOf(found) }, said, onProgress);
  if (admitted.size === 0) demandNoLogMeant(files, said);
  prepareMarks(marks);
  makeDataFolder(files);
  const room = new DiskRoom(files.folder);
  const store = openSqliteStore(files.log, { onNoRoom: room.deny });
  closing.defer(() => store.close());
  const secret = found ?? makeMasterSecret(folder);
  const signer = checkpointSigner(secret);
  const snapshots = snapshotsIn(files, store, logger);
  closing.defer(() => snapshots?.settle());
  const game = await createGame({
    store,
    secret,
    clock: time,
    memoryBytes: memoryOf(environment),
    snapshots,
    asked: { payments: provider.name, deliveries: deliveryProvider.name },
    details: await loadDetails(),
  });
  const { clock } = game;
  game.runtime.writing.heed(room.brake);
  if (said === 'restored') {
    await openEpoch(game, 'restored');
    const aside = await renewReadModels(files, store, admitted);
    logger.warn(
      { aside },
      'the log was put back: a new epoch is open, and what was committed before is void',
    );
  }
  const accounts = openDatabase(files.accounts, { durable: true });
  closing.defer(() => void accounts.close());
  prepareMemory(accounts);
  const sessions = new Sessions(accounts, clock);
  const passwords = new PasswordPool();
  closing.defer(() => passwords.close());
  const operatorAccounts = new OperatorAccounts(accounts, secret);
  const drafts = new Drafts(accounts, secret);
  const people = peopleIn(accounts, secret);
  const papers = new ProposalPapers(accounts, secret);
  const passkeys = new Passkeys(accounts, secret, clock, consoleOriginOf(environment));
  const registrar = new Registrar(game, people.personal, passwords);
  const phones = new PhoneChanges(game, people.personal);
  const codes = await openCodes(
    { accounts, secret, clock, logger, settings: smsSettingsOf(environment) },
    closing,
  );
  const identities = new Identities(game, secret);
  const platform = new Platform({ ...platformSettings(environment), database: accounts, secret, clock });
  closing.defer(() => platform.close());
  const eraser = new Eraser({ game, people, identities, phones, sessions });
  countChanges(accounts, ACCOUNT_TABLES);
  await takeOverOperators(game, accounts, operatorAccounts);
  // A crash may have come between an operator's end and that of what they approved.
  await stopChanges(game);
  const operatorDesk = new OperatorDesk(game, operatorAccounts, passwords, passkeys);
  const council = new OperatorCouncil(game, operatorDesk, papers);
  const operators = new OperatorSessions(operatorDesk, operatorAccounts, sessions, passwords, clock);
  if (said === 'restored' || admitted.accountsPutBack) endSessions({ accounts, sessions, logger }, admitted);
  if (stock === 'fill') await fillWhenEmpty(game, logger);
  const mark = await MarkKeeper.begin({
    files,
    file: markOf(secret),
    store,
    tree: admitted.tree,
    accounts,
    onTrouble: (error) => logger.error({ err: error }, 'the mark of the log cannot be written'),
  });
  closing.defer(() => mark.close());
  const payments = new PaymentDesk(game, provider, new PaymentNotes(accounts));
  const { facts } = people;
  const deliveries = new DeliveryDesk({
    game,
    provider: deliveryProvider,
    notes: new DeliveryNotes(accounts),
    facts,
    secret,
  });
  const beacons = beaconsAtHand({ secret, clock }, beaconChoiceOf(environment), closing);
  const { rolls, listedIn } = rollsAtHand({ game, secret, beacons });
  const outside: Outside = tells ? portsOf({ payments, deliveries, rolls }) : new Map();
  const tree = frontierText(admitted.tree);
  const beacon = beacons.ask;
  const reading = await startReading(
    { outside, beacon, files, environment, logger, store, game, tree, signs: true, meanwhile },
    closing,
  );
  const { projector, readModels, flows } = reading;
  listedIn(readModels, projector.progress);
  const reconciliation = new Reconciliation({ game, desk: payments, flows, readModels, logger });
  // Where nobody is asked, what waits for a list goes on waiting.
  if (provider !== noProvider) reconciliation.start();
  closing.defer(() => reconciliation.stop());
  const deliveryMatching = new DeliveryMatching({ game, desk: deliveries, flows, logger });
  if (deliveryProvider !== noDeliveries) deliveryMatching.start();
  closing.defer(() => deliveryMatching.stop());
  mark.growWith(() => projector.tree());
  const renewal = startRenewal({ game, readModels, progress: projector.progress, logger });
  closing.defer(() => renewal.stop());
  const onTrouble = (error: unknown) => logger.error({ err: error }, 'a claimed login cannot be settled');
  closing.defer(sweepClaims({ registrar, phones, readModels, clock, onTrouble }));
  const erasures = { eraser, readModels, store, progress: projector.progress };
  closing.defer(
    sweepErasures(erasures, (error) => logger.error({ err: error }, 'an erased person cannot be deleted')),
  );
  const exclusions = new ExclusionDesk({
    game,
    personal: people.personal,
    readModels,
    progress: projector.progress,
    appends: true,
  });
  closing.defer(
    sweepExclusions({ exclusions, readModels, clock }, (error) =>
      logger.error({ err: error }, 'an exclusion cannot be spread'),
    ),
  );
  const security = new SecurityTrail(accounts, secret, logger, clock);
  closing.defer(() => security.write());
  const settings = new SettingsDesk(game, drafts);
  const noteCommand = (what: string) =>
    security.note({ kind: 'machine-command', address: '', name: '', what, requestId: '' });
  const controls = {
    ...operatorControls(operatorDesk, sessions, noteCommand),
    ...smsControls(codes.local),
    ...catalogueControls(game, operatorDesk, noteCommand, (drafted) => settings.keepCatalogue(drafted)),
  };
  const control = await serveControl(controlSocketOf(folder), controls);
  closing.defer(() => control.close());
  closing.defer(watchWriting(game, room, logger));
  return {
    folder: files,
    secret,
    signer,
    store,
    game,
    mark,
    ...reading,
    accounts,
    sessions,
    operators,
    operatorDesk,
    council,
    passkeys,
    controls,
    people,
    registrar,
    phones,
    codes,
    identities,
    exclusions,
    platform,
    eraser,
    guesses: new Guesses(clock),
    devices: new KnownDevices(secret),
    security,
    settings,
    payments,
    reconciliation,
    deliveries,
    deliveryMatching,
    rolls,
    beacons,
    close: () => closing.disposeAsync(),
  };
}
