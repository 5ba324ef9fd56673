import { type LogPlace, WrongStore } from './place.ts';

const NAME = /^[a-z0-9][a-z0-9-]{0,39}$/;

/**
 * Returns the name of this node from `SKINS_NODE`: one of several servers on one log. Undefined for the only server.
 * @throws WrongStore when it is no name, or the log cannot have several writers
 */
export function nodeNameOf(
  { SKINS_NODE: name = '' }: NodeJS.ProcessEnv,
  { name: log, database }: Pick<LogPlace, 'name' | 'database'>,
): string | undefined {
  if (name === '') return undefined;
  if (!NAME.test(name))
    throw new WrongStore('SKINS_NODE is the name of this server among several: 1 to 40 of a-z, 0-9 and -');
  if (database === undefined)
    throw new WrongStore(
      `several servers (SKINS_NODE) need a log in PostgreSQL, SKINS_STORE=postgres://…; ${log} has one writer`,
    );
  return name;
}
