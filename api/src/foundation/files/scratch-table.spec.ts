import { expect, it } from 'vitest';
import { openScratchTable } from './scratch-table.ts';

const text = (n: number) => `${n} `.repeat(100);

it('keeps the newest text of each name, even beyond its cache', () => {
  const table = openScratchTable();
  const names = Array.from({ length: 50_000 }, (_, n) => `name ${n}`);
  table.put(names.map((name, n) => [name, text(n)]));
  table.put([['name 7', 'newer']]);
  expect(table.get('name 7')).toBe('newer');
  expect(table.get('name 0')).toBe(text(0));
  expect(table.get('name 49999')).toBe(text(49_999));
  expect(table.get('another')).toBeUndefined();
});

it('shares nothing with another table', () => {
  openScratchTable().put([['name', 'text']]);
  expect(openScratchTable().get('name')).toBeUndefined();
});
