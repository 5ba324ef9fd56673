import type { Text } from '@skins/engine/catalogue';
import { UNITS_PER_GEM } from '@skins/engine/kernel';
import { Pointer } from 'typebox/value';
import { type Language, inLanguage } from '../../foundation/http/language.ts';
import type { FieldWords, SettingWords, Unit, WordsOfRules } from '../../foundation/words/index.ts';
import { inAnyPlace, numbered, unitOf } from './field-words.ts';
import type { KeptLine } from './kept-lines.ts';
import type { Figure, Line } from './shapes.ts';
import { CATALOGUE_FIELDS, CATALOGUE_WORDS, OPERATOR_WORDS, ROLE_WORDS } from './words.ts';

/** Puts settings, and lines of what changed, into words. */
export class Wording {
  /** of the rules of all slices */
  readonly rules: WordsOfRules;

  constructor(rules: WordsOfRules) {
    this.rules = rules;
  }

  /** Returns a setting's purpose; undefined for one without words. */
  about(id: string): Text | undefined {
    return this.#wordsOf(id)?.about;
  }

  /** Returns a setting's name in every language. */
  texts(id: string): Text {
    const words = id === 'operators' ? OPERATOR_WORDS : this.#wordsOf(id);
    return words?.name ?? { zh: id, en: id, ru: id, vi: id };
  }

  /** Returns a setting's name in one language. */
  name(id: string, language: Language): string {
    return inLanguage(this.texts(id), language);
  }

  /** The words for a place in rules; a place of a list is looked up under `*`, and its number put in. */
  field(id: string, path: string): FieldWords | undefined {
    const fields = this.rules[id]?.fields;
    const words = fields?.[path] ?? fields?.[inAnyPlace(path)];
    if (words === undefined) return undefined;
    const { zh, en, ru, vi } = words.name;
    const put = (name: string) => numbered(name, path);
    return { ...words, name: { zh: put(zh), en: put(en), ru: put(ru), vi: put(vi) } };
  }

  /** The same, with the unit that a figure has in a content. */
  fieldIn(id: string, path: string, content: unknown): FieldWords | undefined {
    const words = this.field(id, path);
    const beside = Pointer.Get(Object(content), path.slice(0, path.lastIndexOf('/')));
    return words && { ...words, unit: unitOf(words, beside) };
  }

  /** A line in words, with figures as everywhere outside of the engine. */
  line(line: KeptLine, language: Language): Line {
    switch (line.of) {
      case 'rules':
        return this.#rulesLine(line, language);
      case 'operator':
      case 'mode':
        return operatorsLine(line, language);
      case 'box':
      case 'skin':
      case 'shelf':
      default:
        return catalogueLine(line, language);
    }
  }

  #wordsOf(id: string): Omit<SettingWords, 'fields'> | undefined {
    return id === 'catalogue' ? CATALOGUE_WORDS : this.rules[id];
  }

  #rulesLine(line: KeptLine & { of: 'rules' }, language: Language): Line {
    const { id, path, units = {} } = line;
    const words = this.field(id, path);
    const unit = words?.unit ?? 'text';
    const told = (figure: Figure, of: Unit = unit): Figure => {
      const choice = words?.choices?.[String(figure)];
      return choice === undefined ? shareOf(outside(figure, of), of) : inLanguage(choice, language);
    };
    return {
      group: id,
      groupName: this.name(id, language),
      item: words === undefined ? path.slice(1) : inLanguage(words.name, language),
      unit: units.after ?? units.before ?? unit,
      before: told(line.before, units.before),
      after: told(line.after, units.after),
    };
  }
}

function operatorsLine(line: KeptLine & { of: 'operator' | 'mode' }, language: Language): Line {
  const { name, role, mode } = OPERATOR_WORDS;
  const [item, told] =
    line.of === 'mode'
      ? [inLanguage(mode.name, language), modeIn]
      : [inLanguage(role, language).replace('{id}', line.id.slice(0, 8)), roleIn];
  return {
    group: 'operators',
    groupName: inLanguage(name, language),
    item,
    unit: 'text',
    before: told(line.before, language),
    after: told(line.after, language),
  };
}

function catalogueLine(line: KeptLine & { of: 'box' | 'skin' | 'shelf' }, language: Language): Line {
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
