import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preprocessCSS, resolveConfig } from 'vite';
import { ROOT } from '../tidy/sources.ts';

export const APPS = ['player-web', 'admin-web'];

/** Declarations of an app's CSS modules, in the same folders as in `src`. TypeScript finds them by `rootDirs`. */
export const typesFolder = (app: string): string => join(ROOT, app, 'css-types');

/** Returns each declaration by its path below `css-types`. Vite names the classes, by the app's settings. */
export async function cssTypes(app: string): Promise<ReadonlyMap<string, string>> {
  const configFile = join(ROOT, app, 'vite.config.ts');
  const config = await resolveConfig({ configFile, logLevel: 'error' }, 'build');
  const types = new Map<string, string>();
  for (const path of globSync('**/*.module.css', { cwd: join(ROOT, app, 'src') }).toSorted()) {
    const file = join(ROOT, app, 'src', path);
    const { modules } = await preprocessCSS(readFileSync(file, 'utf8'), file, config);
    types.set(`${path}.d.ts`, declaration(Object.keys(modules ?? {})));
  }
  return types;
}

function declaration(names: readonly string[]): string {
  const members = names.toSorted().map((name) => `  readonly '${name}': string;\n`);
  return `declare const styles: {\n${members.join('')}};\nexport default styles;\n`;
}

/** Returns the declarations that are on disk. */
export function writtenCssTypes(app: string): ReadonlyMap<string, string> {
  const cwd = typesFolder(app);
  return new Map(
    globSync('**/*.d.ts', { cwd })
      .toSorted()
      .map((path) => [path, readFileSync(join(cwd, path), 'utf8')]),
  );
}
