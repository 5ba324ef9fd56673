import type { Text } from '@skins/engine/catalogue';
import * as languages from './fault-words.ts';
import type { Words } from './fault-words.ts';

// Describes what is wrong with a request, in every language. It never repeats the caller's input, which may be a password.

export const missing = (fields: readonly string[]): Text =>
  inEvery((words) => words.missing(fields.join(', ')));

export const noJson = (field: string): Text => inEvery((words) => words.noJson(field));

export const badRange = (field: string, rowsMax: number): Text =>
  inEvery((words) => words.badRange(field, rowsMax));

/**
 * Describes a field that does not match its schema; a whole body has an empty field name.
 * @param field its path, or its name in every language
 * @throws TypeError for a schema without texts
 */
export const unexpected = (field: string | Text, schema: object): Text =>
  inEvery((words, key) => {
    const name = typeof field === 'string' ? field || words.body : field[key];
    return words.unexpected(name, expectedBy(schema, words));
  });

const inEvery = (say: (words: Words, key: keyof Text) => string): Text => ({
  zh: say(languages.ZH, 'zh'),
  en: say(languages.EN, 'en'),
  ru: say(languages.RU, 'ru'),
  vi: say(languages.VI, 'vi'),
});

/** The schema keywords for which there are texts. */
interface FieldSchema {
  readonly type?: unknown;
  readonly enum?: readonly unknown[];
  readonly const?: string | number | boolean;
  readonly anyOf?: readonly FieldSchema[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  /** maximum number of decimal places */
  readonly places?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: unknown;
  readonly properties?: object;
  readonly additionalProperties?: unknown;
}

function expectedBy(schema: FieldSchema, words: Words): string {
  if (schema.enum !== undefined) return words.oneOf(schema.enum.join(', '));
  if (schema.const !== undefined) return words.value(String(schema.const));
  if (schema.anyOf !== undefined) return expectedByAny(schema.anyOf, words);
  if (schema.pattern !== undefined) return words.form(schema.pattern);
  switch (schema.type) {
    case 'integer':
      return words.wholeNumber(bounds(schema, words));
    case 'number':
      return schema.places === undefined
        ? words.number(bounds(schema, words))
        : words.decimal(bounds(schema, words), schema.places);
    case 'boolean':
      return words.either(['true', 'false'].map(words.value));
    case 'null':
      return words.value('null');
    case 'string':
      return words.text(limits(schema.minLength, schema.maxLength, words));
    case 'array':
      return words.list(
        Array.isArray(schema.items)
          ? String(schema.items.length)
          : limits(schema.minItems, schema.maxItems, words),
      );
    // A schema that accepts anything has no type; it is checked further by its own reader.
    case undefined:
      return words.object;
    case 'object':
      return schema.additionalProperties === false
        ? words.objectOf(Object.keys(schema.properties ?? {}).join(', '))
        : words.object;
    default:
      throw new TypeError(`there are no words for what is no ${String(schema.type)}`);
  }
}

const expectedByAny = (schemas: readonly FieldSchema[], words: Words): string =>
  schemas.every((one) => one.const !== undefined)
    ? words.oneOf(schemas.map((one) => String(one.const)).join(', '))
    : words.either(schemas.map((one) => expectedBy(one, words)));

/** Describes the range of a number, and its step. */
function bounds(schema: FieldSchema, words: Words): string {
  const { minimum, maximum, exclusiveMinimum: above, exclusiveMaximum: below, multipleOf: step } = schema;
  const sides = [
    above === undefined ? '' : words.above(above),
    limits(minimum, maximum, words),
    below === undefined ? '' : words.below(below),
    step === undefined ? '' : words.multipleOf(step),
  ].filter((side) => side !== '');
  return sides.length === 0 ? '' : sides.reduce((one, other) => words.both(one, other));
}

function limits(least: number | undefined, most: number | undefined, words: Words): string {
  if (least !== undefined && most !== undefined) return words.between(least, most);
  if (least !== undefined) return words.atLeast(least);
  return most === undefined ? '' : words.atMost(most);
}
