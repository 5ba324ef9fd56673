/** The local-storage keys of the product. */
export type StorageKey =
  | 'token'
  | 'register'
  | 'userinfo'
  | 'userSeed'
  | 'language'
  | 'light'
  | 'fingerprint'
  | 'skipReel'
  | 'ticks'
  | 'seenCommitments'
  | 'ownSeeds'
  | 'seenRoots'
  | 'seenBattles'
  | 'seenDecks'
  | 'seenWishes'
  | 'luckycardSeed'
  | 'retrievals'
  | 'pressedPlays'
  | 'user'
  | 'nameState'
  | 'nameStateMonth'
  | 'seenNotices'
  | 'neeko'
  | 'neeko_spreadCode'
  | 'steamType'
  | 'callbackHTML';

/** Returns a stored value. The text "undefined" counts as absent, and so does a storage that throws. */
export function stored(key: StorageKey): string | undefined {
  try {
    const value = localStorage.getItem(key);
    return value === null || value === '' || value === 'undefined' ? undefined : value;
  } catch {
    return undefined;
  }
}

export function store(key: StorageKey, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Without storage the app still works, but forgets.
  }
}
