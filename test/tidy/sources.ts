import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A file of source code. */
export interface Source {
  /** from the root, with slashes */
  readonly path: string;
  readonly text: string;
}

/** One import or re-export of a source file. */
export interface Import {
  readonly from: Source;
  /** as written: './state.ts', '@skins/engine/kernel', 'node:fs' */
  readonly specifier: string;
  /** the file meant, from the root, when the specifier is relative */
  readonly target: string | undefined;
  /** the names taken; empty when everything is */
  readonly names: readonly string[];
  /** whether nothing of it is there at run time */
  readonly typeOnly: boolean;
}

/** Untracked files count: a new slice is checked before its first commit. */
const LISTED = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'];

/** All source files of TypeScript and JavaScript that git does not ignore. */
export const sources: readonly Source[] = execFileSync('git', LISTED, { cwd: ROOT, encoding: 'utf8' })
  .split('\0')
  .filter((path) => path !== '' && existsSync(join(ROOT, path)))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

export const isTest = ({ path }: Source): boolean =>
  /\.(spec|e2e)\.tsx?$/.test(path) || path.startsWith('test/');

const STATEMENT =
  /^(?:import|export)\b(?<what>[^'"`;]*?)\bfrom\s+'(?<specifier>[^']+)'|^import\s+'(?<bare>[^']+)'/gm;

export const importsOf = (from: Source): Import[] =>
  [...from.text.matchAll(STATEMENT)].map(({ groups = {} }) => {
    const specifier = groups['specifier'] ?? groups['bare'] ?? '';
    return {
      from,
      specifier,
      target: specifier.startsWith('.') ? posix.join(posix.dirname(from.path), specifier) : undefined,
      names: namesIn(groups['what'] ?? ''),
      typeOnly: /^\s+type\b/.test(groups['what'] ?? ''),
    };
  });

/** The files that a source loads when it comes to it, by `import('./page')`, from the root. */
export const lazyImportsOf = (from: Source): string[] =>
  [...from.text.matchAll(/\bimport\('(\.[^']+)'\)/g)].map(([, specifier = '']) =>
    posix.join(posix.dirname(from.path), specifier),
  );

/** The names between the braces, as the other file calls them. */
const namesIn = (what: string): string[] =>
  (/\{(?<inside>[^}]*)\}/.exec(what)?.groups?.['inside'] ?? '')
    .split(',')
    .map(
      (name) =>
        name
          .trim()
          .replace(/^type\s+/, '')
          .split(/\s+as\s+/)[0] ?? '',
    )
    .filter((name) => name !== '');
