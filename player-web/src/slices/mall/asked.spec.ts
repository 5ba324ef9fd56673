import { describe, expect, it } from 'vitest';
import { askedBy, queryOf } from './asked';

const asked = (address: string) => queryOf(askedBy(new URLSearchParams(address)));

describe("the store's filters in the address", () => {
  it.each([
    ['', {}],
    ['type=skin', {}],
    [
      'q=red+line&type=rifle&rarity=rare&exterior=none',
      { q: 'red line', type: 'rifle', rarity: 'rare', exterior: 'none' },
    ],
    ['from=1&to=2.5&sort=cheapest&current=3', { from: 1, to: 2.5, sort: 'cheapest', current: 3 }],
    ['type=boat&rarity=blue&exterior=wet&from=-1&to=1e9&sort=random&current=0&q=+', {}],
    [`q=${'a'.repeat(300)}`, { q: 'a'.repeat(101) }],
  ])('%s', (address, query) => {
    expect(asked(address)).toEqual(query);
  });
});
