// Tables as CSV (RFC 4180), safe to open in spreadsheets that run cells as formulas.

/** The start of a text that a spreadsheet may treat as a formula. */
const FORMULA = /^\s*[=+\-@|]/u;
const NUMBER = /^-?\d+([.,]\d+)?(e-?\d+)?$/i;
const MARK = "'";

/** Formats a cell: quoted if needed, and never a formula. A plain number stays one, even below zero. */
export function csvCell(value: unknown): string {
  const text = textOf(value);
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? MARK + text : text;
  return /[",;\r\n\t']|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  return JSON.stringify(value);
}

/** Begins a file, so that spreadsheets read it as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Formats a table, one line per row; cells that look like formulas are marked as text. */
const csvText = (rows: readonly (readonly unknown[])[], separator = ','): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(csvCell).join(separator)}\r\n`).join('');

/** Formats a table as spreadsheets of a language save it: with its sign before decimals, and a separator that differs from it. */
export function sheetOf(
  rows: readonly (readonly (string | number)[])[],
  language = navigator.language,
): string {
  const parts = new Intl.NumberFormat(language).formatToParts(1.5);
  const isComma = parts.some(({ type, value }) => type === 'decimal' && value === ',');
  const written = (cell: string | number) =>
    isComma && NUMBER.test(String(cell)) ? String(cell).replace('.', ',') : cell;
  return csvText(
    rows.map((row) => row.map(written)),
    isComma ? ';' : ',',
  );
}

/** Formats records, one column per field. */
export function csvOf(records: readonly object[]): string {
  const fields = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const rows = records.map((record) => fields.map((field): unknown => Reflect.get(record, field)));
  return csvText([fields, ...rows]);
}

/** Returns a cell without the mark against formulas. */
export const unmarked = (cell: string): string =>
  cell.startsWith(MARK) && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;

/** Downloads a text as a file. */
export function download(name: string, text: string, type = 'text/csv;charset=utf-8'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
