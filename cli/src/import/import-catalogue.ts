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
import { createMemoryStore, logPlace } from '@skins/api/foundation/store';
import type { Catalogue } from '@skins/engine/catalogue';
import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { demandNewest } from '../log/newest-log.ts';
import { DetailedProblem, Problem } from '../problem.ts';

/** The person at the machine, who need not be an operator in the log. */
const ACTOR = SYSTEM;
/** A catalogue needs no secret. */
const UNUSED_SECRET = new MasterSecret('0'.repeat(64));
const FAULTS_MAX = 20;

/**
 * Imports a catalogue into the shop, all of it or nothing. Entries that are equal already stay untouched.
 * @throws DetailedProblem that lists each fault and its place
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
    const store = await logPlace(files.log, environment).openStore();
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
  /** null: the shop equals the catalogue already */
  proposalId: Type.Union([Type.String(), Type.Null()]),
  /** boxes that get a new version because the price of one of their skins changed */
  touched: Type.Array(Type.String()),
});
const proposed = Compile(Proposed);

/** An operator, and the proof that it is them. */
export interface Proposer {
  readonly operator: string;
  readonly password: string;
  /** a code of the authenticator app */
  readonly totp: string;
}

/**
 * Proposes a catalogue in an operator's name, which is required once somebody plays in the shop. Asks the server if one runs.
 * @throws DetailedProblem that lists each fault and its place; Problem if it cannot be proposed
 */
export const proposeToShop = (
  content: unknown,
  folder: string,
  environment: NodeJS.ProcessEnv,
  proposer: Proposer,
): Promise<Static<typeof Proposed>> =>
  explained(async () => {
    await rehearse(readCatalogueFile(content));
    try {
      const input = { ...proposer, file: content };
      const answer = await control({ folder, environment }, 'catalogue-propose', input);
      if (!proposed.Check(answer)) throw new Problem('the shop answers otherwise than it should');
      return answer;
    } catch (error) {
      throw error instanceof ControlProblem ? new Problem(error.message) : error;
    }
  });

/**
 * Returns a catalogue file as the shop would store it.
 * @throws DetailedProblem that lists each fault and its place
 */
export const catalogueOfFile = (content: unknown): Promise<Catalogue> =>
  explained(() => rehearse(readCatalogueFile(content)));

/** Imports into a throwaway shop first: if the engine refuses the last box, the first one leaves no trace. */
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
