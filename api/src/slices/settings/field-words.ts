import type { FieldWords, Unit } from '../../foundation/words/index.ts';

/** Returns the unit of a figure. @param beside the object that contains it */
export const unitOf = ({ unit, gems }: FieldWords, beside: unknown): Unit =>
  gems?.is.includes(String(Object(beside)[gems.part])) === true ? 'gems' : unit;

/** Inserts the list index of a path into a name. */
export function numbered(name: string, path: string): string {
  const [, n] = /\/(\d+)(?=\/|$)/.exec(path) ?? [];
  return n === undefined ? name : name.replace('{n}', n).replace('{k}', String(Number(n) + 1));
}

/** The path of a place, with `*` for its number in a list. */
export const inAnyPlace = (path: string): string => path.replaceAll(/\/\d+(?=\/|$)/g, '/*');
