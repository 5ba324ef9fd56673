import { useT } from './t';

const STATES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;
const SOURCES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;

/** States from 1 on that have an end of their own: nothing can be done with the item any more. */
const ENDED = new Set([1, 2, 9, 10, 11, 12, 13, 14]);
export const isEnded = (status: number): boolean => ENDED.has(status);

/** The names of item states and sources. */
export function useItemNames() {
  const t = useT();
  const state = (status: number): string => {
    const known = STATES.find((code) => code === status);
    return t(known === undefined ? 'state.other' : `state.s${known}`);
  };
  const source = (code: number): string => {
    const known = SOURCES.find((known) => known === code);
    return known === undefined ? '' : t(`source.s${known}`);
  };
  return { state, source };
}
