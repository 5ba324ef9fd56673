import type { Database } from 'better-sqlite3';
import type { OperatorRole } from '@skins/engine/kernel';
import { OPERATORS_STREAM, addOperator } from '@skins/engine/operators';
import type { Game } from '../../foundation/game/game.ts';
import { hasTable } from '../../foundation/store/index.ts';
import type { OperatorAccounts } from './operator-accounts.ts';
import { randomBytes } from 'node:crypto';

interface Row {
  readonly name: string;
  readonly role: string;
  readonly password_hash: string;
  readonly created: number;
}

/** Present roles by former role. */
const ROLES: Readonly<Record<string, OperatorRole>> = {
  admin: 'owner',
  operator: 'game-manager',
  support: 'support',
  auditor: 'auditor',
};
const ID_BYTES = 8;

/**
 * Moves the operators of an old shop from a file into a log that has none. Each of them enrols a second factor at the next login.
 * A log with operators has precedence over the file.
 */
export async function takeOverOperators(
  game: Game,
  database: Database,
  accounts: OperatorAccounts,
): Promise<void> {
  if (!hasTable(database, 'operator')) return;
  if (game.operators().register.operators.size === 0)
    for (const row of rowsOf(database)) await takeOver(game, accounts, row);
  database.exec('DROP TABLE operator');
}

const rowsOf = (database: Database): Row[] =>
  database
    .prepare<[], Row>(
      'SELECT name, role, password_hash, created FROM operator WHERE disabled IS NULL ORDER BY name',
    )
    .all();

async function takeOver(game: Game, accounts: OperatorAccounts, { name, role, password_hash, created }: Row) {
  const operatorId = (await accounts.named(name))?.operatorId ?? randomBytes(ID_BYTES).toString('hex');
  if ((await accounts.find(operatorId)) === undefined)
    await accounts.add({
      operatorId,
      name,
      passwordHash: password_hash,
      totpSecret: null,
      recovery: [],
      created,
    });
  await game.act(addOperator, {
    streams: game.streams.operators,
    stream: OPERATORS_STREAM,
    commandId: `take-over-${operatorId}`,
    input: { operatorId, personId: operatorId, role: ROLES[role] ?? 'auditor' },
    context: (moment) => ({ ...moment, by: undefined }),
  });
}
