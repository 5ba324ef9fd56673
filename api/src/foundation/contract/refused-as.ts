import { type TSchema, Type } from 'typebox';

/** A field that is refused with a code of its own when what stands in it is not what its schema says. */
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

/** The code that a field's schema is refused with, in a list that is empty when it has none. */
const refusalOf = (field: unknown): string[] =>
  typeof field === 'object' && field !== null && 'refusal' in field && typeof field.refusal === 'string'
    ? [field.refusal]
    : [];
