import type { Terminal } from './terminal.ts';

/** What JSON output may hold; a big integer becomes a number, or a text when a number cannot hold it. */
export type Value =
  | string
  | number
  | boolean
  | null
  | bigint
  | readonly Value[]
  | { readonly [key: string]: Value | undefined };

/** One line of JSON on the standard output. */
export function printJson({ out }: Terminal, value: Value): void {
  out(
    `${JSON.stringify(value, (_key, member: unknown) => (typeof member === 'bigint' ? numberOrText(member) : member))}\n`,
  );
}

/** Names and values below each other, the values in one column. */
export function printFacts(
  { out }: Terminal,
  facts: readonly (readonly [name: string, value: string | number])[],
): void {
  const width = Math.max(...facts.map(([name]) => name.length));
  for (const [name, value] of facts) out(`${name.padEnd(width)}  ${value}\n`);
}

/** Rows below a head; numbers are set to the right. */
export function printTable(
  { out }: Terminal,
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): void {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => String(row[column] ?? '').length)),
  );
  const cell = (value: string | number, column: number) => {
    const width = widths[column] ?? 0;
    return typeof value === 'number' ? String(value).padStart(width) : value.padEnd(width);
  };
  for (const row of [head, ...rows]) out(`${row.map(cell).join('  ').trimEnd()}\n`);
}

const numberOrText = (value: bigint): number | string =>
  Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
