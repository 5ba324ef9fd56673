import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { CallRefused, REFUSALS, type RefusalCode } from './refusals.ts';

/** A request's part does not fit its schema. */
export class Malformed extends Error {
  override readonly name = 'Malformed';
  readonly refusal: CallRefused;

  constructor(refusal: CallRefused) {
    super(refusal.detail);
    this.refusal = refusal;
  }
}

/** @throws Malformed */
export type Check<Schema extends TSchema> = (value: unknown) => Static<Schema>;

/** Checks a request's part against its schema, without changing types: '1' is no number. */
export function checkerOf<Schema extends TSchema>(schema: Schema): Check<Schema> {
  const validator = Compile(schema);
  return (value) => {
    if (validator.Check(value)) return value;
    const [first] = validator.Errors(value);
    const path = first?.instancePath.slice(1) ?? '';
    const refusal = refusalOf(schema, path.split('/')[0] ?? '');
    throw new Malformed(new CallRefused(refusal, path || missingIn(schema, value)));
  };
}

/** The same for a query string, whose numbers arrive as digits. */
export function queryCheckerOf<Schema extends TSchema>(schema: Schema): Check<Schema> {
  const check = checkerOf(schema);
  const numeric = Object.entries(propertiesOf(schema))
    .filter(([, property]) => typeOf(property) === 'integer' || typeOf(property) === 'number')
    .map(([name]) => name);
  return (value) => {
    const query: Record<string, unknown> = { ...(typeof value === 'object' ? value : {}) };
    for (const name of numeric) {
      const text = query[name];
      if (typeof text === 'string' && /^-?\d{1,15}(\.\d{1,6})?$/.test(text)) query[name] = Number(text);
    }
    return check(query);
  };
}

/** Names of the members that are required and not there: a detail that needs no translation. */
function missingIn(schema: TSchema, value: unknown): string {
  const required: unknown = 'required' in schema ? schema.required : [];
  if (!Array.isArray(required) || typeof value !== 'object' || value === null) return '';
  return required.filter((name) => typeof name === 'string' && !Object.hasOwn(value, name)).join(', ');
}

function refusalOf(schema: TSchema, field: string): RefusalCode {
  const property: unknown = propertiesOf(schema)[field];
  if (typeof property !== 'object' || property === null || !('refusal' in property)) return 'malformed';
  return isRefusalCode(property.refusal) ? property.refusal : 'malformed';
}

const isRefusalCode = (code: unknown): code is RefusalCode =>
  typeof code === 'string' && Object.hasOwn(REFUSALS, code);

const propertiesOf = (schema: TSchema): Record<string, unknown> =>
  'properties' in schema && typeof schema.properties === 'object' && schema.properties !== null
    ? { ...schema.properties }
    : {};

const typeOf = (property: unknown): unknown =>
  typeof property === 'object' && property !== null && 'type' in property ? property.type : undefined;
