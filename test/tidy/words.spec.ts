import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT, sources } from './sources.ts';

const TEXTS = /^(?:player-web|admin-web|api|cli)\//;
const ROW = /^\| \S+ \| (?:zh|en|ru|vi) \| \S+ \| (?<never>.+) \|$/gmu;

/** The words that the glossary allows nowhere, of all languages: each has letters of its language alone. */
const never = [...readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8').matchAll(ROW)].flatMap(({ groups }) =>
  (groups?.['never'] ?? '').split(', '),
);
const forbidden = new RegExp(`(?<![а-яё])(?:${never.join('|')})`, 'iu');

it('texts name a thing by the word that the glossary gives it', () => {
  expect(never.length).toBeGreaterThan(10);
  const wrong = sources
    .filter(({ path }) => TEXTS.test(path) && !/\.(?:spec|e2e)\.tsx?$/.test(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .filter((line) => forbidden.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
  expect(wrong).toEqual([]);
});
