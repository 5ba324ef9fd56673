import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ItemSource, TRANSITIONS } from '@skins/engine/bag';
import { expect, it } from 'vitest';
import { ROOT } from './sources.ts';

it('docs/items.md lists every transition of an item', () => {
  const rows = [
    ...readFileSync(join(ROOT, 'docs/items.md'), 'utf8').matchAll(/^\| [a-z ]+ \| (\d+) \| (.+) \|$/gm),
  ];
  const told = rows.map(([, from, to = '']) => [from, to === '–' ? [] : to.split(', ').map(Number)]);
  expect(Object.fromEntries(told)).toEqual(TRANSITIONS);
});

it('every status has a badge of its own colour', () => {
  const sheet = readFileSync(join(ROOT, 'player-web/src/shell/ui/StateBadge.module.css'), 'utf8');
  const colourOf = (status: string): string =>
    new RegExp(String.raw`\[data-status='${status}'\][^{]*\{([^}]*)\}`)
      .exec(sheet)?.[1]
      ?.replaceAll(/\s/g, '') ?? '';
  const colours = Object.keys(TRANSITIONS).map(colourOf);
  expect(colours.filter((colour) => !colour.includes('--h:'))).toEqual([]);
  expect(new Set(colours).size).toBe(colours.length);
});

it('the bag names every source of an item', () => {
  const named = readFileSync(join(ROOT, 'player-web/src/slices/bag/use-source-name.ts'), 'utf8');
  const codes = /SOURCES = \[(?<codes>[\d, ]+)\]/.exec(named)?.groups?.['codes']?.split(', ').map(Number);
  expect(codes).toEqual(Object.values(ItemSource));
});
