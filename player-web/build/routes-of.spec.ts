import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import * as slices from '../src/slices';
import { type Paths, routesOf } from './routes-of.ts';

const allSlices = Object.values(slices);

const sources = import.meta.glob<string>('../src/slices/*/index.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const named = import.meta.glob<Paths>('../src/slices/*/paths.ts', { import: 'paths', eager: true });

const routesIn = (slice: string) =>
  routesOf(
    parseSync('index.ts', sources[`../src/slices/${slice}/index.ts`] ?? '').program,
    named[`../src/slices/${slice}/paths.ts`] ?? {},
  );

describe('the routes of the slices', () => {
  it('finds every page of every slice by its path', () => {
    const wanted = allSlices.flatMap(({ routes }) => routes.map(({ path }) => path));
    const found = allSlices.flatMap(({ name }) => routesIn(name).map(({ path }) => path));
    expect(wanted.length).toBeGreaterThan(3);
    expect(found.toSorted()).toEqual(wanted.toSorted());
  });

  it('fails if a path cannot be read', () => {
    const source = "export const a = { path: somewhere, page: async () => (await import('./A')).A };";
    expect(() => routesOf(parseSync('a.ts', source).program, {})).toThrow(/can't be read/);
  });
});
