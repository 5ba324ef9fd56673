import { existsSync } from 'node:fs';
import { type LogPlace, damageIn } from '@skins/api/foundation/store';
import { lostPlayers } from '@skins/api/foundation/tables';
import { type Checked, fine, note, problem } from './checked.ts';

const NAMED_MAX = 5;

/** Checks that accounts can be read and that every registered player can log in. */
export async function checkAccounts(log: LogPlace, accounts: string): Promise<readonly Checked[]> {
  if (!existsSync(accounts)) return [note('accounts', 'none yet: they are made at the first start')];
  const damage = damageIn(accounts);
  if (damage !== undefined)
    return [problem('accounts', `${accounts} is damaged: ${damage}. Bring back a copy`)];
  const lost = await lostPlayers(log, accounts);
  if (lost.length === 0) return [fine('accounts', 'can be read')];
  const named = lost.slice(0, NAMED_MAX).join(', ');
  const more = lost.length > NAMED_MAX ? ` and ${lost.length - NAMED_MAX} more` : '';
  return [
    problem(
      'accounts',
      `has no personal data of players who are registered: ${named}${more}. They cannot log in; bring back a newer copy`,
    ),
  ];
}
