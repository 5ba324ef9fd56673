import type { login, register } from '@skins/api/accounts/contract';
import type { BodyOf } from '@skins/api/contract';
import { ensureUserSeed } from '../../shell/seeds/user-seed';
import { ask } from '../../shell/net/ask';
import { queries } from '../../shell/net/queries';
import { enter, store, userQuery } from '../../shell/session';
import { loginCall, registerCall } from './queries';

/** Stores the token, then loads the player's figures and sets a user seed if there is none yet. */
export async function welcome(token: string): Promise<void> {
  enter(token);
  await queries.fetchQuery(userQuery);
  // Without a user seed the player can still look around; the seed panel offers it again.
  await ensureUserSeed().catch(() => {});
}

export async function logIn(body: BodyOf<typeof login>): Promise<void> {
  const { token } = await ask(loginCall, { body });
  await welcome(token);
}

export async function signUp(body: BodyOf<typeof register>, key: string): Promise<void> {
  const { token } = await ask(registerCall, { body, key });
  // 0: the welcome of a new player has not begun. Opening it sets 1.
  store('register', '0');
  await welcome(token);
}
