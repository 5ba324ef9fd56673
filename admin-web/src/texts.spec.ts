import englishMessages from 'ra-language-english';
import { describe, expect, it } from 'vitest';
import type { Bilingual } from './shell/i18n/bilingual';
import { reactAdminZh } from './shell/i18n/react-admin-zh';
import { texts as shared } from './shell/i18n/texts';

/** Lists every text under its path, with the number of its arguments. */
function textsOf(
  node: unknown,
  path = '',
  given: readonly string[] = ['1', '2', '3', '4', '5'],
): { path: string; text: string; given: number }[] {
  if (typeof node === 'function') return [{ path, text: String(node(...given)), given: node.length }];
  if (typeof node === 'string') return [{ path, text: node, given: 0 }];
  return Object.entries(Object(node)).flatMap(([key, child]) => textsOf(child, `${path}.${key}`, given));
}

const gapsOf = (text: string): string[] =>
  [...new Set(text.match(/%\{\w+\}/g))].toSorted((a, b) => (a < b ? -1 : 1));

describe("react-admin's texts in Chinese", () => {
  const english = textsOf(englishMessages);
  const chinese = new Map(textsOf(reactAdminZh).map(({ path, text }) => [path, text]));

  it('are complete, without extra ones', () => {
    expect([...chinese.keys()]).toEqual(english.map(({ path }) => path));
  });

  it('use only placeholders that the English ones have', () => {
    for (const { path, text } of english) {
      const known = gapsOf(text);
      expect(
        gapsOf(chinese.get(path) ?? '').filter((gap) => !known.includes(gap)),
        path,
      ).toEqual([]);
    }
  });
});

const ONE_NOUN = /(?<![\d.] ?)\b1 (?:more )?(?<noun>\p{Ll}+s)\b/u;
/** words after a name, and gems, whose amounts have decimals */
const NO_COUNTED_NOUN = new Set(['gems', 'is', 'has', 'takes', 'odds']);

// Every part of the console has its texts in a file of this name.
const files = Object.entries(
  import.meta.glob<{ texts: Bilingual<object> }>('./**/texts.ts', { eager: true }),
);

it('every slice with screens has texts', () => {
  expect(files.map(([file]) => file)).toEqual(
    expect.arrayContaining(
      ['accounts', 'bag', 'boxes', 'seeds'].map((slice) => `./slices/${slice}/texts.ts`),
    ),
  );
});

describe.each(files)('the texts of %s', (_file, { texts }) => {
  const chinese = textsOf(texts.zh);
  const english = textsOf(texts.en);

  it('have the same keys and parameters in both languages', () => {
    const keyOf = ({ path, given }: { path: string; given: number }) => `${path} of ${given}`;
    expect(english.map(keyOf).toSorted()).toEqual(chinese.map(keyOf).toSorted());
  });

  it('mention all their parameters in both languages', () => {
    const digits = (text = '') => (text.match(/\d/g) ?? []).toSorted().join('');
    const known = new Map(english.map(({ path, text }) => [path, text]));
    for (const { path, text } of chinese) expect(digits(known.get(path)), path).toBe(digits(text));
  });

  it('use the singular after 1 in English', () => {
    const ones = textsOf(texts.en, '', ['1', '1', '1', '1', '1']);
    const wrong = ones.filter(({ text }) => {
      const noun = ONE_NOUN.exec(text)?.groups?.['noun'];
      return noun !== undefined && !NO_COUNTED_NOUN.has(noun);
    });
    expect(wrong.map(({ path, text }) => `${path}: ${text}`)).toEqual([]);
  });

  it('are not empty', () => {
    for (const { path, text } of [...chinese, ...english]) expect(text.trim(), path).not.toBe('');
  });

  it('do not shadow shared texts', () => {
    const everywhere = new Set(texts === shared ? [] : Object.keys(shared.zh));
    expect(Object.keys(texts.zh).filter((key) => everywhere.has(key))).toEqual([]);
  });
});
