import { type NumberSigns, numberTyped } from '@skins/engine/typed';
import Papa from 'papaparse';
import { unmarked } from './csv';

// Tables as spreadsheets of any language save them.

/** A fault of a whole file. */
export type SheetFault =
  /** no line has the names of the head, or more than one separator parts them */
  | { readonly code: 'head' }
  /** a name of the head stands twice */
  | { readonly code: 'columns'; readonly name: string }
  /** a quote that is not closed, or stands within a cell */
  | { readonly code: 'quotes'; readonly line: number };

/** A line below the head: its number, from 1 with the head, and its cell under each name. */
interface SheetLine<Name extends string> {
  readonly line: number;
  readonly cell: (name: Name) => string;
}

type Sheet<Name extends string> =
  | { readonly lines: readonly SheetLine<Name>[]; readonly fault?: undefined }
  | { readonly lines?: undefined; readonly fault: SheetFault };

const SEPARATORS = [',', ';', '\t', '|'];
/** The line by which a file tells spreadsheets its separator. */
const SEPARATOR_LINE = /^sep=(?<separator>.)\r?\n?/i;
/** bytes by whose zeros UTF-16 without a byte order mark is known */
const SAMPLE = 64;

/** Decodes a file: UTF-8, UTF-16 of either order, or else a code page, which shares the signs of ids and prices. */
export function sheetText(file: ArrayBuffer): string {
  const bytes = new Uint8Array(file);
  const decoded = new TextDecoder(encodingOf(bytes)).decode(bytes);
  return decoded.replace(/^\uFEFF/, '');
}

function encodingOf(bytes: Uint8Array): string {
  const [first = 0, second = 0] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const zeros = [...bytes.subarray(0, SAMPLE)].flatMap((byte, at) => (byte === 0 ? [at % 2] : []));
  if (zeros.length > 0) return zeros.every((at) => at === 1) ? 'utf-16le' : 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

const named = (cell: string): string => cell.normalize('NFKC').trim().toLowerCase();

/** Parses a table whose columns have names, in any order and case; others are ignored. */
export function readSheet<Name extends string>(text: string, names: readonly Name[]): Sheet<Name> {
  const said = SEPARATOR_LINE.exec(text);
  const source = said === null ? text : text.slice(said[0].length);
  const told = said?.groups?.['separator'];
  const tries = (told === undefined ? SEPARATORS : [told]).flatMap((separator) => {
    const head = Papa.parse<string[]>(source, { delimiter: separator, preview: 1 }).data[0] ?? [];
    const columns = head.map(named);
    return names.every((name) => columns.includes(named(name))) ? [{ separator, columns }] : [];
  });
  const [one, ...more] = tries;
  if (one === undefined || more.length > 0) return { fault: { code: 'head' } };
  const twice = names.find((name) => one.columns.filter((column) => column === named(name)).length > 1);
  if (twice !== undefined) return { fault: { code: 'columns', name: twice } };
  const { data, errors } = Papa.parse<string[]>(source, { delimiter: one.separator });
  const skipped = said === null ? 1 : 2;
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken !== undefined) return { fault: { code: 'quotes', line: (broken.row ?? 0) + skipped } };
  const lines = data.flatMap((cells, row) => {
    if (row === 0 || cells.every((cell) => cell.trim() === '')) return [];
    const cell = (name: Name) => unmarked(cells[one.columns.indexOf(named(name))] ?? '').trim();
    return [{ line: row + skipped, cell }];
  });
  return { lines };
}

const POINT: NumberSigns = { decimal: '.', group: ',' };
const COMMA: NumberSigns = { decimal: ',', group: '.' };

/** The result for a number that can be read in two ways. */
export const EITHER = 'either';

/** What a cell says of the sign before its decimals. */
const evidenceIn = (cell: string): readonly NumberSigns[] => {
  const [point, comma] = [numberTyped(cell, POINT), numberTyped(cell, COMMA)];
  if (point === undefined || point !== comma) return [];
  const last = /[.,](?=[^.,]*$)/.exec(cell.normalize('NFKC'))?.[0];
  if (last === undefined) return [];
  const isGroup = !point.includes('.');
  return [(last === ',') === isGroup ? POINT : COMMA];
};

/**
 * Reads the numbers of a column as JSON writes them. '1.234' is read as the other numbers of the column are written.
 * Undefined: no number. EITHER: nothing in the column says which of two numbers it is.
 */
export function numbersIn(column: readonly string[]): readonly (string | undefined)[] {
  const evidence = new Set(column.flatMap(evidenceIn));
  const [signs] = evidence.size === 1 ? evidence : [];
  return column.map((cell) => {
    const [point, comma] = [numberTyped(cell, POINT), numberTyped(cell, COMMA)];
    if (point === comma) return point;
    return signs === undefined ? EITHER : numberTyped(cell, signs);
  });
}
