/** One of several commands that are carried out as one. */
export interface Among {
  /** what all of them share; 12 hex digits */
  readonly name: string;
  /** which of them, from 1 */
  readonly n: number;
  readonly of: number;
}

const AMONG = /\+([0-9a-f]{12})\.([1-9][0-9]{0,2})of([1-9][0-9]{0,2})$/;

/** The id of a command among others. @param id that it would have alone */
export const idAmong = (id: string, { name, n, of }: Among): string => `${id}+${name}.${n}of${of}`;

/** Which of several commands an id names; undefined where it is carried out alone. */
export function amongIn(id: string): Among | undefined {
  const [, name, n, of] = AMONG.exec(id) ?? [];
  return name === undefined ? undefined : { name, n: Number(n), of: Number(of) };
}
