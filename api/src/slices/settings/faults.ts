import type { Text } from '@skins/engine/catalogue';
import type { TSchema } from 'typebox';
import type { Validator } from 'typebox/compile';
import type { TValidationError } from 'typebox/error';
import { Pointer } from 'typebox/value';
import { typedUnits } from './typed-units.ts';
import type { FieldWords } from '../../foundation/words/index.ts';
import { missing, unexpected } from '../../foundation/http/faults.ts';
import { type KeptGate, WORDS, failed, passed } from './gates.ts';

/**
 * What is wrong with a content, a gate a place; one that is passed where nothing is.
 * @param name what the whole content is called
 */
export function faultsOf(
  validator: Pick<Validator, 'Check' | 'Errors'>,
  schema: TSchema,
  name: string,
  content: unknown,
  named: (path: string) => FieldWords | undefined = () => undefined,
): KeptGate[] {
  if (validator.Check(content)) return [passed('fits', WORDS.fits)];
  const places = new Map<string, KeptGate>();
  for (const error of validator.Errors(content)) {
    const { field, words } = faultOf(schema, name, error, named);
    if (!places.has(field)) places.set(field, failed('fits', words, field));
  }
  return [...places.values()];
}

/** Where an error is, and what is said of it. */
function faultOf(
  schema: TSchema,
  name: string,
  error: TValidationError,
  named: (path: string) => FieldWords | undefined,
): { readonly field: string; readonly words: Text } {
  const { instancePath } = error;
  if (error.keyword === 'required') {
    const names = error.params.requiredProperties;
    return { field: `${instancePath}/${names[0] ?? ''}`, words: missing(names) };
  }
  // Such an error points at what is too much; the words are for what it is too much of.
  const tooMuch = error.keyword === 'boolean';
  const field = tooMuch ? parentOf(instancePath) : instancePath;
  const place = (tooMuch ? parentOf(error.schemaPath) : error.schemaPath).slice(1);
  const expected: unknown = Pointer.Get(schema, place);
  const words = named(field);
  return {
    field: field === '' ? '/' : field,
    words: (words && rangeWords(words, Object(expected))) ?? wordsFor(field.slice(1) || name, expected),
  };
}

/** The bounds of a figure under its own name, in the unit that it is typed in. */
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

function wordsFor(field: string, expected: unknown): Text {
  try {
    return unexpected(field, Object(expected));
  } catch (error) {
    // Settings may have schemas that no request has.
    if (error instanceof TypeError) return WORDS.unfit;
    throw error;
  }
}
