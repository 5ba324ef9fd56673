import type { Static, TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import type { TValidationError } from 'typebox/error';
import { Pointer } from 'typebox/value';
import { missing, unexpected } from './faults.ts';
import { CallRefused, Refused, malformed } from './call-refused.ts';
import { pickerOf } from './picked.ts';

/** @throws Refused */
export type Check<Schema extends TSchema> = (value: unknown) => Static<Schema>;

/**
 * Checks a request's part against its schema, without converting types: '1' is not a number. A missing field gets its
 * schema's `absent` value, so that it is refused like an empty one. Members that the schema does not name are dropped,
 * unless it refuses them: they reach no command and no input hash.
 * @param part name of the part; empty for the whole query or body
 */
export function checkerOf<Schema extends TSchema>(schema: Schema, part = ''): Check<Schema> {
  /** Compiled at first use, so that the start need not wait for all calls. */
  let validator: Validator<{}, Schema> | undefined;
  const absent = absentIn(schema);
  const picked = pickerOf(schema);
  return (given) => {
    const value = absent.length > 0 && isObject(given) ? { ...Object.fromEntries(absent), ...given } : given;
    validator ??= Compile(schema);
    if (validator.Check(value)) return picked(value);
    throw new Refused(refusalOf(schema, part, validator.Errors(value)));
  };
}

/** Checks a query string, whose numbers arrive as digits, and whose truth values as `true` or `false`. */
export function queryCheckerOf<Schema extends TSchema>(schema: Schema): Check<Schema> {
  const check = checkerOf(schema);
  const numeric = Object.entries(propertiesOf(schema))
    .filter(([, property]) => typeOf(property) === 'integer' || typeOf(property) === 'number')
    .map(([name]) => name);
  const truths = Object.entries(propertiesOf(schema))
    .filter(([, property]) => typeOf(property) === 'boolean')
    .map(([name]) => name);
  return (value) => {
    const query: Record<string, unknown> = { ...(typeof value === 'object' ? value : {}) };
    for (const name of numeric) {
      const text = query[name];
      if (typeof text === 'string' && /^-?\d{1,15}(\.\d{1,6})?$/.test(text)) query[name] = Number(text);
    }
    for (const name of truths)
      if (query[name] === 'true' || query[name] === 'false') query[name] = query[name] === 'true';
    return check(query);
  };
}

/** Returns the refusal for the first error of a value: the field's own refusal if it has one and is present. */
function refusalOf(schema: TSchema, part: string, errors: readonly TValidationError[]): CallRefused<string> {
  const [first] = errors;
  if (first === undefined) throw new TypeError('a value without errors is not refused');
  if (first.keyword === 'required' && !ofBranch(first))
    return malformed(
      missing(first.params.requiredProperties.map((name) => fieldAt(part, `${first.instancePath}/${name}`))),
    );
  const { path, place } = faultyPart(first, errors);
  const own = ownRefusal(schema, path.split('/')[1] ?? '');
  if (own !== undefined) return new CallRefused(own);
  return malformed(unexpected(fieldAt(part, path), Object(Pointer.Get(schema, place.slice(1)))));
}

/** Returns the place, in the value and in the schema, that the message describes. */
function faultyPart(
  error: TValidationError,
  errors: readonly TValidationError[],
): { readonly path: string; readonly place: string } {
  const { instancePath: path, schemaPath: place } = error;
  if (ofBranch(error)) {
    // If none of several alternatives fits, describe all of them.
    const whole = place.slice(0, place.search(BRANCH));
    const union = errors.find(({ keyword, schemaPath }) => keyword === 'anyOf' && schemaPath === whole);
    return { path: union?.instancePath ?? path, place: whole };
  }
  // This error points at the extra property; describe the object that contains it.
  return error.keyword === 'boolean' ? { path: parentOf(path), place: parentOf(place) } : { path, place };
}

const BRANCH = /\/anyOf\/\d+(\/|$)/;
const ofBranch = ({ schemaPath }: TValidationError): boolean => BRANCH.test(schemaPath);

const fieldAt = (part: string, path: string): string => (part === '' ? path.slice(1) : part + path);
const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

function ownRefusal(schema: TSchema, field: string): string | undefined {
  const property: unknown = propertiesOf(schema)[field];
  if (typeof property !== 'object' || property === null || !('refusal' in property)) return undefined;
  return typeof property.refusal === 'string' ? property.refusal : undefined;
}

const propertiesOf = (schema: TSchema): Record<string, unknown> =>
  'properties' in schema && typeof schema.properties === 'object' && schema.properties !== null
    ? { ...schema.properties }
    : {};

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const absentIn = (schema: TSchema): [string, unknown][] =>
  Object.entries(propertiesOf(schema)).flatMap(([name, property]): [string, unknown][] =>
    typeof property === 'object' && property !== null && 'absent' in property
      ? [[name, property.absent]]
      : [],
  );

const typeOf = (property: unknown): unknown =>
  typeof property === 'object' && property !== null && 'type' in property ? property.type : undefined;
