import { commandKey, ask, queries } from '../net';
import { keepUserSeed, session, userQuery } from '../session';
import { confirmSeed, rememberSeed } from './own-seeds';
import { seedQuery, updateSeedCall, type Seeds } from './queries';
import { randomSeed } from './random-seed';

/** Saves a user seed; this browser uses it only once the server has accepted it, and remembers that it was set here. */
export async function saveUserSeed(seed: string, key = commandKey()): Promise<void> {
  // Whose seed it is has to be known before: the answer that tells may come later than this one.
  if (session.userId === undefined) await queries.ensureQueryData(userQuery);
  rememberSeed(seed, key);
  const { userSeed, position } = await ask(updateSeedCall, { body: { key: seed }, key });
  confirmSeed(key, position);
  keepUserSeed(userSeed);
  await queries.invalidateQueries({ queryKey: seedQuery.queryKey });
}

let making: Promise<void> | undefined;

/** One seed, however many ask for it at once: the page makes one, and so does the play that is pressed meanwhile. */
async function makeUserSeed(): Promise<void> {
  making ??= saveUserSeed(randomSeed()).finally(() => (making = undefined));
  await making;
}

/**
 * Sees to it that the logged-in player has a user seed that the present chain may be played with, and gives the seeds
 * of the next roll. Makes a seed in this browser where one is missing or due. Undefined for visitors.
 */
export async function ensureUserSeed(): Promise<Seeds | undefined> {
  if (session.token === undefined) return undefined;
  const seeds = await queries.fetchQuery(seedQuery);
  if (seeds.userSeed !== '' && !seeds.freshSeedDue) {
    keepUserSeed(seeds.userSeed);
    return seeds;
  }
  await makeUserSeed();
  return queries.fetchQuery(seedQuery);
}
