import { commandKey, ask, queries } from '../net';
import { keepUserSeed, session, userQuery } from '../session';
import { confirmSeed, rememberSeed } from './own-seeds';
import { seedQuery, updateSeedCall, type Seeds } from './queries';
import { randomSeed } from './random-seed';

/** Saves a user seed. This browser uses it only once the server has accepted it, and remembers having set it. */
export async function saveUserSeed(seed: string, key = commandKey()): Promise<void> {
  // The player's id must be known first; its answer may come later than this one.
  if (session.userId === undefined) await queries.ensureQueryData(userQuery);
  rememberSeed(seed, key);
  const { userSeed, position } = await ask(updateSeedCall, { body: { key: seed }, key });
  confirmSeed(key, position);
  keepUserSeed(userSeed);
  await queries.invalidateQueries({ queryKey: seedQuery.queryKey });
}

let making: Promise<void> | undefined;

/** Makes one seed for concurrent callers: the page makes one, and so does a play pressed meanwhile. */
async function makeUserSeed(): Promise<void> {
  making ??= saveUserSeed(randomSeed()).finally(() => (making = undefined));
  await making;
}

/**
 * Ensures that the logged-in player has a user seed for the present chain, and returns the seeds of the next roll.
 * Makes a seed in this browser if one is missing or due. Undefined for visitors.
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
