import { type Append, type EventStore, createMemoryStore } from '@skins/api/foundation/store';
import { RecordedStore } from './recorded-store.ts';

/** One game from a log's state on until everything ended, by one process in which players retry unanswered requests. */
export interface Life {
  /** unique among all lives */
  readonly name: string;
  /** Returns the appends of the log that it continues. */
  readonly before: () => Promise<readonly Append[]>;
  readonly live: (store: EventStore) => Promise<void>;
  /** Returns what came of it. */
  readonly told: (store: EventStore) => Promise<unknown>;
  /** what has to come of it, however often its process dies */
  readonly expected: unknown;
}

/** Returns a new store with a log, which records what is appended to it. */
export async function recordedOver(appends: readonly Append[]): Promise<RecordedStore> {
  const store = createMemoryStore();
  for (const append of appends) await store.append(append);
  return new RecordedStore(store);
}
