import { erasedPlayers, registeredPlayers } from '../files/index.ts';
import type { LogPlace } from '../store/index.ts';
import { valuesIn } from './open.ts';

/**
 * Returns the ids of all players whose personal data a shop has, in its accounts file or on the server of its log.
 * @throws DamagedFile
 */
export const playersKnown = async (log: LogPlace, accounts: string): Promise<ReadonlySet<string>> =>
  new Set(await valuesIn(log, accounts, { name: 'personal', column: 'player' }));

/**
 * Returns players who are registered and not erased in a log, but have no personal data.
 * The log is read first, and again for erasures. Otherwise a player who registers or is erased meanwhile would seem lost.
 * @throws DamagedFile
 */
export async function lostPlayers(log: LogPlace, accounts: string): Promise<readonly string[]> {
  const registered = await registeredPlayers(log);
  const known = await playersKnown(log, accounts);
  const unknown = registered.filter((player) => !known.has(player));
  const erased = await erasedPlayers(log, unknown);
  return unknown.filter((player) => !erased.has(player));
}
