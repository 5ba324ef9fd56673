import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './sources.ts';
import { type SpecRow, rowsIn } from './spec-rows.ts';

const FOLDER = join(ROOT, 'docs/spec');

export const specRows: readonly SpecRow[] = readdirSync(FOLDER)
  .filter((name) => /^\d.*\.md$/.test(name))
  .toSorted()
  .flatMap((name) => rowsIn(name, readFileSync(join(FOLDER, name), 'utf8')));
