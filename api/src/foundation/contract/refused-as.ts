import { type TSchema, Type } from 'typebox';

/** Returns a field that is refused with its own code if its value does not match its schema. */
export function refusedAs<const Code extends string, Schema extends TSchema>(
  refusal: Code,
  schema: Schema,
): Schema & { readonly refusal: Code };
export function refusedAs(refusal: string, schema: TSchema): TSchema {
  return Type.With(schema, { refusal });
}

/** The codes of the fields of an object's schema. */
export type FieldRefusal<Schema> = Schema extends { properties: infer Fields }
  ? {
      [Name in keyof Fields]: Fields[Name] extends { refusal: infer Code extends string } ? Code : never;
    }[keyof Fields]
  : never;

export const refusalsOfFields = (schema: TSchema): string[] =>
  Object.values({ ...Object('properties' in schema ? schema.properties : {}) }).flatMap(refusalOf);

/** Returns the refusal code of a field's schema as a list, empty if it has none. */
const refusalOf = (field: unknown): string[] =>
  typeof field === 'object' && field !== null && 'refusal' in field && typeof field.refusal === 'string'
    ? [field.refusal]
    : [];
