import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TRANSITIONS } from '@skins/engine/bag';
import { expect, it } from 'vitest';
import { ROOT } from './sources.ts';

it('every way that an item may go stands in docs/items.md', () => {
  const rows = [
    ...readFileSync(join(ROOT, 'docs/items.md'), 'utf8').matchAll(/^\| [a-z ]+ \| (\d+) \| (.+) \|$/gm),
  ];
  const told = rows.map(([, from, to = '']) => [from, to === '–' ? [] : to.split(', ').map(Number)]);
  expect(Object.fromEntries(told)).toEqual(TRANSITIONS);
});
