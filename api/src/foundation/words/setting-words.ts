import type { Text } from '@skins/engine/catalogue';
import type { Unit } from './units.ts';

/** The name and the unit of a place in a setting's content. */
export interface FieldWords {
  readonly name: Text;
  readonly unit: Unit;
  /** the name of each value, if there are only some */
  readonly choices?: Readonly<Record<string, Text>>;
  /** its figure is in gems if the member beside it has one of these values */
  readonly gems?: GemsWhere;
  /** the figures are minutes after midnight: a change shows the whole list, as times of day */
  readonly clock?: true;
}

/** A member beside a figure, and the values of it for which the figure is stored in 1/10,000 gem. */
interface GemsWhere {
  readonly part: string;
  readonly is: readonly string[];
}

/**
 * A setting's name, its purpose, and its places by paths such as /rtp/min. `*` stands for any place in a list. The place's
 * number replaces {n} in the name (from 0), or {k} (from 1).
 */
export interface SettingWords {
  readonly name: Text;
  readonly about: Text;
  readonly fields: Readonly<Record<string, FieldWords>>;
  /** conditions of the rules beyond the form of each figure, if any */
  readonly asks?: Text;
}

/** Published rules in words, by the name of the rules. */
export type WordsOfRules = Readonly<Record<string, SettingWords>>;

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

const LANGUAGES = {
  zh: ['中文', 'Chinese', 'по-китайски', 'tiếng Trung'],
  en: ['英文', 'English', 'по-английски', 'tiếng Anh'],
  ru: ['俄文', 'Russian', 'по-русски', 'tiếng Nga'],
  vi: ['越南文', 'Vietnamese', 'по-вьетнамски', 'tiếng Việt'],
} as const;

/** A text in four languages, as a group of four places. */
export function inFour(
  path: string,
  zh: string,
  en: string,
  ru: string,
  vi: string,
): Readonly<Record<string, FieldWords>> {
  const places = Object.entries(LANGUAGES).map(([key, [inZh, inEn, inRu, inVi]]) => [
    `${path}/${key}`,
    field('text', `${zh}：${inZh}`, `${en}: ${inEn}`, `${ru}: ${inRu}`, `${vi}: ${inVi}`),
  ]);
  return { [path]: field('text', zh, en, ru, vi), ...Object.fromEntries(places) };
}
