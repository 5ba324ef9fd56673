import { describe, expect, it } from 'vitest';
import { languages } from '../shell/i18n';
import type { AnySlice } from '../shell/app/slice';
import { registerSlices } from '../shell/app/slices';
import * as slices from './index';
import { routeAt } from '../shell/app/routes';

const allSlices: readonly AnySlice[] = Object.values(slices);
registerSlices(allSlices);

const doubles = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);
const dialogs = allSlices.flatMap((slice) => Object.entries(slice.dialogs));

describe('the slices together', () => {
  it('have no duplicate path, dialog or item source', () => {
    const paths = allSlices.flatMap(({ routes }) => routes.map(({ path }) => path.replaceAll(/:\w+/g, ':')));
    const sources = allSlices.flatMap(({ evidence }) => ('none' in evidence ? [] : evidence.itemSources));
    expect(doubles(paths)).toEqual([]);
    expect(doubles(dialogs.map(([name]) => name))).toEqual([]);
    expect(doubles(sources.map(String))).toEqual([]);
  });

  it('give a reason for each missing part', () => {
    const reasons = allSlices.flatMap(({ evidence }) => ('none' in evidence ? [evidence.none] : []));
    expect(reasons.filter((reason) => !/\w+ \w+/.test(reason))).toEqual([]);
  });
});

describe.each(allSlices)('the slice $name', (slice) => {
  const { name, texts, routes, entries, dialogs, evidence, panels = [] } = slice;
  it.each(routes)('loads the page of $path', async ({ page }) => {
    expect(await page()).toBeTypeOf('function');
  });

  it('loads its panels and their news watchers', async () => {
    const dots = entries.flatMap((entry) => ('dot' in entry && 'news' in entry.dot ? [entry.dot.news] : []));
    for (const load of [...panels.flatMap(({ panel, news }) => [panel, news ?? panel]), ...dots])
      expect(await load()).toBeTypeOf('function');
  });

  it('loads its texts in every language', async () => {
    for (const language of languages)
      expect(
        Object.keys(Object.values(await texts[language]())[0] ?? {}),
        `${name} in ${language}`,
      ).not.toEqual([]);
  });

  it('loads its evidence, or says that it has none', async () => {
    if ('none' in evidence) return;
    expect(await evidence.load()).toMatchObject({
      hashOf: expect.any(Function),
      follows: expect.any(Function),
    });
  });

  it('links only to existing targets', () => {
    const lost = entries.filter((entry) =>
      'to' in entry
        ? routeAt(new URL(entry.to, location.href).pathname) === undefined
        : !(entry.dialog in dialogs),
    );
    expect(lost).toEqual([]);
  });
});
