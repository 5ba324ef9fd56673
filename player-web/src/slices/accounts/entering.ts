import type { login, register } from '@skins/api/accounts/contract';
import type { BodyOf } from '@skins/api/contract';
import { ensureUserSeed } from '../../shell/seeds/user-seed';
import { ask } from '../../shell/net/ask';
import { queries } from '../../shell/net/queries';
import { enter, store, userQuery } from '../../shell/session';
import { loginCall, registerCall } from './queries';

/** Enters as a new player, whose welcome has not begun: opening it sets the mark to 1. */
export async function welcomeNew(token: string): Promise<void> {
  store('register', '0');
  await welcome(token);
}

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
  await welcomeNew(token);
}
