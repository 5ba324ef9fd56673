import type { Refused } from '../net/failures';

/** Returns whether the shop is closed, for any reason: the maintenance page says so. */
export const isClosed = ({ status, code, errCode }: Refused): boolean =>
  status === 502 || code === 1000 || errCode === 1000 || errCode === 404;

/** Returns whether this visitor has to leave. */
export const isSentAway = ({ status, code, errCode }: Refused): boolean =>
  [status, code, errCode].includes(900);

/**
 * Returns the address of the maintenance page.
 * @param until expected end, milliseconds since 1970; 0 if unknown
 */
export const maintenancePage = (until = 0): string => `/siteMaintain.html?timer=${until}`;

/**
 * Returns the address for visitors who have to leave: the one that the server set in the page, else the maintenance
 * page.
 */
export function leavingPage(): string {
  const set = document.querySelector<HTMLMetaElement>('meta[name="leave-to"]')?.content ?? '';
  return /^https?:\/\//.test(set) ? set : maintenancePage();
}

let leaving = false;
// The visitor came back and the page is restored from the cache.
addEventListener('pageshow', () => (leaving = false));

/** Leaves the app once: later refusals would only lead to the same address. */
export function leaveFor(address: string): void {
  if (leaving) return;
  leaving = true;
  location.assign(address);
}
