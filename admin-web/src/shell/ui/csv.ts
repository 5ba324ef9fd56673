// Tables as CSV (RFC 4180), safe to open in spreadsheets that run cells as formulas.

/** The start of a text that a spreadsheet may treat as a formula. */
const FORMULA = /^\s*[=+\-@|]/u;
const NUMBER = /^-?\d+(\.\d+)?(e-?\d+)?$/i;
const MARK = "'";

/** Formats a cell: quoted if needed, and never a formula. A plain number stays one, even below zero. */
export function csvCell(value: unknown): string {
  const text = textOf(value);
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? MARK + text : text;
  return /[",\r\n\t']|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  return JSON.stringify(value);
}

/** Formats a table, one line per row; cells that look like formulas are marked as text. */
export const csvText = (rows: readonly (readonly unknown[])[]): string =>
  rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');

/** Formats records, one column per field. Begins with a byte order mark, so that spreadsheets read Chinese. */
export function csvOf(records: readonly object[]): string {
  const fields = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const rows = records.map((record) => fields.map((field): unknown => Reflect.get(record, field)));
  return `\uFEFF${csvText([fields, ...rows])}`;
}

/** Parses the cells of each line that is not empty, without the marks against formulas. */
export function csvRows(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y;
  const source = text.replace(/^\uFEFF/, '');
  while (cells.lastIndex < source.length) {
    const match = cells.exec(source);
    // A quote inside a cell: the rest of the line is ambiguous, so it is taken as it is.
    if (match === null) return [...rows, [...row, source.slice(row.length)]];
    const [, quoted, plain = '', end] = match;
    row.push(unmarked(quoted?.replaceAll('""', '"') ?? plain));
    if (end !== ',') {
      if (row.some((cell) => cell !== '')) rows.push(row);
      row = [];
    } else if (cells.lastIndex >= source.length) rows.push([...row, '']);
  }
  return rows;
}

const unmarked = (cell: string): string =>
  cell.startsWith(MARK) && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;

/** Downloads a text as a file. */
export function download(name: string, text: string, type = 'text/csv;charset=utf-8'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
