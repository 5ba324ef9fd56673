import { type Source, importsOf, lazyImportsOf, sources } from './sources.ts';

/** Packages in which a list of slices says what there is, and loads nothing of it. */
export const LAZY_LISTS = ['api', 'player-web', 'admin-web'] as const;

const byPath: ReadonlyMap<string, Source> = new Map(sources.map((source) => [source.path, source]));

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
const found = (target: string): Source | undefined =>
  ENDINGS.map((ending) => byPath.get(target + ending)).find((source) => source !== undefined);

const isSource = (source: Source | undefined): source is Source => source !== undefined;

/** The files that a file loads before its own first line, types aside. */
const loadedBy = (source: Source): Source[] =>
  importsOf(source)
    .filter(({ typeOnly }) => !typeOnly)
    .map(({ target }) => (target === undefined ? undefined : found(target)))
    .filter(isSource);

/** What a package's list loads when it is read, itself included. */
export function loadedByList(name: string): ReadonlySet<Source> {
  const loaded = new Set([found(`${name}/src/slices/index.ts`)].filter(isSource));
  for (const source of loaded) for (const other of loadedBy(source)) loaded.add(other);
  return loaded;
}

/** What the slices' own `index.ts` load later, when somebody asks for it. */
export function loadedLater(name: string): ReadonlySet<Source> {
  const list = found(`${name}/src/slices/index.ts`);
  const slices = list === undefined ? [] : loadedBy(list);
  return new Set(slices.flatMap(lazyImportsOf).map(found).filter(isSource));
}

/** The folders that a package's list names. */
export const listedIn = (name: string): readonly string[] =>
  [...(byPath.get(`${name}/src/slices/index.ts`)?.text ?? '').matchAll(/from '\.\/([a-z-]+)/g)].map(
    ([, folder = '']) => folder,
  );
