import { existsSync } from 'node:fs';
import { erasedPlayers, playersInAccounts, registeredPlayers } from '@skins/api/files';
import { damageIn } from '@skins/api/store';
import { type Checked, fine, note, problem } from './checked.ts';

const NAMED_MAX = 5;

/** Whether accounts can be read, and everybody who is registered can log in. */
export async function checkAccounts(accounts: string, log: string): Promise<readonly Checked[]> {
  if (!existsSync(accounts)) return [note('accounts', 'none yet: they are made at the first start')];
  const damage = damageIn(accounts);
  if (damage !== undefined)
    return [problem('accounts', `${accounts} is damaged: ${damage}. Bring back a copy`)];
  const known = playersInAccounts(accounts);
  const unknown = (await registeredPlayers(log)).filter((player) => !known.has(player));
  const erased = await erasedPlayers(log, unknown);
  const lost = unknown.filter((player) => !erased.has(player));
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
