import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { ROOT } from '../tidy/sources.ts';
import type { Forge, Log } from './forge.ts';

/** A member of an event's data that gets another value, and the rule that this breaks. */
const Alteration = Type.Object({
  type: Type.String(),
  /** which event of the type in the play, from 0 */
  nth: Type.Integer(),
  path: Type.Array(Type.String()),
  value: Type.Unknown(),
  rule: Type.String(),
});
export type Alteration = Static<typeof Alteration>;

const list = Compile(Type.Array(Alteration));

const fileOf = (slice: string): string => join(ROOT, 'test', slice, 'altered.json');

/** Returns the alterations that `npm run mutants -- --find` found for a slice: each is found by one check alone. */
export function alterationsOf(slice: string): readonly Alteration[] {
  if (!existsSync(fileOf(slice))) return [];
  const found: unknown = JSON.parse(readFileSync(fileOf(slice), 'utf8'));
  return list.Parse(found);
}

export const writeAlterations = (slice: string, found: readonly Alteration[]): void =>
  writeFileSync(fileOf(slice), `[\n${found.map((one) => `  ${JSON.stringify(one)}`).join(',\n')}\n]\n`);

/** Returns the forgery of an alteration. @throws RangeError if the play holds no such event */
export const forgeOf =
  ({ type, nth, path, value }: Omit<Alteration, 'rule'>): Forge =>
  (log: Log) => {
    const record = log.filter((one) => one.type === type)[nth];
    if (record === undefined) throw new RangeError(`the play holds no ${type} ${nth}`);
    const data = withMember(record.data, path, value);
    return log.map((one) => (one === record ? { ...one, data } : one));
  };

function withMember(whole: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(whole)) return whole.with(Number(name), withMember(whole[Number(name)], rest, value));
  const object: object = Object(whole);
  return { ...object, [name]: withMember(Reflect.get(object, name), rest, value) };
}

/** Returns the path of the first member in which two values differ, and the second one's; undefined if none does. */
export function difference(
  one: unknown,
  other: unknown,
): { readonly path: readonly string[]; readonly value: unknown } | undefined {
  if (Object.is(one, other)) return undefined;
  const [left, right] = [membersOf(one), membersOf(other)];
  if (left === undefined || right === undefined || left.length !== right.length)
    return { path: [], value: other };
  for (const [n, [name, member]] of right.entries()) {
    const found = difference(left[n]?.[1], member);
    if (found !== undefined) return { path: [name, ...found.path], value: found.value };
  }
  return undefined;
}

const membersOf = (value: unknown): [string, unknown][] | undefined =>
  typeof value === 'object' && value !== null ? Object.entries(value) : undefined;
