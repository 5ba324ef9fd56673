import { ControlProblem, control } from '@skins/api';
import { SYSTEM } from '@skins/engine/kernel';
import { dataFolder } from '@skins/api/foundation/files';
import {
  type CatalogueFile,
  CatalogueRefused,
  type Imported,
  MalformedCatalogue,
  importCatalogue,
  readCatalogueFile,
  sentence,
} from '@skins/api/catalogue/file';
import { createGame } from '@skins/api/foundation/game';
import { MasterSecret } from '@skins/api/foundation/secrets';
import { createMemoryStore, openSqliteStore } from '@skins/api/foundation/store';
import type { Catalogue } from '@skins/engine/catalogue';
import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { demandNewest } from '../log/newest-log.ts';
import { DetailedProblem, Problem } from '../problem.ts';

/** Whoever holds the machine: nobody of the log has to be named. */
const ACTOR = SYSTEM;
/** No catalogue needs one. */
const UNUSED_SECRET = new MasterSecret('0'.repeat(64));
const FAULTS_MAX = 20;

/**
 * Brings a catalogue into the shop: what is there just so stays untouched. All of it, or nothing when something is wrong.
 * @throws DetailedProblem that says what is wrong, and where
 */
export const importIntoShop = (
  content: unknown,
  folder: string,
  environment: NodeJS.ProcessEnv,
  onProgress: (done: number, total: number) => void,
): Promise<Imported> =>
  explained(async () => {
    const file = readCatalogueFile(content);
    await rehearse(file);
    const files = dataFolder(folder);
    await demandNewest(files, environment);
    const store = openSqliteStore(files.log);
    try {
      return await importCatalogue(
        await createGame({ store, secret: UNUSED_SECRET, clock: Date.now }),
        file,
        ACTOR,
        onProgress,
      );
    } finally {
      await store.close();
    }
  });

const Proposed = Type.Object({
  /** null: the shop is just so already */
  proposalId: Type.Union([Type.String(), Type.Null()]),
  /** boxes that get a version because one of their skins has another price */
  touched: Type.Array(Type.String()),
});
const proposed = Compile(Proposed);

/**
 * Has an operator propose a catalogue, as somebody plays in the shop; a server that runs is asked to.
 * @throws DetailedProblem that says what is wrong, and where; Problem when it cannot be proposed
 */
export const proposeToShop = (
  content: unknown,
  folder: string,
  environment: NodeJS.ProcessEnv,
  operator: string,
): Promise<Static<typeof Proposed>> =>
  explained(async () => {
    await rehearse(readCatalogueFile(content));
    try {
      const input = { operator, file: content };
      const answer = await control({ folder, environment }, 'catalogue-propose', input);
      if (!proposed.Check(answer)) throw new Problem('the shop answers otherwise than it should');
      return answer;
    } catch (error) {
      throw error instanceof ControlProblem ? new Problem(error.message) : error;
    }
  });

/**
 * A catalogue file as the shop would have it.
 * @throws DetailedProblem that says what is wrong, and where
 */
export const catalogueOfFile = (content: unknown): Promise<Catalogue> =>
  explained(() => rehearse(readCatalogueFile(content)));

/** Imports into a shop that is forgotten: should the engine refuse the last box, there is no trace of the first. */
async function rehearse(file: CatalogueFile): Promise<Catalogue> {
  const game = await createGame({ store: createMemoryStore(), secret: UNUSED_SECRET, clock: Date.now });
  await importCatalogue(game, file, ACTOR);
  return game.catalogue();
}

async function explained<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof CatalogueRefused && error.rejection.code === 'needs-approval')
      throw new Problem(
        'somebody plays in this shop, so that a catalogue is proposed and approved: name who proposes it with --operator',
        { cause: error },
      );
    if (!(error instanceof MalformedCatalogue)) throw error;
    const faults = error.faults.slice(0, FAULTS_MAX);
    const more = error.faults.length - faults.length;
    const lines = [
      'the catalogue is refused as a whole (its format: fixtures/README.md)',
      ...faults.map(sentence),
      ...(more > 0 ? [`and ${more} more`] : []),
    ];
    throw new DetailedProblem(
      lines.join('\n  '),
      { faults: faults.map((fault) => ({ ...fault })), more },
      { cause: error },
    );
  }
}
