/** What a spreadsheet would take for a formula, or what leads up to one. */
const FORMULA = /^[\s]*[=+\-@|]/u;
const NUMBER = /^-?\d+(\.\d+)?(e-?\d+)?$/i;

/** A cell: quoted where it has to be, and never a formula. A plain number stays one, even below zero. */
export function csvCell(value: unknown): string {
  const text = textOf(value);
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n\t']|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as CSV (RFC 4180), a column a field; begins with a mark, so that spreadsheets read Chinese. */
export function csvOf(rows: readonly object[]): string {
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [
    fields.map(csvCell),
    ...rows.map((row) => fields.map((field) => csvCell(Reflect.get(row, field)))),
  ];
  return `\uFEFF${lines.map((line) => line.join(',')).join('\r\n')}\r\n`;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  return JSON.stringify(value);
}
