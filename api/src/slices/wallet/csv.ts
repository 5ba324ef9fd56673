// CSV cells (RFC 4180) that are safe in a spreadsheet, which might run a cell as a formula.

/** Matches texts that a spreadsheet may take for a formula. */
const FORMULA = /^\s*[=+\-@|]/u;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** Returns a cell, quoted if needed, and never a formula. Plain numbers stay numbers, also negative ones. */
function csvCell(value: string | number): string {
  const text = String(value);
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n\t']|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(csvCell).join(',')}\r\n`;
