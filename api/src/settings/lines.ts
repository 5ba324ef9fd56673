import type { Text } from '@skins/engine/catalogue';
import { UNITS_PER_GEM } from '@skins/engine/kernel';
import { type Language, inLanguage } from '../http/language.ts';
import type { KeptLine } from './kept-lines.ts';
import type { Figure, Line, Unit } from './shapes.ts';
import {
  CATALOGUE_FIELDS,
  CATALOGUE_WORDS,
  type FieldWords,
  OPERATOR_WORDS,
  ROLE_WORDS,
  SETTING_WORDS,
} from './words.ts';

/** What a setting is called, in every language. */
export function settingTexts(id: string): Text {
  const words =
    id === 'catalogue' ? CATALOGUE_WORDS : id === 'operators' ? OPERATOR_WORDS : SETTING_WORDS[id];
  return words?.name ?? { zh: id, en: id, ru: id, vi: id };
}

/** What a setting is called. */
export const settingName = (id: string, language: Language): string => inLanguage(settingTexts(id), language);

/** The words for a place in rules; a place of a list is looked up under `*`, and its number put in for {n}. */
export function fieldWords(id: string, path: string): FieldWords | undefined {
  const fields = SETTING_WORDS[id]?.fields;
  const words = fields?.[path] ?? fields?.[path.replaceAll(/\/\d+(?=\/|$)/g, '/*')];
  const [, n] = /\/(\d+)(?=\/|$)/.exec(path) ?? [];
  if (words === undefined || n === undefined) return words;
  const { zh, en, ru, vi } = words.name;
  const numbered = (name: string) => name.replace('{n}', n);
  return { ...words, name: { zh: numbered(zh), en: numbered(en), ru: numbered(ru), vi: numbered(vi) } };
}

/** A line in words, with figures as everywhere outside of the engine. */
export function lineIn(line: KeptLine, language: Language): Line {
  switch (line.of) {
    case 'rules': {
      const words = fieldWords(line.id, line.path);
      const unit = words?.unit ?? 'text';
      return {
        group: line.id,
        groupName: settingName(line.id, language),
        item: words === undefined ? line.path.slice(1) : inLanguage(words.name, language),
        unit,
        before: shareOf(outside(line.before, unit), unit),
        after: shareOf(outside(line.after, unit), unit),
      };
    }
    case 'operator':
      return {
        group: 'operators',
        groupName: settingName('operators', language),
        item: inLanguage(OPERATOR_WORDS.role, language).replace('{id}', line.id.slice(0, 8)),
        unit: 'text',
        before: roleIn(line.before, language),
        after: roleIn(line.after, language),
      };
    case 'mode':
      return {
        group: 'operators',
        groupName: settingName('operators', language),
        item: inLanguage(OPERATOR_WORDS.mode.name, language),
        unit: 'text',
        before: modeIn(line.before, language),
        after: modeIn(line.after, language),
      };
    case 'box':
    case 'skin':
    case 'shelf':
    default: {
      const { name, unit } = CATALOGUE_FIELDS[line.field];
      return {
        group: `${line.of}:${line.id}`,
        groupName: inLanguage(line.name, language),
        item: inLanguage(line.item ?? name, language),
        unit,
        before: outside(line.before, unit),
        after: outside(line.after, unit),
      };
    }
  }
}

const SHARE_UNITS = 10_000;

/** Amounts are whole numbers inside. */
const outside = (figure: Figure, unit: Unit): Figure =>
  typeof figure === 'number' && unit === 'gems' ? figure / UNITS_PER_GEM : figure;

/** Shares are whole numbers in rules; chances and returns of boxes are fractions already. */
const shareOf = (figure: Figure, unit: Unit): Figure =>
  typeof figure === 'number' && unit === 'share' ? figure / SHARE_UNITS : figure;

const roleIn = (role: Figure, language: Language): Figure => {
  const words = typeof role === 'string' ? ROLE_WORDS[role] : undefined;
  return words === undefined ? role : inLanguage(words, language);
};

const modeIn = (mode: Figure, language: Language): Figure =>
  mode === 'single' || mode === 'pairs' ? inLanguage(OPERATOR_WORDS.modes[mode], language) : mode;
