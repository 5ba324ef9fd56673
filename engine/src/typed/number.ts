import { plain } from './plain.ts';

/** How a language writes numbers. */
export interface NumberSigns {
  /** between whole and places */
  readonly decimal: '.' | ',';
  /** between thousands */
  readonly group: '.' | ',' | ' ';
}

const APOSTROPHES = /[’‘]/g;
const SIGNS = /[., ']/g;
const PLAIN = /^\d+(?:\.\d+)?$/;

/**
 * Returns a typed number as JSON writes it, such as '1000.5'; undefined if it is none. Takes the separators of any
 * language. Where one could stand for places or thousands, as in '1.234', the language of the page decides.
 */
export function numberTyped(text: string, signs: NumberSigns): string | undefined {
  const typed = plain(text).replaceAll(APOSTROPHES, "'").trim().replaceAll(/\s/g, ' ');
  const decimal = decimalIn(typed, signs);
  const [whole = '', places, ...more] = decimal === undefined ? [typed] : typed.split(decimal);
  const digits = ungrouped(whole);
  if (digits === undefined || more.length > 0) return undefined;
  const number = places === undefined ? digits : `${digits}.${places}`;
  return PLAIN.test(number) ? number : undefined;
}

/** Returns a number as the language writes it in a field: without thousands. */
export const numberWritten = (value: number, { decimal }: NumberSigns): string =>
  String(value).replace('.', decimal);

/** Returns the sign before the places; undefined without places. */
function decimalIn(typed: string, signs: NumberSigns): '.' | ',' | undefined {
  const used: readonly string[] = typed.match(SIGNS) ?? [];
  const last = used.at(-1);
  if (last !== '.' && last !== ',') return undefined;
  if (used.length > 1) return used.indexOf(last) === used.length - 1 ? last : undefined;
  return last === signs.group && /^[1-9]\d{0,2}[.,]\d{3}$/.test(typed) ? undefined : last;
}

/** Removes one kind of sign between groups of three digits; undefined if the signs stand elsewhere. */
function ungrouped(whole: string): string | undefined {
  if (/^\d+$/.test(whole)) return whole;
  return /^[1-9]\d{0,2}(?:(?<sign>[., '])\d{3})(?:\k<sign>\d{3})*$/.test(whole)
    ? whole.replaceAll(SIGNS, '')
    : undefined;
}
