import type { Envelope } from '@skins/engine/kernel';

/** A string, number, boolean or null in a record. */
export interface Leaf {
  readonly record: Envelope;
  /** index of its record in the log, from 0 */
  readonly index: number;
  readonly path: readonly string[];
  readonly value: unknown;
}

/** Returns a name such as 'BoxOpened data.reveal.index', without list indexes. */
export const nameOf = ({ record, path }: Leaf): string =>
  `${record.type} ${path.filter((key) => !/^\d+$/.test(key)).join('.')}`;

export function leavesOf(record: Envelope, index: number): Leaf[] {
  return leaves(record, []).map(({ path, value }) => ({ record, index, path, value }));
}

function leaves(value: unknown, path: readonly string[]): { path: readonly string[]; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([key, member]) => leaves(member, [...path, key]));
}

/** Returns the record with another value at a path. */
export function replaced(record: Envelope, path: readonly string[], value: unknown): Envelope {
  const copy: Envelope = structuredClone(record);
  let at: object = copy;
  for (const key of path.slice(0, -1)) {
    const inner: unknown = Reflect.get(at, key);
    if (typeof inner !== 'object' || inner === null) throw new RangeError(`nothing at ${key}`);
    at = inner;
  }
  Reflect.set(at, path.at(-1) ?? '', value);
  return copy;
}

/** The parts of a schema that hint at other values. */
interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
}

export function schemaAt(schema: unknown, path: readonly string[]): Schema | undefined {
  const plain: Schema = JSON.parse(JSON.stringify(schema ?? {}));
  return path.reduce<Schema | undefined>((at, key) => at?.properties?.[key] ?? at?.items, plain);
}

const enumsOf = ({ enum: values = [], anyOf = [] }: Schema): unknown[] => [
  ...values,
  ...anyOf.flatMap(enumsOf),
];

/** Returns other values for a leaf: neighbours, values of the same leaf elsewhere, and values from its schema. */
export function choicesOf(
  { value }: Leaf,
  seen: readonly unknown[],
  elsewhere: readonly unknown[],
  schema: Schema = {},
): unknown[] {
  const others = [...seen.slice(0, 2), ...elsewhere.slice(0, 4), ...enumsOf(schema)];
  return [
    ...new Set([...neighboursOf(value), ...others, ...(schema.anyOf === undefined ? [] : [null])]),
  ].filter((other) => other !== value);
}

function neighboursOf(value: unknown): unknown[] {
  if (typeof value === 'number') return [value + 1, value - 1];
  if (typeof value !== 'string' || value === '') return [];
  const last = value.at(-1) ?? '';
  const next = /[1-9]/.test(last) ? '0' : last === '0' ? '1' : last === 'a' ? 'b' : 'a';
  return [`${value.slice(0, -1)}${next}`];
}
