import { type Static, type TSchema, Type } from 'typebox';

/** Returns the data with the members of every object in the order of its schema, as events are written. */
export function ordered<Schema extends TSchema>(schema: Schema, data: Static<Schema>): Static<Schema>;
export function ordered(schema: TSchema, data: unknown): unknown {
  if (Array.isArray(data))
    return Type.IsArray(schema) ? data.map((item) => ordered(schema.items, item)) : data;
  if (typeof data !== 'object' || data === null || !Type.IsObject(schema)) return data;
  const members = new Map<string, unknown>(Object.entries(data));
  const listed = Object.entries(schema.properties).filter(([member]) => members.has(member));
  return Object.fromEntries(listed.map(([member, inner]) => [member, ordered(inner, members.get(member))]));
}
