import { describe, expect, it } from 'vitest';
import type { AnySlice } from '../shell/app/slice';
import { type Language, languages, locales, shared } from '../shell/i18n';
import * as slices from './index';

const allSlices: readonly AnySlice[] = Object.values(slices);

type Tree = { readonly [key: string]: string | Tree };

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** Returns every text with its full key. */
function flat(tree: unknown, path = ''): [key: string, text: string][] {
  if (typeof tree === 'string') return [[path, tree]];
  if (!isTree(tree)) return [[path, `no text: ${String(tree)}`]];
  return Object.entries(tree).flatMap(([key, value]) => flat(value, path === '' ? key : `${path}.${key}`));
}

/** Returns the words in the slices' lists: titles, menu entries, names in the breadcrumb. */
const wordsIn = (language: Language): [key: string, text: string][] =>
  allSlices.flatMap(({ name, routes, entries }) => [
    ...routes.map(({ path, title }): [string, string] => [`${name} ${path}`, title[language]]),
    ...routes.flatMap(({ path, crumb }): [string, string][] =>
      crumb === undefined ? [] : [[`${name} ${path} crumb`, crumb({})[language]]],
    ),
    ...entries.map(({ at, name: own = name, label }): [string, string] => [
      `${name} ${at} ${own}`,
      label[language],
    ]),
  ]);

/** Returns all texts of a language: the shared ones, and those of each slice. */
async function textsIn(language: Language): Promise<ReadonlyMap<string, string>> {
  const { default: common } = await shared[language]();
  const slices = await Promise.all(
    allSlices.map(async ({ name, texts }) =>
      Object.values(await texts[language]()).flatMap((own) => flat(own, name)),
    ),
  );
  return new Map([...flat(common), ...slices.flat(), ...wordsIn(language)]);
}

const placeholders = (text: string) =>
  (text.match(/\{\{.+?\}\}/g) ?? []).toSorted((a, b) => a.localeCompare(b)).join(' ');

/** The plural forms that a language asks for. */
const formsOf = (language: Language) =>
  new Intl.PluralRules(locales[language]).resolvedOptions().pluralCategories;

const PLURAL = /_(?:zero|one|two|few|many|other)$/;
/** the placeholder of a count, which chooses the form */
const COUNT = '{{count, number}}';
/** "all 3 items" is said of several alone; a box has 16,777,216 tickets */
const NUMBER_BEFORE_NOUN = /(?<!\ball )\{\{(?!tickets)\w+\}\} (?:more )?(?<noun>\p{Ll}+s)\b/iu;
/** words after a name, and gems, whose amounts have decimals and so the form "other" */
const NO_COUNTED_NOUN = new Set([
  'gems',
  'asks',
  'invites',
  'takes',
  'was',
  'wins',
  'lies',
  'less',
  'is',
  'has',
  'does',
  'comes',
  'differs',
]);

const source = await textsIn('ZH');

it('every slice has texts', () => {
  const speaking = new Set([...source.keys()].map((key) => key.split('.')[0]));
  expect(allSlices.map(({ name }) => name).filter((name) => !speaking.has(name))).toEqual([]);
});

describe.each(languages.filter((language) => language !== 'ZH'))('texts in %s', async (language) => {
  const texts = await textsIn(language);

  it('have exactly the keys of the Chinese source, with the plural forms of the language', () => {
    const keys = [...source.keys()].flatMap((key) =>
      PLURAL.test(key) ? formsOf(language).map((form) => key.replace(PLURAL, `_${form}`)) : [key],
    );
    expect(new Set(texts.keys())).toEqual(new Set(keys));
  });

  it('are never empty, and have the same placeholders', () => {
    const wrong = [...texts].filter(([key, text]) => {
      const chinese = source.get(key.replace(PLURAL, '_other')) ?? '';
      return text.trim() === '' || placeholders(text) !== placeholders(chinese);
    });
    expect(wrong.map(([key]) => key)).toEqual([]);
  });

  it('contain no Chinese characters', () => {
    expect([...texts].filter(([, text]) => /\p{Script=Han}/u.test(text))).toEqual([]);
  });
});

it.each(languages)('texts in %s have no exclamation marks', async (language) => {
  const texts = [...(await textsIn(language))];
  expect(texts.filter(([, text]) => /[!！]/.test(text)).map(([key]) => key)).toEqual([]);
});

it.each(languages)('texts in %s have plural forms if they have a count', async (language) => {
  const wrong = [...(await textsIn(language))].filter(([key, text]) =>
    PLURAL.test(key) ? !text.includes(COUNT) : /\{\{\s*count\b/.test(text),
  );
  expect(wrong).toEqual([]);
});

it('texts have plural forms where a number stands before a noun', async () => {
  const english = [...(await textsIn('EN'))].filter(([key, text]) => {
    const noun = NUMBER_BEFORE_NOUN.exec(text)?.groups?.['noun'];
    return !PLURAL.test(key) && noun !== undefined && !NO_COUNTED_NOUN.has(noun);
  });
  // Amounts of gems have decimals, which take the genitive singular: "1,50 самоцвета".
  const russian = [...(await textsIn('RU'))].filter(
    ([key, text]) => !PLURAL.test(key) && /\}\} самоцвет(?!а(?:ми)?(?!\p{L}))/u.test(text),
  );
  expect([...english, ...russian]).toEqual([]);
});
