import { expect, it } from 'vitest';
import { askedBy, changed, queryOf } from './asked';

const asked = (address: string) => queryOf(askedBy(new URLSearchParams(address)));

it.each([
  ['', {}],
  ['q=friday&kind=streamer&state=ended&current=3', { q: 'friday', type: 1, state: 'ended', current: 3 }],
  ['kind=official', { type: 0 }],
  ['kind=2&state=open&current=0&q=+', {}],
  [`q=${'a'.repeat(300)}`, { q: 'a'.repeat(101) }],
])('ignores invalid filters in the address: %s', (address, query) => {
  expect(asked(address)).toEqual(query);
});

it('goes back to the first page for another search', () => {
  const after = changed(new URLSearchParams('q=a&state=ended&current=4'), { state: '' });
  expect(after.toString()).toBe('q=a');
});
