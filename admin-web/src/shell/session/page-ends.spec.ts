import { expect, it } from 'vitest';
import { PageEnds } from './page-ends';

const page = (range: string, filter = '{}') =>
  `/admin/api/players?filter=${encodeURIComponent(filter)}&range=${encodeURIComponent(range)}&sort=x`;

it('continues after the previous page of the same list, and of no other', () => {
  const ends = new PageEnds();
  expect(ends.goOn(page('[25,49]'))).toBe(page('[25,49]'));
  ends.keep(page('[0,24]'), 'a b');
  expect(ends.goOn(page('[25,49]'))).toBe(`${page('[25,49]')}&after=a%20b`);
  expect(ends.goOn(page('[25,124]'))).toBe(`${page('[25,124]')}&after=a%20b`);
  expect(ends.goOn(page('[50,74]'))).toBe(page('[50,74]'));
  expect(ends.goOn(page('[25,49]', '{"q":"x"}'))).not.toContain('after=');
  expect(ends.goOn('/admin/api/players/1')).toBe('/admin/api/players/1');
});

it('has a limit', () => {
  const ends = new PageEnds();
  for (let n = 0; n < 2_000; n += 1) ends.keep(page(`[${n},${n}]`), String(n));
  expect(ends.goOn(page('[1,1]'))).not.toContain('after=');
  expect(ends.goOn(page('[2000,2000]'))).toContain('after=1999');
});
