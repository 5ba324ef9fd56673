import type { Database } from 'better-sqlite3';
import catalogueFile from '@skins/fixtures/catalogue.json' with { type: 'json' };
import type { Logger } from 'pino';
import { PersonalData, Registrar, Sessions } from '../accounts/index.ts';
import { importCatalogue, readCatalogueFile } from '../catalogue/index.ts';
import { type Game, createGame } from '../game/index.ts';
import { OperatorSessions } from '../operators/index.ts';
import { type MasterSecret, masterSecretOf } from '../secrets/index.ts';
import { type SqliteStore, openSqliteStore } from '../store/index.ts';
import { type CheckpointSigner, checkpointSigner } from '../transparency/index.ts';
import { type DataFolder, dataFolder, openDatabase } from './data-folder.ts';
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
  /** milliseconds since 1970 */
  readonly clock?: () => number;
}

/**
 * Opens a data folder for writing; an empty one is filled with the demo catalogue.
 * @throws when another process writes to it, or its secret cannot be used
 */
export async function openService({
  folder,
  environment,
  logger,
  clock = Date.now,
}: ServiceOptions): Promise<Service> {
  const files = dataFolder(folder);
  const secret = masterSecretOf(folder, environment);
  const store = openSqliteStore(files.log);
  const signer = checkpointSigner(secret);
  const game = await createGame(store, secret, clock);
  const accounts = openDatabase(files.accounts, { durable: true });
  if (game.catalogue().boxes.size === 0) {
    const imported = await importCatalogue(game, readCatalogueFile(catalogueFile), 'system');
    logger.info(imported, 'filled the empty store with the demo catalogue');
  }
  const projector = new ThreadedProjector({ folder, environment: { ...environment } }, (name, error) =>
    logger.error({ projection: name, err: error }, 'a projection parked itself'),
  );
  await projector.ready();
  await projector.progress.reached(await store.head(), CATCH_UP_MS);
  const unsubscribe = store.subscribe(() => projector.nudge());
  const readModels = openDatabase(files.readModels, { durable: false });
  const sessions = new Sessions(accounts, clock);
  return {
    folder: files,
    secret,
    signer,
    store,
    game,
    projector,
    readModels,
    accounts,
    sessions,
    operators: new OperatorSessions(accounts, sessions),
    registrar: new Registrar(game, new PersonalData(accounts, secret)),
    close: async () => {
      unsubscribe();
      await projector.close();
      await store.close();
      readModels.close();
      accounts.close();
    },
  };
}
