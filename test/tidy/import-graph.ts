import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type Import, ROOT, importsOf, lazyImportsOf, sources } from './sources.ts';

/** The imports of every file: types, re-exports and `import()` included. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const paths: ReadonlySet<string> = new Set(sources.map(({ path }) => path));

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
const existing = (path: string): string | undefined =>
  ENDINGS.map((ending) => path + ending).find((one) => paths.has(one));

/** Returns the `exports` of a package: subpaths, which may contain one star, with their files. */
const exportsOf = (name: string): [subpath: string, file: string][] => {
  const { exports = {} }: { exports?: Record<string, string> } = JSON.parse(
    readFileSync(join(ROOT, name, 'package.json'), 'utf8'),
  );
  return Object.entries(exports);
};
const exported: ReadonlyMap<string, [string, string][]> = new Map(
  ['engine', 'api', 'fixtures'].map((name) => [name, exportsOf(name)]),
);

/**
 * Resolves an import such as '@skins/api/boxes/contract' like Node: exact names before patterns, the longest pattern
 * first.
 */
function behind(specifier: string): string | undefined {
  const [, name = '', rest = ''] = /^@skins\/([^/]+)(.*)$/.exec(specifier) ?? [];
  const subpath = `.${rest}`;
  const files = (exported.get(name) ?? []).flatMap(([pattern, file]): [number, string][] => {
    if (pattern === subpath) return [[Infinity, file]];
    const [before = '', after] = pattern.split('*');
    if (after === undefined || !subpath.startsWith(before) || !subpath.endsWith(after)) return [];
    const star = subpath.slice(before.length, subpath.length - after.length);
    return star === '' ? [] : [[pattern.length, file.replace('*', star)]];
  });
  const [found] = files.toSorted(([a], [b]) => b - a);
  return found && existing(posix.join(name, found[1]));
}

/** Returns the source file of an import; undefined if it is not in this repository. */
export const fileOf = ({ specifier, target }: Import): string | undefined =>
  target === undefined ? behind(specifier) : existing(target);

export const importGraph: ImportGraph = new Map(
  sources.map((source) => [
    source.path,
    [...importsOf(source).map(fileOf), ...lazyImportsOf(source).map(existing)].filter(
      (path) => path !== undefined,
    ),
  ]),
);

/** Returns the import cycles, each with its files sorted by name (Tarjan). */
export function circlesIn(graph: ImportGraph): string[][] {
  const circles: string[][] = [];
  const order = new Map<string, { readonly index: number; low: number }>();
  const open: string[] = [];
  const visit = (path: string): { low: number } => {
    const own = { index: order.size, low: order.size };
    order.set(path, own);
    open.push(path);
    for (const target of graph.get(path) ?? []) {
      const seen = order.get(target);
      if (seen === undefined) own.low = Math.min(own.low, visit(target).low);
      else if (open.includes(target)) own.low = Math.min(own.low, seen.index);
    }
    if (own.low === own.index) {
      const circle = open.splice(open.indexOf(path));
      if (circle.length > 1 || graph.get(path)?.includes(path) === true) circles.push(circle.toSorted());
    }
    return own;
  };
  for (const path of graph.keys()) if (!order.has(path)) visit(path);
  return circles;
}
