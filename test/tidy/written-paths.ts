import { sources } from './sources.ts';

/** Every page of the player app; parameters are `:name`. A menu's `under` is a beginning, not a page. */
export const writtenPaths: readonly string[] = [
  ...new Set(
    sources
      .filter(({ path }) => /^player-web\/src\/slices\/\w+\/(paths|index)\.ts$/.test(path))
      .flatMap(({ text }) => [...text.matchAll(/(?<!under: \[?[^\n]*)['`](\/[\w/:]*)['`]/g)])
      .map(([, path = '']) => path),
  ),
];
