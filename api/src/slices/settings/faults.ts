import type { Text } from '@skins/engine/catalogue';
import type { TSchema } from 'typebox';
import type { Validator } from 'typebox/compile';
import type { TValidationError } from 'typebox/error';
import { Pointer } from 'typebox/value';
import { typedUnits } from './typed-units.ts';
import type { FieldWords } from '../../foundation/words/index.ts';
import { missing, unexpected } from '../../foundation/http/faults.ts';
import { type KeptGate, WORDS, failed, passed } from './gates.ts';

/** Names of a content's fields, and the sentence that says which fields have to fit together. */
interface ContentWords {
  readonly named?: (path: string) => FieldWords | undefined;
  readonly asks?: Text | undefined;
}

/**
 * Returns the faults of a content as gates, one per place; a single passed gate if there are none.
 * @param name name of the whole content
 */
export function faultsOf(
  validator: Pick<Validator, 'Check' | 'Errors'>,
  schema: TSchema,
  name: string,
  content: unknown,
  { named = () => undefined, asks }: ContentWords = {},
): KeptGate[] {
  if (validator.Check(content)) return [passed('fits', WORDS.fits)];
  const places = new Map<string, KeptGate>();
  for (const error of validator.Errors(content)) {
    const { field, words } = faultOf(schema, name, error, { named, asks });
    if (!places.has(field)) places.set(field, failed('fits', words, field));
  }
  return [...places.values()];
}

/** Returns the place and the text of an error. */
function faultOf(
  schema: TSchema,
  name: string,
  error: TValidationError,
  { named = () => undefined, asks }: ContentWords,
): { readonly field: string; readonly words: Text } {
  const { instancePath } = error;
  if (error.keyword === 'required') {
    const names = error.params.requiredProperties;
    return { field: `${instancePath}/${names[0] ?? ''}`, words: missing(names) };
  }
  if (error.keyword === '~refine' && asks !== undefined)
    return { field: instancePath === '' ? '/' : instancePath, words: asks };
  // This error points at the surplus value, but the text describes its parent.
  const tooMuch = error.keyword === 'boolean';
  const field = tooMuch ? parentOf(instancePath) : instancePath;
  const place = (tooMuch ? parentOf(error.schemaPath) : error.schemaPath).slice(1);
  const expected: unknown = Pointer.Get(schema, place);
  const words = named(field);
  return {
    field: field === '' ? '/' : field,
    words:
      (words && rangeWords(words, Object(expected))) ??
      wordsFor(words?.name ?? (field.slice(1) || name), expected),
  };
}

/** Returns a text with a figure's bounds, in the unit in which it is typed. */
function rangeWords(
  { name, unit }: FieldWords,
  { minimum, maximum }: { readonly minimum?: unknown; readonly maximum?: unknown },
): Text | undefined {
  const typed = typedUnits(unit);
  if (typed === undefined || typeof minimum !== 'number' || typeof maximum !== 'number') return undefined;
  const [least, most] = [minimum / typed.each, maximum / typed.each];
  return {
    zh: `${name.zh}须在 ${least} 到 ${most} ${typed.name.zh}之间`,
    en: `${name.en}: from ${least} to ${most} ${typed.name.en}`,
    ru: `${name.ru}: от ${least} до ${most} ${typed.name.ru}`,
    vi: `${name.vi}: từ ${least} đến ${most} ${typed.name.vi}`,
  };
}

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

function wordsFor(field: string | Text, expected: unknown): Text {
  try {
    return unexpected(field, Object(expected));
  } catch (error) {
    // Settings may have kinds of schema that requests never have.
    if (error instanceof TypeError) return WORDS.unfit;
    throw error;
  }
}
