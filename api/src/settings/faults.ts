import type { Text } from '@skins/engine/catalogue';
import type { TSchema } from 'typebox';
import type { Validator } from 'typebox/compile';
import type { TValidationError } from 'typebox/error';
import { Pointer } from 'typebox/value';
import { missing, unexpected } from '../http/faults.ts';
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
): KeptGate[] {
  if (validator.Check(content)) return [passed('fits', WORDS.fits)];
  const places = new Map<string, KeptGate>();
  for (const error of validator.Errors(content)) {
    const { field, words } = faultOf(schema, name, error);
    if (!places.has(field)) places.set(field, failed('fits', words, field));
  }
  return [...places.values()];
}

/** Where an error is, and what is said of it. */
function faultOf(
  schema: TSchema,
  name: string,
  error: TValidationError,
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
  return { field: field === '' ? '/' : field, words: wordsFor(field.slice(1) || name, expected) };
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
