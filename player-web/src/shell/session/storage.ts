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
  | 'retrievals'
  | 'pressedPlays'
  | 'nameState'
  | 'seenNotices'
  | 'neeko_spreadCode'
  | 'steamType'
  | 'callbackHTML';

/** A stored value; the text "undefined" counts as absent, and so does a storage that refuses. */
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
    // A browser that stores nothing still plays; it only forgets.
  }
}
