import type { logout } from '@skins/api/accounts/contract';
import { ask, post } from '../net/ask';
import { leave, session } from './session';
import { refreshUser } from './user';

const logoutCall = post<typeof logout>('/api/user/logout');

/** The server revokes the token; the browser forgets it even when the server cannot be told. */
export async function logOut(): Promise<void> {
  if (session.token === undefined) return;
  try {
    await ask(logoutCall);
  } catch {
    // Forgotten here all the same; the token ends by itself.
  }
  leave();
  await refreshUser();
}
