import { type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import { type Fault, brief } from './fault.ts';

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Yields every place where a value violates its schema; TypeBox itself stops after a few. */
export function* misfits(schema: TSchema, value: unknown, place = ''): Generator<Fault, void, undefined> {
  if (Type.IsObject(schema) && isFields(value)) {
    for (const [name, property] of Object.entries(schema.properties))
      if (Object.hasOwn(value, name)) yield* misfits(property, value[name], `${place}/${name}`);
      else if (!Type.IsOptional(property))
        yield { place: `${place}/${name}`, expected: expectedBy(property), found: 'nothing' };
    for (const name of Object.keys(value))
      if (!Object.hasOwn(schema.properties, name))
        yield { place: `${place}/${pointerOf(name)}`, expected: 'no such field', found: brief(value[name]) };
  } else if (Type.IsArray(schema) && Array.isArray(value)) {
    if (!Value.Check({ ...schema, items: {} }, value))
      yield { place, expected: expectedBy(schema), found: `${value.length}` };
    for (const [n, entry] of value.entries()) yield* misfits(schema.items, entry, `${place}/${n}`);
  } else if (!Value.Check(schema, value))
    yield { place: place || '/', expected: expectedBy(schema), found: brief(value) };
}

function expectedBy(schema: TSchema): string {
  if ('description' in schema) return String(schema.description);
  const fields = Type.IsObject(schema) ? Object.keys(schema.properties).join(', ') : '';
  return `an object with the fields ${fields}`;
}

/** Returns a name as a step of a JSON pointer, with terminal control characters escaped. */
const pointerOf = (name: string): string =>
  JSON.stringify(name).slice(1, -1).replaceAll('~', '~0').replaceAll('/', '~1');
