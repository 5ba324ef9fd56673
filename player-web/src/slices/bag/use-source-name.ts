import { useT } from './t';

const SOURCES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** Returns a function for the name of an item source; empty for an unknown one. */
export function useSourceName(): (source: number) => string {
  const t = useT();
  return (source) => {
    const known = SOURCES.find((code) => code === source);
    return known === undefined ? '' : t(`source.s${known}`);
  };
}
