import { describe, expect, it } from 'vitest';
import { LruMap } from './lru-map.ts';

function filled(...keys: readonly string[]): LruMap<string, string> {
  const map = new LruMap<string, string>(3);
  for (const key of keys) map.set(key, key.toUpperCase());
  return map;
}
const keysIn = (map: LruMap<string, string>) =>
  ['a', 'b', 'c', 'd'].filter((key) => map.get(key) !== undefined);

describe('an LRU map', () => {
  it('forgets the entry used least lately once it is full', () => {
    expect(keysIn(filled('a', 'b', 'c', 'd'))).toEqual(['b', 'c', 'd']);
  });

  it('counts reading as use', () => {
    const map = filled('a', 'b', 'c');
    map.get('a');
    map.set('d', 'D');

    expect(keysIn(map)).toEqual(['a', 'c', 'd']);
  });

  it('counts setting again as use, and keeps the new value', () => {
    const map = filled('a', 'b', 'c');
    map.set('a', 'new');
    map.set('d', 'D');

    expect(map.get('a')).toBe('new');
    expect(keysIn(map)).toEqual(['a', 'c', 'd']);
  });

  it('forgets what is deleted, and everything when it is cleared', () => {
    const map = filled('a', 'b');
    map.delete('a');
    expect(keysIn(map)).toEqual(['b']);
    map.clear();
    expect(keysIn(map)).toEqual([]);
  });

  it('forgets from the oldest on while a condition holds, and knows its size', () => {
    const map = filled('a', 'b', 'c');
    map.get('a');
    map.forgetWhile((value) => value === 'B' || value === 'A');

    expect(map.size).toBe(2);
    expect(keysIn(map)).toEqual(['a', 'c']);
    map.forgetWhile(() => true);
    expect(map.size).toBe(0);
  });
});
