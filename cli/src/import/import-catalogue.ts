import { dataFolder } from '@skins/api';
import {
  type CatalogueFile,
  CatalogueRefused,
  type Imported,
  MalformedCatalogue,
  importCatalogue,
  readCatalogueFile,
} from '@skins/api/catalogue';
import { createGame } from '@skins/api/game';
import { type MasterSecret, masterSecretOf } from '@skins/api/secrets';
import { createMemoryStore, openSqliteStore } from '@skins/api/store';
import { Problem } from '../problem.ts';

const ACTOR = 'operator:command-line';

/**
 * Brings a catalogue into the shop: what is there just so stays untouched. All of it, or nothing when something is wrong.
 * @throws Problem that says what is wrong
 */
export async function importIntoShop(
  content: unknown,
  folder: string,
  environment: NodeJS.ProcessEnv,
  onProgress: (done: number, total: number) => void,
): Promise<Imported> {
  const file = readFile(content);
  const files = dataFolder(folder);
  const secret = masterSecretOf(folder, environment);
  await rehearse(file, secret);
  const store = openSqliteStore(files.log);
  try {
    return await importCatalogue(await createGame(store, secret, Date.now), file, ACTOR, onProgress);
  } finally {
    await store.close();
  }
}

function readFile(content: unknown): CatalogueFile {
  try {
    return readCatalogueFile(content);
  } catch (error) {
    if (!(error instanceof MalformedCatalogue)) throw error;
    throw new Problem(`the catalogue does not follow the format (fixtures/README.md): ${error.message}`, {
      cause: error,
    });
  }
}

/** Imports into a shop that is forgotten, so that a fault in the last box leaves no trace of the first. */
async function rehearse(file: CatalogueFile, secret: MasterSecret): Promise<void> {
  let boxes = 0;
  const onBox = (done: number) => (boxes = done);
  try {
    await importCatalogue(await createGame(createMemoryStore(), secret, Date.now), file, ACTOR, onBox);
  } catch (error) {
    if (!(error instanceof CatalogueRefused)) throw error;
    const box = file.boxes[boxes];
    throw new Problem(`the catalogue is refused: ${sentence(error.rejection, box?.id ?? 'unknown')}`, {
      cause: error,
    });
  }
}

function sentence(rejection: CatalogueRefused['rejection'], boxId: string): string {
  switch (rejection.code) {
    case 'malformed-skin':
      return `skin ${rejection.skinId} is malformed`;
    case 'malformed-shelf':
      return `shelf ${rejection.shelfId} is malformed`;
    case 'malformed-box':
      return `box ${boxId} is malformed`;
    case 'shelf-twice':
      return `shelf ${rejection.shelfId} stands twice in the catalogue`;
    case 'skin-twice':
      return `skin ${rejection.skinId} stands twice in the catalogue`;
    case 'unknown-shelf':
      return `box ${boxId} stands on ${rejection.shelfId}, which is no shelf of the catalogue`;
    case 'unknown-skin':
      return `box ${boxId} names ${rejection.skinId}, which is not in the catalogue, or shows it without holding it`;
    case 'item-twice':
      return `box ${boxId} holds ${rejection.skinId} twice`;
    case 'bad-probability':
      return `box ${boxId}: the probability of ${rejection.skinId} is no decimal between 0 and 1 with at most 30 places`;
    case 'no-ticket':
      return `box ${boxId}: the probability of ${rejection.skinId} is too small for one ticket of 2^24`;
    case 'probabilities-sum':
    default:
      return `box ${boxId}: the probabilities sum to ${rejection.sum} instead of 1`;
  }
}
