import type { Terminal } from './terminal.ts';

/** A value of JSON output; a big integer becomes a number, or a string if a number cannot hold it. */
export type Value =
  | string
  | number
  | boolean
  | null
  | bigint
  | readonly Value[]
  | { readonly [key: string]: Value | undefined };

/** Prints one line of JSON on the standard output. */
export function printJson({ out }: Terminal, value: Value): void {
  out(
    `${JSON.stringify(value, (_key, member: unknown) => (typeof member === 'bigint' ? numberOrText(member) : member))}\n`,
  );
}

/** Escapes characters of a foreign text that are invisible or control the terminal: `\\r`, `\\u{200b}`. */
export const visible = (text: string): string =>
  text.replaceAll(/[^\P{C}]|[^\P{Z} ]/gu, (character) => {
    const json = JSON.stringify(character).slice(1, -1);
    return json === character ? `\\u{${character.codePointAt(0)?.toString(16)}}` : json;
  });

/** Prints one name and value per line, with the values in one column. */
export function printFacts(
  { out }: Terminal,
  facts: readonly (readonly [name: string, value: string | number])[],
): void {
  const width = Math.max(...facts.map(([name]) => name.length));
  for (const [name, value] of facts) out(`${name.padEnd(width)}  ${visible(String(value))}\n`);
}

const NUMBER = /^-?\d+(\.\d+)?( %)?$/;

/** Prints a table with a header; columns of numbers are aligned to the right. */
export function printTable(
  { out }: Terminal,
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): void {
  const columns = head.map((title, column) => {
    const cells = rows.map((row) => visible(String(row[column] ?? '')));
    const width = Math.max(title.length, ...cells.map((cell) => cell.length));
    const right = cells.length > 0 && cells.every((cell) => NUMBER.test(cell));
    return [title, ...cells].map((cell) => (right ? cell.padStart(width) : cell.padEnd(width)));
  });
  for (let row = 0; row <= rows.length; row += 1)
    out(
      `${columns
        .map((cells) => cells[row])
        .join('  ')
        .trimEnd()}\n`,
    );
}

const numberOrText = (value: bigint): number | string =>
  Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
