import type { EventStore } from '@skins/api/foundation/store';

/** Opens stores in folders that vanish with the test. */
export interface Stores {
  /** The test's store; the same one at every call. */
  readonly store: () => EventStore;
  /** One more store, empty. */
  readonly openEmpty: () => Promise<EventStore>;
  /** Closes the test's store and opens it again. */
  readonly reopen: () => Promise<EventStore>;
}
