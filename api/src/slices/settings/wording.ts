import type { Text } from '@skins/engine/catalogue';
import { UNITS_PER_GEM } from '@skins/engine/kernel';
import { Pointer } from 'typebox/value';
import { type Language, TEXT_KEY, inLanguage } from '../../foundation/http/language.ts';
import type { FieldWords, SettingWords, Unit, WordsOfRules } from '../../foundation/words/index.ts';
import { clockText } from './clock-text.ts';
import { inAnyPlace, numbered, unitOf } from './field-words.ts';
import type { DifferencePage } from './difference.ts';
import { CLOCKS, type KeptFigure, type KeptLine } from './kept-lines.ts';
import type { Difference, Figure, Line } from './shapes.ts';
import { CATALOGUE_FIELDS, CATALOGUE_WORDS, GROUP_WORDS, OPERATOR_WORDS, ROLE_WORDS } from './words.ts';

/** Returns the name of the skin or box whose id stands at a path of the rules; undefined for other paths. */
export type NameOf = (path: string, id: string) => Text | undefined;

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

  /** A page of a difference in words. @param nameOf shows names for ids; none by default */
  difference({ total, groups, lines }: DifferencePage, language: Language, nameOf?: NameOf): Difference {
    return {
      total,
      lines: lines.map(({ line, group }) => this.line(line, language, group, nameOf)),
      groups: groups.map(({ line, group, count, spread }) => {
        const { groupName } = this.line(line, language, group);
        return { group, groupName, count, spread };
      }),
    };
  }

  /**
   * A line in words, with figures as everywhere outside of the engine.
   * @param group of several skins or boxes; undefined: the line is shown with its own
   */
  line(line: KeptLine, language: Language, group?: string, nameOf?: NameOf): Line {
    switch (line.of) {
      case 'rules':
        return this.#rulesLine(line, language, nameOf);
      case 'operator':
      case 'mode':
        return operatorsLine(line, language);
      case 'box':
      case 'skin':
      case 'shelf':
      default:
        return catalogueLine(line, language, group);
    }
  }

  #wordsOf(id: string): Omit<SettingWords, 'fields'> | undefined {
    return id === 'catalogue' ? CATALOGUE_WORDS : this.rules[id];
  }

  #rulesLine(line: KeptLine & { of: 'rules' }, language: Language, nameOf?: NameOf): Line {
    const { id, path, units = {} } = line;
    const words = this.field(id, path);
    const unit = words?.unit ?? 'text';
    const told = (figure: Figure, of: Unit = unit): Figure => {
      if (words?.clock === true && typeof figure === 'string')
        return clockText(figure.split(CLOCKS).map(Number), language);
      const choice =
        words?.choices?.[String(figure)] ?? (typeof figure === 'string' ? nameOf?.(path, figure) : undefined);
      return choice === undefined ? shareOf(outside(figure, of), of) : inLanguage(choice, language);
    };
    return {
      group: id,
      groupName: this.name(id, language),
      item: words === undefined ? path.slice(1) : inLanguage(words.name, language),
      unit: units.after ?? units.before ?? unit,
      ...shortened(told(line.before, units.before), told(line.after, units.after)),
      ...languageOf(path),
    };
  }
}

const LANGUAGES: ReadonlyMap<string, Language> = new Map([
  [TEXT_KEY.ZH, 'ZH'],
  [TEXT_KEY.EN, 'EN'],
  [TEXT_KEY.RU, 'RU'],
  [TEXT_KEY.VN, 'VN'],
]);

/** Returns the language of a text at a place: texts have a member for each language. */
function languageOf(path: string): Pick<Line, 'language'> {
  const language = LANGUAGES.get(path.slice(path.lastIndexOf('/') + 1));
  return language === undefined ? {} : { language };
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

function catalogueLine(
  line: KeptLine & { of: 'box' | 'skin' | 'shelf' },
  language: Language,
  group = `${line.of}:${line.id}`,
): Line {
  const words = CATALOGUE_FIELDS[line.of][line.field];
  const { unit = 'text', choices = {} } = words ?? {};
  const owner = inLanguage(line.name, language);
  const place = words === undefined ? line.field : inLanguage(words.name, language);
  const item = line.item === null ? place : `${inLanguage(line.item, language)} · ${place}`;
  const shared = GROUP_WORDS[group];
  const told = (figure: KeptFigure): Figure => {
    if (typeof figure === 'object' && figure !== null) return inLanguage(figure, language);
    const choice = typeof figure === 'string' ? choices[figure] : undefined;
    return choice === undefined ? outside(figure, unit) : inLanguage(choice, language);
  };
  return {
    group,
    groupName: shared === undefined ? owner : inLanguage(shared, language),
    item: itemIn(group, owner, item),
    unit,
    ...shortened(told(line.before), told(line.after)),
    ...languageOf(line.field),
  };
}

/** Most characters of a text in a line, and those before the first that differs. */
const [SHOWN, LEAD] = [240, 40];

/** Cuts long texts to the part where they begin to differ. */
function shortened(before: Figure, after: Figure): { readonly before: Figure; readonly after: Figure } {
  const [one, other] = [before, after].map((side) => (typeof side === 'string' ? side : ''));
  let same = 0;
  while (same < (one?.length ?? 0) && one?.[same] === other?.[same]) same += 1;
  const start = Math.max(0, same - LEAD);
  const cut = (side: Figure): Figure => {
    if (typeof side !== 'string' || side.length <= SHOWN) return side;
    const end = start + SHOWN;
    return `${start > 0 ? '…' : ''}${side.slice(start, end)}${side.length > end ? '…' : ''}`;
  };
  return { before: cut(before), after: cut(after) };
}

/** Names a line by its owner too, in a group of several owners. */
function itemIn(group: string, owner: string, item: string): string {
  if (group === 'prices') return owner;
  return group === 'touched' ? `${owner} · ${item}` : item;
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
