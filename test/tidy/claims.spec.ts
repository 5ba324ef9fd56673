import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT, sources } from './sources.ts';

const claims = [
  ...readFileSync(join(ROOT, 'docs/claims.md'), 'utf8').matchAll(/`([^`]+\.ts)` › ([^|]+?) \|/g),
].map(([, path = '', title = '']) => ({ path, title }));

it('there are claims', () => {
  expect(claims.length).toBeGreaterThan(20);
});

it.each(claims)('$path has a test “$title”', ({ path, title }) => {
  const source = sources.find((one) => one.path === path);

  expect(source?.text).toContain(title);
});
