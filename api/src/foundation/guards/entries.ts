import { EndingMap } from './ending-map.ts';

/** What a limit keeps of one key. Times in milliseconds since 1970. */
export interface Entry {
  /** time when it is forgotten */
  readonly endsAt: number;
  /** a number whose meaning each limit defines */
  readonly figure: number;
}

/** Entries that expire: of this process, or of all nodes. */
export interface Entries {
  /** Returns the entry of a key unless it has expired. */
  readonly get: (key: string, now: number) => Promise<Entry | undefined>;
  /**
   * Replaces the entry of a key. Callers come one after the other, on whichever node.
   * @param next returns the new entry, or undefined to leave it; called again if another node was first
   * @returns the new entry; undefined if it was left
   */
  readonly change: (
    key: string,
    now: number,
    next: (before: Entry | undefined) => Entry | undefined,
  ) => Promise<Entry | undefined>;
}

/** Returns the entries of a limit. @param capacity number of keys that one process keeps in memory */
export type EntriesOf = (kind: string, capacity: number) => Entries;

/** Returns entries in memory: a restart forgets them. */
export function ownEntries(capacity: number): Entries {
  const entries = new EndingMap<Entry>(capacity);
  return {
    get: async (key, now) => entries.get(key, now),
    change: async (key, now, next) => {
      const after = next(entries.get(key, now));
      if (after === undefined) return undefined;
      if (after.endsAt <= now) entries.delete(key);
      else entries.set(key, after, now);
      return after;
    },
  };
}
