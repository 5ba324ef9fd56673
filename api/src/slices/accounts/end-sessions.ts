import type { Database } from 'better-sqlite3';
import type { Logger } from 'pino';
import { changesFrom } from '../../foundation/mark/index.ts';
import type { PutBack } from '../../shop/desk.ts';
import type { Sessions } from './sessions.ts';

interface Parts {
  readonly accounts: Database;
  readonly sessions: Sessions;
  readonly logger: Logger;
}

/** Ends everybody's sessions: after accounts were put back, sessions would live on that were ended since. */
export async function endSessions(
  { accounts, sessions, logger }: Parts,
  { why, changes }: PutBack,
): Promise<void> {
  const ended = await sessions.endEverybodys();
  changesFrom(accounts, changes);
  logger.warn({ ended }, `${why}: everybody has to log in again`);
}
