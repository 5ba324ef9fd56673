import type { Text } from '@skins/engine/catalogue';
import type { Unit } from './shapes.ts';

/** What a place in a setting's content is called, and what its figure is of. */
export interface FieldWords {
  readonly name: Text;
  readonly unit: Unit;
  /** what each value is called, where there are only some */
  readonly choices?: Readonly<Record<string, Text>>;
  /** its figure is of gems where the part beside it says one of these */
  readonly gems?: GemsWhere;
}

/** A part beside a figure, and what it says where the figure is kept in 1/10,000 gem. */
interface GemsWhere {
  readonly part: string;
  readonly is: readonly string[];
}

/**
 * What a setting is called, what it decides, and its places, by paths such as /rtp/min; `*` stands for any place in a list, whose
 * number takes the place of {n} in the name, from 0, or of {k}, from 1.
 */
export interface SettingWords {
  readonly name: Text;
  readonly about: Text;
  readonly fields: Readonly<Record<string, FieldWords>>;
  /** what the rules ask beyond the form of each figure, where they do */
  readonly asks?: Text;
}

export const text = (zh: string, en: string, ru: string, vi: string): Text => ({ zh, en, ru, vi });
export const field = (unit: Unit, zh: string, en: string, ru: string, vi: string): FieldWords => ({
  name: text(zh, en, ru, vi),
  unit,
});
/** A field that takes one of some values. */
export const choice = (
  choices: Readonly<Record<string, Text>>,
  zh: string,
  en: string,
  ru: string,
  vi: string,
): FieldWords => ({ ...field('text', zh, en, ru, vi), choices });

/** The unit of a figure. @param beside what holds it */
export const unitOf = ({ unit, gems }: FieldWords, beside: unknown): Unit =>
  gems?.is.includes(String(Object(beside)[gems.part])) === true ? 'gems' : unit;

/** A name with the number of its place in a list. */
export function numbered(name: string, path: string): string {
  const [, n] = /\/(\d+)(?=\/|$)/.exec(path) ?? [];
  return n === undefined ? name : name.replace('{n}', n).replace('{k}', String(Number(n) + 1));
}
