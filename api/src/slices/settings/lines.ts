import type { Text } from '@skins/engine/catalogue';
import { UNITS_PER_GEM } from '@skins/engine/kernel';
import { Pointer } from 'typebox/value';
import { type Language, inLanguage } from '../../foundation/http/language.ts';
import { numbered, unitOf } from './field-words.ts';
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

/** The words for a place in rules; a place of a list is looked up under `*`, and its number put in. */
export function fieldWords(id: string, path: string): FieldWords | undefined {
  const fields = SETTING_WORDS[id]?.fields;
  const words = fields?.[path] ?? fields?.[path.replaceAll(/\/\d+(?=\/|$)/g, '/*')];
  if (words === undefined) return undefined;
  const { zh, en, ru, vi } = words.name;
  const put = (name: string) => numbered(name, path);
  return { ...words, name: { zh: put(zh), en: put(en), ru: put(ru), vi: put(vi) } };
}

/** The same, with the unit that a figure has in a content. */
export function wordsAt(id: string, path: string, content: unknown): FieldWords | undefined {
  const words = fieldWords(id, path);
  const beside = Pointer.Get(Object(content), path.slice(0, path.lastIndexOf('/')));
  return words && { ...words, unit: unitOf(words, beside) };
}

/** A line in words, with figures as everywhere outside of the engine. */
export function lineIn(line: KeptLine, language: Language): Line {
  switch (line.of) {
    case 'rules':
      return rulesLineIn(line, language);
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

function rulesLineIn(line: KeptLine & { of: 'rules' }, language: Language): Line {
  const { id, path, units = {} } = line;
  const words = fieldWords(id, path);
  const unit = words?.unit ?? 'text';
  const told = (figure: Figure, of: Unit = unit): Figure => {
    const choice = words?.choices?.[String(figure)];
    return choice === undefined ? shareOf(outside(figure, of), of) : inLanguage(choice, language);
  };
  return {
    group: id,
    groupName: settingName(id, language),
    item: words === undefined ? path.slice(1) : inLanguage(words.name, language),
    unit: units.after ?? units.before ?? unit,
    before: told(line.before, units.before),
    after: told(line.after, units.after),
  };
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
