import { proxy, useSnapshot } from 'valtio';
import { store, stored } from '../../shell/session/storage';

const seen = proxy<{ version: string | undefined }>({ version: stored('seenNotices') });

/** Returns the version of the announcements that this browser last looked at. */
export const useSeenVersion = (): string | undefined => useSnapshot(seen).version;

export function seeVersion(version: string): void {
  seen.version = version;
  store('seenNotices', version);
}

// Another tab may have looked at them.
addEventListener('storage', ({ key }) => {
  if (key === 'seenNotices' || key === null) seen.version = stored('seenNotices');
});
