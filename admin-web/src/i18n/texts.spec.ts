import englishMessages from 'ra-language-english';
import { describe, expect, it } from 'vitest';
import { reactAdminZh } from './react-admin-zh';
import { zh } from './zh';
import { en } from './en';

/** Every text under its path. */
function textsOf(node: unknown, path = ''): [path: string, text: string][] {
  if (typeof node === 'function') return [[path, String(node('1', '2', '3', '4', '5'))]];
  if (typeof node === 'string') return [[path, node]];
  return Object.entries(Object(node)).flatMap(([key, child]) => textsOf(child, `${path}.${key}`));
}

const gapsOf = (text: string): string[] =>
  [...new Set(text.match(/%\{\w+\}/g))].toSorted((a, b) => (a < b ? -1 : 1));

describe("react-admin's texts in Chinese", () => {
  const chinese = new Map(textsOf(reactAdminZh));

  it('are all there, and no others', () => {
    expect([...chinese.keys()]).toEqual(textsOf(englishMessages).map(([path]) => path));
  });

  it('have no gap that the English ones do not fill', () => {
    for (const [path, english] of textsOf(englishMessages)) {
      const known = gapsOf(english);
      expect(
        gapsOf(chinese.get(path) ?? '').filter((gap) => !known.includes(gap)),
        path,
      ).toEqual([]);
    }
  });
});

describe("the console's own texts", () => {
  it('mention in both languages what they are given', () => {
    const digits = (text: string) => (text.match(/\d/g) ?? []).toSorted().join('');
    const english = new Map(textsOf(en));
    for (const [path, text] of textsOf(zh)) expect(digits(english.get(path) ?? ''), path).toBe(digits(text));
  });

  it('are none of them empty', () => {
    for (const [path, text] of [...textsOf(zh), ...textsOf(en)]) expect(text.trim(), path).not.toBe('');
  });
});
