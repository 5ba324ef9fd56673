/** A row of a table in docs/spec. */
export interface SpecRow {
  /** file and line, as a failure names it */
  readonly at: string;
  /** number of the table, '2.1' */
  readonly table: string;
  readonly head: readonly string[];
  /** as written; a pipe in a cell is `\|` */
  readonly cells: readonly string[];
}

const cellsOf = (line: string): string[] =>
  line
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());

/** Returns every row of every numbered table in a chapter's text. */
export function rowsIn(name: string, text: string): SpecRow[] {
  const rows: SpecRow[] = [];
  let table = '';
  let head: readonly string[] = [];
  for (const [n, line] of text.split('\n').entries()) {
    if (line.startsWith('## ')) [table, head] = [/^## (\d+\.\d+)/.exec(line)?.[1] ?? '', []];
    if (!line.startsWith('|') || /^[|\s-]+$/.test(line)) continue;
    const cells = cellsOf(line);
    if (head.length === 0) head = cells;
    else rows.push({ at: `docs/spec/${name}:${n + 1}`, table, head, cells });
  }
  return rows;
}

/** Returns what stands in backticks. */
export const quotedIn = (cell: string): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, quoted = '']) => quoted);
