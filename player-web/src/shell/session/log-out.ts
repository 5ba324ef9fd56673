import type { logout } from '@skins/api/accounts/contract';
import { ask, post } from '../net/ask';
import { leave, session } from './session';

const logoutCall = post<typeof logout>('/api/user/logout');

/** The browser forgets the player at once, however slow the line is; the server, which is told meanwhile, revokes the token. */
export function logOut(): void {
  if (session.token === undefined) return;
  // Sent with the token, before that is forgotten. Where the server cannot be told, it ends by itself.
  ask(logoutCall).catch(() => {});
  leave();
}
