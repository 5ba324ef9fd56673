import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { APPS, cssTypes, typesFolder } from './css-types.ts';

for (const app of APPS) {
  const types = await cssTypes(app);
  rmSync(typesFolder(app), { recursive: true, force: true });
  for (const [path, text] of types) {
    const file = join(typesFolder(app), path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
