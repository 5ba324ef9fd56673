import type { Database } from 'better-sqlite3';
import catalogueFile from '@skins/fixtures/catalogue.json' with { type: 'json' };
import type { Logger } from 'pino';
import { PasswordPool } from '../accounts/password-pool.ts';
import { PersonalData } from '../accounts/personal-data.ts';
import { Registrar } from '../accounts/registration.ts';
import { Sessions } from '../accounts/sessions.ts';
import { importCatalogue, readCatalogueFile } from '../catalogue/file.ts';
import { secretToServe } from '../custody/index.ts';
import { type Flows, collectSteps, startFlows } from '../flows/index.ts';
import { type Game, createGame } from '../game/index.ts';
import { Guesses, KnownDevices } from '../limits/index.ts';
import { type Controls, controlSocketOf, serveControl } from '../control/index.ts';
import { operatorControls } from '../operators/controls.ts';
import { takeOverOperators } from '../operators/former-operators.ts';
import { OperatorAccounts } from '../operators/operator-accounts.ts';
import { OperatorDesk } from '../operators/operator-desk.ts';
import { OperatorSessions } from '../operators/operator-sessions.ts';
import { type MasterSecret, makeMasterSecret } from '../secrets/index.ts';
import { SecurityTrail } from '../security/trail.ts';
import { type SqliteStore, openSqliteStore } from '../store/index.ts';
import { type CheckpointSigner, checkpointSigner } from '../transparency/index.ts';
import { type DataFolder, dataFolder, makeDataFolder, openDatabase } from '../files/index.ts';
import type { ApiSlice } from '../slice/slice.ts';
import * as slices from '../slices.ts';
import { ThreadedProjector } from './threaded-projector.ts';

/** How long the start waits for the lists; a long log goes on being projected while the shop is open. */
const CATCH_UP_MS = 5_000;

/** The shop over one data folder, without its HTTP side. */
export interface Service {
  readonly folder: DataFolder;
  readonly secret: MasterSecret;
  /** signs the log's checkpoints */
  readonly signer: CheckpointSigner;
  readonly store: SqliteStore;
  readonly game: Game;
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
  /** what commands of the same machine may ask for */
  readonly controls: Controls;
  readonly registrar: Registrar;
  readonly guesses: Guesses;
  /** devices on which somebody got in before */
  readonly devices: KnownDevices;
  readonly security: SecurityTrail;
  close(): Promise<void>;
}

export interface ServiceOptions {
  readonly folder: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly logger: Logger;
  /** what becomes of a shop with nothing to sell: `fill`, where nothing is said, gives it the demo catalogue */
  readonly stock?: 'fill' | 'leave';
  /** milliseconds since 1970 */
  readonly clock?: () => number;
}

/**
 * Opens a data folder for writing; an empty one is filled with the demo catalogue.
 * @throws when another process writes to it, or its secret is not that of its log; then nothing is left open
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
  { folder, environment, logger, stock = 'fill', clock = Date.now }: ServiceOptions,
  closing: AsyncDisposableStack,
): Promise<Service> {
  const files = dataFolder(folder);
  // Before anything is written: seed chains and checkpoints made under another secret would not fit those in the log.
  const found = secretToServe(files, environment);
  makeDataFolder(files);
  const store = openSqliteStore(files.log);
  closing.defer(() => store.close());
  const secret = found ?? makeMasterSecret(folder);
  const signer = checkpointSigner(secret);
  const game = await createGame(store, secret, clock, memoryIn(environment));
  const accounts = openDatabase(files.accounts, { durable: true });
  closing.defer(() => void accounts.close());
  if (stock === 'fill') await fillWhenEmpty(game, logger);
  const projector = new ThreadedProjector(
    { folder, environment: { ...environment } },
    {
      parked: (name, error) => logger.error({ projection: name, err: error }, 'a projection parked itself'),
      setAside: (what) => logger.warn(what, 'the read models could not be read: they are made anew'),
    },
  );
  closing.defer(() => projector.close());
  await projector.ready();
  await projector.progress.reached(await store.head(), CATCH_UP_MS);
  closing.defer(store.subscribe(() => projector.nudge()));
  const readModels = openDatabase(files.readModels, { durable: false });
  closing.defer(() => void readModels.close());
  const flows = startFlows({
    game,
    steps: await collectSteps(game, Object.values<ApiSlice>(slices)),
    readModels,
    progress: projector.progress,
    logger,
  });
  closing.defer(() => flows.stop());
  const sessions = new Sessions(accounts, clock);
  const passwords = new PasswordPool();
  closing.defer(() => passwords.close());
  const operatorAccounts = new OperatorAccounts(accounts, secret);
  await takeOverOperators(game, accounts, operatorAccounts);
  const operatorDesk = new OperatorDesk(game, operatorAccounts, passwords);
  const controls = operatorControls(operatorDesk);
  const control = await serveControl(controlSocketOf(folder), controls);
  closing.defer(() => control.close());
  const security = new SecurityTrail(accounts, secret, logger, clock);
  closing.defer(() => security.write());
  return {
    folder: files,
    secret,
    signer,
    store,
    game,
    projector,
    flows,
    readModels,
    accounts,
    sessions,
    operators: new OperatorSessions(operatorDesk, operatorAccounts, sessions, passwords, clock),
    operatorDesk,
    controls,
    registrar: new Registrar(game, new PersonalData(accounts, secret), passwords),
    guesses: new Guesses(clock),
    devices: new KnownDevices(secret),
    security,
    close: () => closing.disposeAsync(),
  };
}

/** Bytes of folded streams in memory that `SKINS_MEMORY` allows, in MB there; undefined where it says nothing. */
function memoryIn({ SKINS_MEMORY: megabytes = '' }: NodeJS.ProcessEnv): number | undefined {
  if (megabytes === '') return undefined;
  if (!/^[1-9]\d{0,5}$/.test(megabytes))
    throw new Error('SKINS_MEMORY must be a number of megabytes, from 1 to 999999');
  return Number(megabytes) * 1_000_000;
}

async function fillWhenEmpty(game: Game, logger: Logger): Promise<void> {
  if (game.catalogue().boxes.size > 0) return;
  const imported = await importCatalogue(game, readCatalogueFile(catalogueFile), 'system');
  logger.info(imported, 'filled the empty store with the demo catalogue');
}
