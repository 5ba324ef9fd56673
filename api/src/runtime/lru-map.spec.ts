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

  it('counts the entries used last that hold a condition', () => {
    const map = new LruMap<string, number>(10);
    for (const [key, value] of [
      ['a', 1],
      ['b', 5],
      ['c', 2],
      ['d', 6],
      ['e', 7],
    ] as const)
      map.set(key, value);

    expect(map.countWhile((value) => value > 4)).toBe(2);
    map.get('b');
    expect(map.countWhile((value) => value > 4)).toBe(3);
  });
});
