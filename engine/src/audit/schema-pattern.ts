import { integersBetween, oneOf } from './integers.ts';

/** The keywords of JSON Schema that patterns support. Data of a schema with any other keyword is read the long way. */
export interface Schema {
  readonly type?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
}

const KEYWORDS: ReadonlySet<string> = new Set<keyof Schema>([
  'type',
  'description',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'minItems',
  'maxItems',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'pattern',
  'enum',
  'anyOf',
]);

/** Characters that JSON writes unescaped. */
export const PLAIN = '[^"\\\\\\u0000-\\u001f\\ud800-\\udfff]';
/** The supported syntax of a schema's own pattern between its anchors: it can match only plain text. */
const SIMPLE = /^\^((?:[A-Za-z0-9:#_-]|\((?=[^|?])|\)[*+]?|\[[A-Za-z0-9:_-]+\](?:\{[\d,]+\}|\*|\+)?)+)\$$/;

/** A schema's own pattern for how a text begins. */
const BEGINNING = /^\^([A-Za-z0-9:#_/-]+)$/;

/** Returns a pattern for the canonical texts that a schema allows; undefined if no pattern can express them. */
export function patternOf(schema: Schema): string | undefined {
  if (Object.keys(schema).some((keyword) => !KEYWORDS.has(keyword))) return undefined;
  if (schema.enum !== undefined) return enumPattern(schema.enum);
  if (schema.anyOf !== undefined) return anyPattern(schema.anyOf);
  if (schema.type === 'null') return 'null';
  if (schema.type === 'boolean') return '(?:true|false)';
  if (schema.type === 'object') return objectPattern(schema);
  if (schema.type === 'array') return arrayPattern(schema);
  if (schema.type === 'integer') return integerPattern(schema);
  return schema.type === 'string' ? stringPattern(schema) : undefined;
}

/** An optional member is supported behind the required ones. */
function objectPattern({ properties = {}, required = [] }: Schema): string | undefined {
  let [members, isOptional] = ['', false];
  for (const [key, schema] of Object.entries(properties)) {
    const pattern = patternOf(schema);
    if (pattern === undefined) return undefined;
    const member = `${members === '' ? '' : ','}"${key}":${pattern}`;
    if (required.includes(key)) {
      if (isOptional) return undefined;
      members += member;
    } else {
      if (members === '') return undefined;
      isOptional = true;
      members += `(?:${member})?`;
    }
  }
  return `\\{${members}\\}`;
}

function arrayPattern({ items = {}, minItems = 0, maxItems = 0 }: Schema): string | undefined {
  const item = patternOf(items);
  if (item === undefined || maxItems < Math.max(1, minItems)) return undefined;
  const some = `${item}(?:,${item}){${Math.max(0, minItems - 1)},${maxItems - 1}}`;
  return minItems === 0 ? `\\[(?:${some})?\\]` : `\\[${some}\\]`;
}

function anyPattern(schemas: readonly Schema[]): string | undefined {
  const patterns = schemas.map(patternOf).filter((pattern) => pattern !== undefined);
  return patterns.length === schemas.length ? oneOf(patterns) : undefined;
}

const integerPattern = ({
  minimum = -Number.MAX_SAFE_INTEGER,
  maximum = Number.MAX_SAFE_INTEGER,
}: Schema): string => integersBetween(minimum, maximum);

function stringPattern({ pattern, minLength = 0, maxLength }: Schema): string | undefined {
  const [, beginning] = BEGINNING.exec(pattern ?? '') ?? [];
  const [, simple] = SIMPLE.exec(pattern ?? '') ?? [];
  if (pattern === undefined) return textPattern(minLength, maxLength);
  if (minLength > 0 || maxLength !== undefined) return undefined;
  return beginning === undefined ? simple && `"${simple}"` : `"${beginning}${PLAIN}*"`;
}

/** A schema's lengths count graphemes of one or more characters: n characters are at most n graphemes, and at least one. */
const textPattern = (minLength: number, maxLength: number | undefined): string | undefined =>
  minLength > 1 ? undefined : `"${PLAIN}{${minLength},${maxLength ?? ''}}"`;

function enumPattern(values: readonly unknown[]): string | undefined {
  const words = values.filter((value) => typeof value === 'string' && /^[A-Za-z-]+$/.test(value));
  return words.length === values.length ? oneOf(words.map((word) => `"${String(word)}"`)) : undefined;
}
