import { store, stored, type StorageKey } from '../session/storage';

/** Returns a list in local storage, oldest first; invalid entries are ignored. */
export function keptList<Entry>(
  key: StorageKey,
  isEntry: (value: unknown) => value is Entry,
  most: number,
): { read: () => readonly Entry[]; write: (entries: readonly Entry[]) => void } {
  return {
    read() {
      try {
        const value: unknown = JSON.parse(stored(key) ?? '[]');
        return Array.isArray(value) ? value.filter(isEntry) : [];
      } catch {
        return [];
      }
    },
    write: (entries) => store(key, JSON.stringify(entries.slice(-most))),
  };
}

/** Returns whether a stored value is an object with members of these types; one with '?' may be missing. */
export const hasMembers = (
  value: unknown,
  kinds: Readonly<Record<string, 'string' | 'number' | 'string?'>>,
): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(kinds).every(([name, kind]) => {
    const member: unknown = Reflect.get(value, name);
    return kind === 'string?' ? member === undefined || typeof member === 'string' : typeof member === kind;
  });
