// Tables as CSV (RFC 4180), safe to open in a program that would run a cell as a formula.

/** What such a program takes for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^-?\d+(\.\d+)?$/;
const MARK = "'";

/** A table with a line each; cells that would be formulas are marked as texts. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');

function cellText(cell: string): string {
  const safe = FORMULA.test(cell) && !NUMBER.test(cell) ? MARK + cell : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The cells of each line that is not empty, as they were before they were made safe. */
export function csvRows(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y;
  const source = text.replace(/^\uFEFF/, '');
  while (cells.lastIndex < source.length) {
    const match = cells.exec(source);
    // A quote in the middle of a cell: the rest of the line cannot be told apart, so it is taken as it is.
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

/** Hands a text to the visitor as a file. */
export function download(name: string, text: string, type = 'text/csv;charset=utf-8'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
