import { dataFolder } from '@skins/api/files';
import {
  type CatalogueFile,
  CatalogueRefused,
  type Imported,
  MalformedCatalogue,
  importCatalogue,
  readCatalogueFile,
} from '@skins/api/catalogue';
import { createGame } from '@skins/api/game';
import { MasterSecret, masterSecretOf } from '@skins/api/secrets';
import { createMemoryStore, openSqliteStore } from '@skins/api/store';
import type { Catalogue } from '@skins/engine/catalogue';
import { Problem } from '../problem.ts';

const ACTOR = 'operator:command-line';
/** No catalogue needs one. */
const UNUSED_SECRET = new MasterSecret('0'.repeat(64));

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
  await rehearse(file);
  const files = dataFolder(folder);
  const secret = masterSecretOf(folder, environment);
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

/**
 * A catalogue file as the shop would have it.
 * @throws Problem that says what is wrong
 */
export const catalogueOfFile = (content: unknown): Promise<Catalogue> => rehearse(readFile(content));

/** Imports into a shop that is forgotten, so that a fault in the last box leaves no trace of the first. */
async function rehearse(file: CatalogueFile): Promise<Catalogue> {
  const game = await createGame(createMemoryStore(), UNUSED_SECRET, Date.now);
  let boxes = 0;
  const onBox = (done: number) => (boxes = done);
  try {
    await importCatalogue(game, file, ACTOR, onBox);
    return game.catalogue();
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
