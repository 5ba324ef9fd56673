import type { Database } from 'better-sqlite3';
import type { Logger } from 'pino';
import type { Sessions } from '../slices/accounts/sessions.ts';
import { type Admitted, changesFrom } from '../foundation/mark/index.ts';

interface Parts {
  readonly accounts: Database;
  readonly sessions: Sessions;
  readonly logger: Logger;
}

/** The tables of accounts.sqlite whose changes tell an older copy from a newer one. */
export const ACCOUNT_TABLES = [
  'session',
  'personal',
  'person_fact',
  'operator_account',
  'operator_passkey',
  'operator_proposal',
  'change_draft',
  'player_note',
  'adjustment_proposal',
];

/** Of accounts that were put back, sessions would live on that were ended since. */
export function endSessions(
  { accounts, sessions, logger }: Parts,
  { accountsPutBack, mark }: Admitted,
): void {
  const ended = sessions.endEverybodys();
  changesFrom(accounts, mark?.accounts ?? 0);
  const why = accountsPutBack ? 'accounts.sqlite is older than the mark knows' : 'the log was put back';
  logger.warn({ ended }, `${why}: everybody has to log in again`);
}
