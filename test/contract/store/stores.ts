import type { EventStore } from '@skins/api/foundation/store';

/** Opens stores in folders that are deleted with the test. */
export interface Stores {
  /** Returns the test's store, the same one at every call. */
  readonly store: () => EventStore;
  /** Opens another, empty store. */
  readonly openEmpty: () => Promise<EventStore>;
  /** Closes the test's store and opens it again. */
  readonly reopen: () => Promise<EventStore>;
}
