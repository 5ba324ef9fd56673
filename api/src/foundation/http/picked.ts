import { Type, type TSchema } from 'typebox';
import { Value } from 'typebox/value';

/** Deletes members in place, at any depth. */
type Strip = (value: unknown) => void;

/**
 * Returns a function that deletes, in a value that fits a schema, each member that the schema does not name. Parts
 * whose members the schema leaves open (records, unknown content) stay whole.
 */
export function pickerOf(schema: TSchema): <Its>(value: Its) => Its {
  const strip = stripOf(schema);
  return (value) => {
    strip?.(value);
    return value;
  };
}

/** @returns undefined if values of the schema cannot have unnamed members */
function stripOf(schema: TSchema): Strip | undefined {
  if (Type.IsObject(schema))
    return 'additionalProperties' in schema && schema.additionalProperties === true
      ? undefined
      : ofObject(schema.properties);
  if (Type.IsArray(schema)) return ofItems(stripOf(schema.items));
  if (Type.IsUnion(schema)) return ofUnion(schema.anyOf);
  return undefined;
}

function ofObject(properties: Readonly<Record<string, TSchema>>): Strip {
  const strips = new Map(Object.entries(properties).map(([name, property]) => [name, stripOf(property)]));
  return (value) => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, member] of Object.entries(value)) {
      if (strips.has(name)) strips.get(name)?.(member);
      else Reflect.deleteProperty(value, name);
    }
  };
}

function ofItems(strip: Strip | undefined): Strip | undefined {
  if (strip === undefined) return undefined;
  return (value) => {
    if (Array.isArray(value)) for (const item of value) strip(item);
  };
}

/** Strips by the first alternative that fits. */
function ofUnion(alternatives: readonly TSchema[]): Strip | undefined {
  const each = alternatives.map((schema) => ({ schema, strip: stripOf(schema) }));
  if (each.every(({ strip }) => strip === undefined)) return undefined;
  return (value) => each.find(({ schema }) => Value.Check(schema, value))?.strip?.(value);
}
