import { describe, expect, it } from 'vitest';
import { EndingMap } from './ending-map.ts';

const filled = (capacity: number, entries: readonly (readonly [key: string, endsAt: number])[]) => {
  const map = new EndingMap<{ endsAt: number }>(capacity);
  for (const [key, endsAt] of entries) map.set(key, { endsAt }, 0);
  return map;
};

describe('EndingMap', () => {
  it('returns nothing for an expired entry', () => {
    const map = filled(8, [['a', 10]]);

    expect(map.get('a', 9)).toEqual({ endsAt: 10 });
    expect(map.get('a', 10)).toBeUndefined();
  });

  it('evicts the entries that expire soonest, regardless of how many are added', () => {
    const map = filled(100, [['long', 1_000_000]]);
    for (let n = 0; n < 10_000; n += 1) map.set(`other ${n}`, { endsAt: 1_000 + n }, 0);

    expect(map.size).toBeLessThanOrEqual(100);
    expect(map.get('long', 0)).toEqual({ endsAt: 1_000_000 });
    expect(map.get('other 9999', 0)).toBeDefined();
    expect(map.get('other 0', 0)).toBeUndefined();
  });

  it('evicts no live entry while there are expired ones', () => {
    const map = filled(
      16,
      Array.from({ length: 16 }, (_, n) => [`${n}`, n < 8 ? 1 : 100]),
    );
    map.set('new', { endsAt: 100 }, 50);

    expect(Array.from({ length: 16 }, (_, n) => map.get(`${n}`, 50)).filter((found) => found)).toHaveLength(
      8,
    );
  });

  it('replaces an existing entry without evicting', () => {
    const map = filled(2, [
      ['a', 10],
      ['b', 10],
    ]);
    map.set('a', { endsAt: 20 }, 0);

    expect([map.get('a', 0), map.get('b', 0)]).toEqual([{ endsAt: 20 }, { endsAt: 10 }]);
  });
});
