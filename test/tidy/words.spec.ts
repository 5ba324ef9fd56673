import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT, sources } from './sources.ts';

const TEXTS = /^(?:player-web|admin-web|api|cli|fixtures)\//;
const ROW = /^\| \S+ \| (?:zh|en|ru|vi) \| [^|]+ \| (?<never>[^|]+) \|$/gmu;

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

// A noun after a number of the service's texts stands within the placeholder: '{days|day|days}'.
const COUNTED =
  /(?<!\$)\{(?!kind)\w+\} (?:gems|items|boxes|days|hours|minutes|seconds|fragments|records|players|prizes|самоцвет|предмет|кейс|дн[ейя]|час|минут|секунд|осколк|запис|игрок)(?!’)/u;
const RUSSIAN = /[а-яё]/u;

it('texts of the service have the plural forms of their language', () => {
  const lines = sources
    .filter(({ path }) => path.startsWith('api/src/') && !path.endsWith('.spec.ts'))
    .flatMap(({ path, text }) => text.split('\n').map((line) => ({ path, line })))
    .filter(({ line }) => !line.startsWith('/**'));
  const wrong = lines.filter(
    ({ line }) =>
      COUNTED.test(line) ||
      [...line.matchAll(/\{\w+\|(?<forms>[^}]+)\}/gu)].some(
        ({ groups }) => groups?.['forms']?.split('|').length !== (RUSSIAN.test(line) ? 3 : 2),
      ),
  );
  expect(wrong.map(({ path, line }) => `${path}: ${line.trim()}`)).toEqual([]);
});
