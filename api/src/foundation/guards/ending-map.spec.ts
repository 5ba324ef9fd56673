import { describe, expect, it } from 'vitest';
import { EndingMap } from './ending-map.ts';

const filled = (capacity: number, entries: readonly (readonly [key: string, endsAt: number])[]) => {
  const map = new EndingMap<{ endsAt: number }>(capacity);
  for (const [key, endsAt] of entries) map.set(key, { endsAt }, 0);
  return map;
};

describe('a map of what ends', () => {
  it('knows nothing of what has ended', () => {
    const map = filled(8, [['a', 10]]);

    expect(map.get('a', 9)).toEqual({ endsAt: 10 });
    expect(map.get('a', 10)).toBeUndefined();
  });

  it('makes room by what ends soonest, however many others come', () => {
    const map = filled(100, [['long', 1_000_000]]);
    for (let n = 0; n < 10_000; n += 1) map.set(`other ${n}`, { endsAt: 1_000 + n }, 0);

    expect(map.size).toBeLessThanOrEqual(100);
    expect(map.get('long', 0)).toEqual({ endsAt: 1_000_000 });
    expect(map.get('other 9999', 0)).toBeDefined();
    expect(map.get('other 0', 0)).toBeUndefined();
  });

  it('lets go of nothing that lasts while there is something that has ended', () => {
    const map = filled(
      16,
      Array.from({ length: 16 }, (_, n) => [`${n}`, n < 8 ? 1 : 100]),
    );
    map.set('new', { endsAt: 100 }, 50);

    expect(Array.from({ length: 16 }, (_, n) => map.get(`${n}`, 50)).filter((found) => found)).toHaveLength(
      8,
    );
  });

  it('takes what it has without making room', () => {
    const map = filled(2, [
      ['a', 10],
      ['b', 10],
    ]);
    map.set('a', { endsAt: 20 }, 0);

    expect([map.get('a', 0), map.get('b', 0)]).toEqual([{ endsAt: 20 }, { endsAt: 10 }]);
  });
});
