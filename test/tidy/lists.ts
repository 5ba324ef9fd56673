import { type Source, importsOf, lazyImportsOf, sources } from './sources.ts';

/** Packages whose list of slices loads none of the slices' parts. */
export const LAZY_LISTS = ['api', 'player-web', 'admin-web'] as const;

const byPath: ReadonlyMap<string, Source> = new Map(sources.map((source) => [source.path, source]));

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
const found = (target: string): Source | undefined =>
  ENDINGS.map((ending) => byPath.get(target + ending)).find((source) => source !== undefined);

const isSource = (source: Source | undefined): source is Source => source !== undefined;

/** Returns the files that a file loads statically, without types. */
const loadedBy = (source: Source): Source[] =>
  importsOf(source)
    .filter(({ typeOnly }) => !typeOnly)
    .map(({ target }) => (target === undefined ? undefined : found(target)))
    .filter(isSource);

/** Returns all files that a package's list loads, itself included. */
export function loadedByList(name: string): ReadonlySet<Source> {
  const loaded = new Set([found(`${name}/src/slices/index.ts`)].filter(isSource));
  for (const source of loaded) for (const other of loadedBy(source)) loaded.add(other);
  return loaded;
}

/** Returns the files that the slices' own `index.ts` load dynamically. */
export function loadedLater(name: string): ReadonlySet<Source> {
  const list = found(`${name}/src/slices/index.ts`);
  const slices = list === undefined ? [] : loadedBy(list);
  return new Set(slices.flatMap(lazyImportsOf).map(found).filter(isSource));
}

/** Returns the folders in a package's list. */
export const listedIn = (name: string): readonly string[] =>
  [...(byPath.get(`${name}/src/slices/index.ts`)?.text ?? '').matchAll(/from '\.\/([a-z-]+)/g)].map(
    ([, folder = '']) => folder,
  );
