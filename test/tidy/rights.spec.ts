import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OPERATOR_ROLES, RIGHTS } from '@skins/engine/kernel';
import { expect, it } from 'vitest';
import { ROOT } from './sources.ts';

it('docs/operations.md lists every operator right with its roles', () => {
  const [, table = ''] = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8').split(
    '| Right | What | Roles |\n',
  );
  const rows = table
    .split('\n\n', 1)
    .join('')
    .matchAll(/^\| `([a-z-]+)` \| [^|]+ \| ([a-z, -]+) \|$/gm);
  const told = [...rows].map(([, right = '', roles = '']) => [
    right,
    roles === 'all' ? OPERATOR_ROLES : roles.split(', '),
  ]);
  expect(Object.fromEntries(told)).toEqual(RIGHTS);
});
