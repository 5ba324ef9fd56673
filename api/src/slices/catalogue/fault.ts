/** Something in a catalogue that is not as the format has it. */
export interface Fault {
  /** a JSON pointer: '/boxes/30/price' */
  readonly place: string;
  /** the shelf, skin or box in which it is: 'box youse' */
  readonly entry?: string;
  readonly expected: string;
  readonly found: string;
}

const LENGTH = 60;

/** A value of the file, short enough for a sentence. */
export function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > LENGTH ? `${text.slice(0, LENGTH)}…` : text;
}
