import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './sources.ts';

const text = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const DEPLOYED = ['Containerfile', 'compose.yaml', 'nodes.yaml', 'Caddyfile']
  .map((name) => text(`deploy/${name}`))
  .join('\n');

it('the files in deploy/ set only variables that docs/operations.md explains', () => {
  const known = new Set([
    ...(text('docs/operations.md').match(/SKINS_[A-Z0-9_]+/g) ?? []),
    // Read by the files themselves, and by the start of the built program.
    'SKINS_PROGRAM',
    'SKINS_UPSTREAM',
    'SKINS_HEALTH',
  ]);
  const set = new Set(DEPLOYED.match(/SKINS_[A-Z0-9_]+/g));
  expect(set.size).toBeGreaterThan(8);
  expect([...set].filter((name) => !known.has(name))).toEqual([]);
});

it('the image has the version of Node that the program needs', () => {
  const [, needed] = /"node": ">=(\d+)"/.exec(text('package.json')) ?? [];
  expect([...DEPLOYED.matchAll(/FROM \S+node:(\d+)-/g)].map(([, version]) => version)).toEqual([
    needed,
    needed,
  ]);
});
