import { describe, expect, it } from 'vitest';
import en from './en';
import ru from './ru';
import vn from './vn';
import zh from './zh';

type Tree = { readonly [key: string]: string | Tree };

/** Every text under its full key. */
function flat(tree: Tree, path = ''): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') texts.set(`${path}${key}`, value);
    else for (const [inner, text] of flat(value, `${path}${key}.`)) texts.set(inner, text);
  }
  return texts;
}

const placeholders = (text: string) =>
  (text.match(/\{\{\s*\w+\s*\}\}/g) ?? []).toSorted((a, b) => a.localeCompare(b)).join(' ');

const source = flat(zh);
const others: [string, Map<string, string>][] = [
  ['en', flat(en)],
  ['ru', flat(ru)],
  ['vn', flat(vn)],
];

describe.each(others)('texts in %s', (_, texts) => {
  it('have exactly the keys of the Chinese source', () => {
    expect(new Set(texts.keys())).toEqual(new Set(source.keys()));
  });

  it('all say something, with the same placeholders', () => {
    const wrong = [...source].filter(([key, chinese]) => {
      const text = texts.get(key) ?? '';
      return text.trim() === '' || placeholders(text) !== placeholders(chinese);
    });
    expect(wrong.map(([key]) => key)).toEqual([]);
  });

  it('hold no Chinese characters left over', () => {
    expect([...texts].filter(([, text]) => /\p{Script=Han}/u.test(text))).toEqual([]);
  });
});

describe('texts in every language', () => {
  it('raise their voice nowhere', () => {
    const all = [['zh', source] as const, ...others];
    const loud = all.flatMap(([language, texts]) =>
      [...texts].filter(([, text]) => /[!！]/.test(text)).map(([key]) => `${language}:${key}`),
    );
    expect(loud).toEqual([]);
  });
});
