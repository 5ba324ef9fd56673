import { Map as PersistentMap, isMap } from 'immutable';

/** A class of state members, with its conversion to plain data and back. */
export interface KeptClass {
  readonly name: string;
  /** Returns the data of an instance; undefined for any other value. */
  plain(value: object): unknown;
  /** @throws TypeError if the data is malformed */
  whole(data: unknown): object;
}

const NAME = '@class';

/**
 * Converts a state to data that a structured clone copies: plain objects, arrays and typed arrays; persistent maps
 * become
 * maps, and instances are stored under their class names.
 * @throws TypeError if a value is of a class that is not listed
 */
export function plainOf(value: unknown, classes: readonly KeptClass[]): unknown {
  if (typeof value === 'function' || typeof value === 'symbol')
    throw new TypeError(`a state has no ${typeof value} in it`);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => plainOf(one, classes));
  if (isMap(value)) return new Map([...value].map(([key, one]) => [key, plainOf(one, classes)]));
  for (const kept of classes) {
    const data = kept.plain(value);
    if (data !== undefined) return { [NAME]: kept.name, data };
  }
  if (Object.getPrototypeOf(value) !== Object.prototype)
    throw new TypeError('a state is made of plain data and classes that are listed');
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plainOf(one, classes)]));
}

/** Converts such data back to a state. @throws TypeError if it names a class that is not listed */
export function wholeOf(plain: unknown, classes: readonly KeptClass[]): unknown {
  if (typeof plain !== 'object' || plain === null) return plain;
  if (Array.isArray(plain)) return plain.map((one) => wholeOf(one, classes));
  if (plain instanceof Map)
    return PersistentMap([...plain].map(([key, one]) => [key, wholeOf(one, classes)] as const));
  const members = new Map(Object.entries(plain));
  const name: unknown = members.get(NAME);
  if (name === undefined)
    return Object.fromEntries([...members].map(([key, one]) => [key, wholeOf(one, classes)]));
  const kept = classes.find((one) => one.name === name);
  if (kept === undefined) throw new TypeError('a state names a class that is not listed');
  return kept.whole(members.get('data'));
}
