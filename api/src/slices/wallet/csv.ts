// Cells of a CSV file (RFC 4180), safe to open in a program that would run one as a formula.

/** What such a program takes for a formula, or what leads up to one. */
const FORMULA = /^\s*[=+\-@|]/u;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** A cell: quoted where it has to be, and never a formula. A plain number stays one, even below zero. */
function csvCell(value: string | number): string {
  const text = String(value);
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n\t']|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(csvCell).join(',')}\r\n`;
