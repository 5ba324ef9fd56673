import type { Database } from 'better-sqlite3';
import catalogueFile from '@skins/fixtures/catalogue.json' with { type: 'json' };
import type { Logger } from 'pino';
import { PersonalData } from '../accounts/personal-data.ts';
import { Registrar } from '../accounts/registration.ts';
import { Sessions } from '../accounts/sessions.ts';
import { importCatalogue, readCatalogueFile } from '../catalogue/file.ts';
import { secretToServe } from '../custody/index.ts';
import { type Flows, collectSteps, startFlows } from '../flows/index.ts';
import { type Game, createGame } from '../game/index.ts';
import { OperatorSessions } from '../operators/index.ts';
import { MACHINE_TIME, type TimeSources } from '../runtime/index.ts';
import { type MasterSecret, makeMasterSecret } from '../secrets/index.ts';
import { type SqliteStore, openSqliteStore } from '../store/index.ts';
import { type CheckpointSigner, checkpointSigner } from '../transparency/index.ts';
import { type DataFolder, dataFolder, makeDataFolder, openDatabase } from '../files/index.ts';
import type { ApiSlice } from '../slice/slice.ts';
import * as slices from '../slices.ts';
import { DiskRoom } from './disk-room.ts';
import { ThreadedProjector } from './threaded-projector.ts';
import { watchWriting } from './writing-watch.ts';

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
  readonly registrar: Registrar;
  close(): Promise<void>;
}

export interface ServiceOptions {
  readonly folder: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly logger: Logger;
  /** the machine's own unless said */
  readonly time?: TimeSources;
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
  { folder, environment, logger, time = MACHINE_TIME }: ServiceOptions,
  closing: AsyncDisposableStack,
): Promise<Service> {
  const files = dataFolder(folder);
  // Before anything is written: seed chains and checkpoints made under another secret would not fit those in the log.
  const found = secretToServe(files, environment);
  makeDataFolder(files);
  const room = new DiskRoom(files.folder);
  const store = openSqliteStore(files.log, { onNoRoom: room.deny });
  closing.defer(() => store.close());
  const secret = found ?? makeMasterSecret(folder);
  const signer = checkpointSigner(secret);
  const game = await createGame(store, secret, time);
  game.runtime.writing.heed(room.brake);
  const accounts = openDatabase(files.accounts, { durable: true });
  closing.defer(() => void accounts.close());
  await fillWhenEmpty(game, logger);
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
  const sessions = new Sessions(accounts, game.clock);
  closing.defer(watchWriting(game, room, logger));
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
    operators: new OperatorSessions(accounts, sessions),
    registrar: new Registrar(game, new PersonalData(accounts, secret)),
    close: () => closing.disposeAsync(),
  };
}

async function fillWhenEmpty(game: Game, logger: Logger): Promise<void> {
  if (game.catalogue().boxes.size > 0) return;
  const imported = await importCatalogue(game, readCatalogueFile(catalogueFile), 'system');
  logger.info(imported, 'filled the empty store with the demo catalogue');
}
