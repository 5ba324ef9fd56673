import type { logout } from '@skins/api/accounts/contract';
import { ask, post } from '../net/ask';
import { leave, session } from './session';

const logoutCall = post<typeof logout>('/api/user/logout');

/** Forgets the player in the browser at once, however slow the network. Meanwhile the server revokes the token. */
export function logOut(): void {
  if (session.token === undefined) return;
  // Sent before the token is forgotten. If the server cannot be reached, the session expires by itself.
  ask(logoutCall).catch(() => {});
  leave();
}
