import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { RecentMap } from './recent-map.ts';

const MOST = 4;
const KEYS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'];

it('returns the last value of each recent key, and never another value', () => {
  const asked = fc.record({ key: fc.constantFrom(...KEYS), value: fc.option(fc.nat()) });
  fc.assert(
    fc.property(fc.array(asked, { maxLength: 80 }), (all) => {
      const recent = new RecentMap<number>(MOST);
      const set = new Map<string, number>();
      const latest: string[] = [];
      for (const { key, value } of all) {
        if (value === null) {
          const found = recent.get(key);
          if (latest.slice(-MOST + 1).includes(key)) expect(found).toBe(set.get(key));
          else expect([undefined, set.get(key)]).toContain(found);
          if (found === undefined) continue;
        } else {
          recent.set(key, value);
          set.set(key, value);
        }
        if (latest.includes(key)) latest.splice(latest.indexOf(key), 1);
        latest.push(key);
      }
    }),
  );
});

it('forgets keys that have not been used', () => {
  const recent = new RecentMap<number>(MOST);
  for (let n = 0; n < 100; n += 1) recent.set(`key ${n}`, n);
  const kept = Array.from({ length: 100 }, (_, n) => recent.get(`key ${n}`)).filter((n) => n !== undefined);
  expect(kept.length).toBeLessThanOrEqual(2 * MOST);
});
