import { type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Pointer } from 'typebox/value';

/** A document that differs from a sample in one place. */
export interface Variant {
  /** a path, such as /rtp/min */
  readonly path: string;
  readonly document: unknown;
}

interface Shape {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly minItems?: number;
  readonly minLength?: number;
}

/** Texts of which one fits each pattern of the shop's documents. */
const TEXTS = [
  'a',
  'a | b',
  '/art/one.svg',
  'https://one.example',
  'one',
  'one-two',
  '1',
  '12:30',
  '2026-01-01',
  '#aabbcc',
  'ab'.repeat(6),
  'ab'.repeat(8),
  'ab'.repeat(32),
  '0.5',
  'Asia/Shanghai',
  'CNY',
  'USD',
  '00:00',
];

/** Returns a schema without conditions between its parts: what is left is the form of each part. */
export const formOf = (schema: TSchema): TSchema => JSON.parse(JSON.stringify(schema));

/** Returns a document that fits a form and has every part that it knows, each list with one entry or more. */
export const sampleOf = (schema: TSchema): unknown => sampleIn(schema);

function sampleIn(shape: Shape): unknown {
  if (shape.const !== undefined) return shape.const;
  if (shape.enum !== undefined) return shape.enum[0];
  if (shape.anyOf !== undefined) return sampleIn(shape.anyOf.find(({ type }) => type !== 'null') ?? {});
  if (shape.type === 'object')
    return Object.fromEntries(
      Object.entries(shape.properties ?? {}).map(([key, part]) => [key, sampleIn(part)]),
    );
  if (shape.type === 'array') {
    const entry = shape.items ?? {};
    const first = sampleIn(entry);
    const others = variantsIn(entry, first);
    return Array.from({ length: Math.max(1, shape.minItems ?? 0) }, (_none, k) =>
      k === 0 ? first : (others[k - 1] ?? first),
    );
  }
  if (shape.type === 'string') return textsFor(shape)[0];
  if (shape.type === 'boolean') return false;
  return Math.max(shape.minimum ?? 1, Math.min(shape.maximum ?? 1, shape.multipleOf ?? 1));
}

function textsFor(shape: Shape): string[] {
  const pattern = new RegExp(shape.pattern ?? '', 'u');
  const long = (text: string) => text.padEnd(shape.minLength ?? 0, 'a');
  return [...TEXTS, ...TEXTS.map((text) => text.replaceAll(/[abo]/g, 'c'))]
    .map(long)
    .filter((text) => pattern.test(text));
}

/** Returns other values for a place, most of which fit its schema. */
function variantsIn(shape: Shape, value: unknown): unknown[] {
  const others: unknown[] = [
    ...(shape.enum ?? []),
    ...(shape.anyOf ?? []).flatMap((one) =>
      one.type === 'null' ? [null] : [...(one.enum ?? []), sampleIn(one), ...variantsIn(one, value)],
    ),
  ];
  if (typeof value === 'boolean') others.push(!value);
  if (typeof value === 'number') {
    const step = shape.multipleOf ?? 1;
    others.push(value + step, value - step, value + 100 * step);
  }
  if (typeof value === 'string') others.push(...textsFor(shape), `${value}a`);
  if (Array.isArray(value)) others.push(value.slice(1), [...value, ...value], value.toReversed());
  return others.filter((other) => JSON.stringify(other) !== JSON.stringify(value));
}

/** Returns the places of a document that its schema knows, lists and objects included. */
function placesIn(
  shape: Shape,
  value: unknown,
  path = '',
): { readonly path: string; readonly shape: Shape }[] {
  const own = { path, shape };
  if (Array.isArray(value)) {
    const { items = {} } = wholeOf(shape, 'array');
    return [own, ...value.flatMap((part, k) => placesIn(items, part, `${path}/${k}`))];
  }
  if (typeof value !== 'object' || value === null) return [own];
  const { properties = {} } = wholeOf(shape, 'object');
  return [
    own,
    ...Object.entries(value).flatMap(([key, part]) =>
      placesIn(properties[key] ?? {}, part, `${path}/${key}`),
    ),
  ];
}

const wholeOf = (shape: Shape, type: string): Shape =>
  shape.type === type ? shape : (shape.anyOf?.find((one) => one.type === type) ?? {});

/** Returns the paths of a document's figures. */
export const placesOf = (schema: TSchema, document: unknown): string[] =>
  placesIn(schema, document)
    .filter(({ path }) => typeof Pointer.Get(Object(document), path) !== 'object')
    .map(({ path }) => path);

/** Returns documents that fit a schema and differ from one in a single place; for each place at least one if there is any. */
export function variantsOf(schema: TSchema, document: unknown): Variant[] {
  const validator = Compile(schema);
  return placesIn(schema, document).flatMap(({ path, shape }) =>
    path === ''
      ? []
      : variantsIn(shape, Pointer.Get(Object(document), path))
          .map((other) => {
            const copy: unknown = structuredClone(document);
            Pointer.Set(Object(copy), path, other);
            return { path, document: copy };
          })
          .filter((variant) => validator.Check(variant.document)),
  );
}
