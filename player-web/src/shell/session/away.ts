import type { Refused } from '../net/failures';

/** The shop is closed, for whatever reason: its maintenance page says so. */
export const isClosed = ({ status, code, errCode }: Refused): boolean =>
  status === 502 || code === 1000 || errCode === 1000 || errCode === 404;

/** This visitor has to leave. */
export const isSentAway = ({ status, code, errCode }: Refused): boolean =>
  [status, code, errCode].includes(900);

/**
 * The maintenance page, told when it should be over.
 * @param until milliseconds since 1970; 0 where nobody said
 */
export const maintenancePage = (until = 0): string => `/siteMaintain.html?timer=${until}`;

/** Where those go who have to leave: what the service has set in the page, else the maintenance page. */
export function leavingPage(): string {
  const set = document.querySelector<HTMLMetaElement>('meta[name="leave-to"]')?.content ?? '';
  return /^https?:\/\//.test(set) ? set : maintenancePage();
}

let leaving = false;
// Back from where it led, the page is alive again.
addEventListener('pageshow', () => (leaving = false));

/** Leaves the app, once: what is refused on the way would only lead there again. */
export function leaveFor(address: string): void {
  if (leaving) return;
  leaving = true;
  location.assign(address);
}
