import { navigate as go, useBrowserLocation } from 'wouter/use-browser-location';
import { cancelReads } from '../net/queries';
import { session } from '../session/session';
import { closeAllModals, openLogin } from './modals';
import { routeAt } from './routes';

// Back and forward leave a page too. Registered before the router's listener, so the old page's queries are cancelled
// first.
addEventListener('popstate', leavePage);

function leavePage(): void {
  cancelReads();
  closeAllModals();
}

/** Returns whether the visitor may open a page: pages for players need a token. */
export function mayEnter(path: string, token = session.token): boolean {
  return routeAt(path)?.access !== 'player' || token !== undefined;
}

const navigate: typeof go = (to, options) => {
  const { pathname } = new URL(to, location.href);
  if (!mayEnter(pathname)) {
    openLogin();
    return;
  }
  leavePage();
  go(to, options);
};

/** The router's location hook: every navigation passes through {@link navigate}. */
export const useAppLocation: typeof useBrowserLocation = (options) => [
  useBrowserLocation(options)[0],
  navigate,
];
