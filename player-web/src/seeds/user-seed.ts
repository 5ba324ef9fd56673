import { commandKey, ask, queries } from '../net';
import { keepUserSeed, session } from '../session';
import { seedQuery, updateSeedCall, type Seeds } from './queries';
import { randomSeed } from './random-seed';

/** Saves a user seed; this browser keeps it only once the server has accepted it. */
export async function saveUserSeed(seed: string, key = commandKey()): Promise<void> {
  const { userSeed } = await ask(updateSeedCall, { body: { key: seed }, key });
  keepUserSeed(userSeed);
  await queries.invalidateQueries({ queryKey: seedQuery.queryKey });
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
  await saveUserSeed(randomSeed());
  return queries.fetchQuery(seedQuery);
}
