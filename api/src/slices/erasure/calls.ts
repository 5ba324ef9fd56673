import { stripped } from '@skins/engine/typed';
import { exportedOf } from '../dossier/exported.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Caller } from '../../foundation/http/caller.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Shop } from '../../shop/shop.ts';
import type { Desks } from './desks.ts';
import type * as contract from './contract.ts';

/** Returns why the password does not prove the player; undefined if it does. A token alone must neither export data nor delete the account. */
async function unproven(
  { registrar, entrance }: Pick<Desks['accounts'], 'registrar' | 'entrance'>,
  playerId: string,
  password: string,
  caller: Caller,
): Promise<CallRefused<'login-wrong' | 'too-many-guesses'> | undefined> {
  const phone = (await registrar.personal(playerId))?.phone;
  if (phone === undefined) return new CallRefused('login-wrong');
  const entered = await entrance.enter(registrar.accountOf(phone), caller, (lane) =>
    registrar.login(phone, stripped(password), lane),
  );
  if (entered instanceof CallRefused) return entered;
  return entered === playerId ? undefined : new CallRefused('login-wrong');
}

export const calls = (shop: Shop<Desks>) =>
  ({
    exportMine: async ({ body, playerId, caller }) =>
      (await unproven(shop.desks.accounts, playerId, body.password, caller)) ?? exportedOf(shop, playerId),

    eraseMe: async ({ body, playerId, commandId, caller }) =>
      (await unproven(shop.desks.accounts, playerId, body.password, caller)) ??
      (await shop.desks.erasure.eraser.erase(playerId, commandId)) ??
      null,
  }) satisfies Handlers<typeof contract>;
