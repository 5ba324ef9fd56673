import { type Store, localStorageStore } from 'react-admin';

/** Raise it when the stored format changes: everything stored is then dropped. */
const VERSION = '2';
const SAVED = '.savedQueries';

/** Returns an operator's storage in this browser. A logout clears all of it except saved filters. */
export function operatorStore(name: string): Store {
  // The trailing colon keeps one name from being a prefix of another.
  const store = localStorageStore(VERSION, `skins-console:${name}:`);
  return {
    ...store,
    reset() {
      const kept = Object.entries(store.listItems?.() ?? {});
      store.reset();
      for (const [key, value] of kept) if (key.endsWith(SAVED)) store.setItem(key, value);
    },
  };
}
