import { type Store, localStorageStore } from 'react-admin';

/** Raise it when what is kept changes its form: everything kept is then forgotten. */
const VERSION = '2';
const SAVED = '.savedQueries';

/** What the console remembers of an operator in this browser. Logging out forgets all of it but the filters that were saved. */
export function operatorStore(name: string): Store {
  // Ended by a colon, so that no name is the beginning of another.
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
