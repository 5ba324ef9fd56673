/** A command's place in a group of commands that are carried out as one. */
export interface Among {
  /** name that the whole group shares; 12 hex digits */
  readonly name: string;
  /** number of the command, from 1 */
  readonly n: number;
  readonly of: number;
}

const AMONG = /\+([0-9a-f]{12})\.([1-9][0-9]{0,2})of([1-9][0-9]{0,2})$/;

/** Returns a command's id within a group. @param id the id that it would have alone */
export const idAmong = (id: string, { name, n, of }: Among): string => `${id}+${name}.${n}of${of}`;

/** Parses the group from a command's id; undefined if the command stands alone. */
export function amongIn(id: string): Among | undefined {
  const [, name, n, of] = AMONG.exec(id) ?? [];
  return name === undefined ? undefined : { name, n: Number(n), of: Number(of) };
}
