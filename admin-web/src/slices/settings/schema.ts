import type { SettingRecord } from '@skins/api/settings/resources';

type Field = SettingRecord['fields'][number];
export type Fields = readonly Field[];

/** The members of a JSON schema that the editor reads. */
export interface Schema {
  readonly type?: unknown;
  readonly title?: unknown;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maxLength?: number;
}

/** The kind of input for a schema. */
export type Kind =
  | {
      readonly kind: 'object';
      readonly properties: readonly (readonly [string, Schema])[];
      /** whether a member is optional */
      readonly mayLack: (name: string) => boolean;
    }
  | { readonly kind: 'list'; readonly items: Schema }
  | { readonly kind: 'choice'; readonly values: readonly unknown[] }
  /** a value or null */
  | { readonly kind: 'maybe'; readonly inner: Schema }
  | { readonly kind: 'number' | 'switch' | 'text' | 'json' };

export function kindOf(schema: Schema): Kind {
  const { anyOf, properties, items } = schema;
  if (anyOf !== undefined) return kindOfUnion(anyOf);
  if (schema.enum !== undefined) return { kind: 'choice', values: schema.enum };
  if (properties !== undefined) {
    const { required } = schema;
    const mayLack = (name: string) => required !== undefined && !required.includes(name);
    return { kind: 'object', properties: Object.entries(properties), mayLack };
  }
  if (schema.type === 'array' && items !== undefined) return { kind: 'list', items };
  switch (schema.type) {
    case 'integer':
    case 'number':
      return { kind: 'number' };
    case 'boolean':
      return { kind: 'switch' };
    case 'string':
      return { kind: 'text' };
    default:
      return { kind: 'json' };
  }
}

function kindOfUnion(anyOf: readonly Schema[]): Kind {
  const some = anyOf.filter(({ type }) => type !== 'null');
  const [inner] = some;
  if (inner !== undefined && some.length === 1 && anyOf.length === 2) return { kind: 'maybe', inner };
  const values = anyOf.map((one) => one.const);
  return values.every((value) => typeof value === 'string') ? { kind: 'choice', values } : { kind: 'json' };
}

const QUARTER_MS = 900_000;

/** Where a new value stands, and when it is made. */
interface Beginning {
  readonly fields: Fields;
  readonly path: string;
  /** milliseconds since 1970 */
  readonly now: number;
}

/** Returns an initial value for a schema: of a time the next quarter hour. The check reports remaining faults. */
export function beginningOf(schema: Schema, at: Beginning): unknown {
  if (schema.default !== undefined) return schema.default;
  const kind = kindOf(schema);
  switch (kind.kind) {
    case 'object':
      return Object.fromEntries(
        kind.properties
          .filter(([name]) => !kind.mayLack(name))
          .map(([name, child]) => [name, beginningOf(child, { ...at, path: `${at.path}/${name}` })]),
      );
    case 'list':
      return [];
    case 'choice':
      return kind.values[0];
    case 'number':
      return fieldFor(at.fields, at.path)?.unit === 'time'
        ? Math.ceil(at.now / QUARTER_MS) * QUARTER_MS
        : (schema.minimum ?? 0);
    case 'switch':
      return false;
    case 'text':
      return '';
    case 'maybe':
    case 'json':
    default:
      return null;
  }
}

/** Returns an object with one member changed; an empty optional member is removed. */
export function withMember(value: unknown, name: string, member: unknown, mayLack: boolean): object {
  const members = Object.entries({ ...Object(value), [name]: member });
  return Object.fromEntries(members.filter(([key, one]) => key !== name || !mayLack || one !== ''));
}

/** Returns the description of a place; list indices match `*`. */
export function fieldFor(fields: Fields, path: string): Field | undefined {
  const anyPlace = path.replaceAll(/\/\d+(?=\/|$)/g, '/*');
  return fields.find((field) => field.path === path) ?? fields.find((field) => field.path === anyPlace);
}

/** Does the same, with the list index put into the name: from 0 for {n}, from 1 for {k}. */
export function fieldAt(fields: Fields, path: string): Field | undefined {
  const found = fieldFor(fields, path);
  const [, n] = /\/(\d+)(?=\/|$)/.exec(path) ?? [];
  return found !== undefined && n !== undefined && isNumbered(found)
    ? { ...found, name: found.name.replace('{n}', n).replace('{k}', String(Number(n) + 1)) }
    : found;
}

/** Returns whether a name contains its own list index. */
export const isNumbered = ({ name }: Pick<Field, 'name'>): boolean => /\{[nk]\}/.test(name);

/** Returns a figure's unit. @param beside the figure's parent object */
export const unitOf = (field: Field | undefined, beside: unknown): Field['unit'] | undefined =>
  field?.gems?.is.includes(String(Object(beside)[field.gems.part])) === true ? 'gems' : field?.unit;

/** Returns a default name for a place: the last part of its path. */
export const plainName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
