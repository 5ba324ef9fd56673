import { describe, expect, it } from 'vitest';
import type { AnySlice } from '../shell/app/slice';
import { type Language, languages, shared } from '../shell/i18n';
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
  (text.match(/\{\{\s*\w+\s*\}\}/g) ?? []).toSorted((a, b) => a.localeCompare(b)).join(' ');

const source = await textsIn('ZH');

it('every slice has texts', () => {
  const speaking = new Set([...source.keys()].map((key) => key.split('.')[0]));
  expect(allSlices.map(({ name }) => name).filter((name) => !speaking.has(name))).toEqual([]);
});

describe.each(languages.filter((language) => language !== 'ZH'))('texts in %s', async (language) => {
  const texts = await textsIn(language);

  it('have exactly the keys of the Chinese source', () => {
    expect(new Set(texts.keys())).toEqual(new Set(source.keys()));
  });

  it('are never empty, and have the same placeholders', () => {
    const wrong = [...source].filter(([key, chinese]) => {
      const text = texts.get(key) ?? '';
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
