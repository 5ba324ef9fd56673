import { Type } from 'typebox';
import type { TSchema } from 'typebox';

/** Tests whether the members of every object are in the order of its schema. @param data data that fits the schema */
export function inSchemaOrder(schema: TSchema, data: unknown): boolean {
  if (Array.isArray(data))
    return !Type.IsArray(schema) || data.every((item) => inSchemaOrder(schema.items, item));
  if (typeof data !== 'object' || data === null || !Type.IsObject(schema)) return true;
  const { properties } = schema;
  const listed = Object.keys(properties).filter((member) => member in data);
  return Object.entries(data).every(([member, value], n) => {
    const inner = properties[member];
    return member === listed[n] && (inner === undefined || inSchemaOrder(inner, value));
  });
}
