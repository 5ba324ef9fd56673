/** A violation of the catalogue format. */
export interface Fault {
  /** a JSON pointer: '/boxes/30/price' */
  readonly place: string;
  /** the shelf, skin or box that contains it: 'box youse' */
  readonly entry?: string;
  readonly expected: string;
  readonly found: string;
}

const LENGTH = 60;

/** Shortens a value of the file for use in a sentence. */
export function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > LENGTH ? `${text.slice(0, LENGTH)}…` : text;
}
