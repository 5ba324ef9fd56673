import type { Text } from '@skins/engine/catalogue';
import type { Unit } from './shapes.ts';

/** What a place in a setting's content is called, and what its figure is of. */
export interface FieldWords {
  readonly name: Text;
  readonly unit: Unit;
}

/**
 * What a setting is called, what it decides, and its places, by paths such as /rtp/min; `*` stands for any place in a list, whose
 * number, from 0, takes the place of {n} in the name.
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
