import { describe, expect, it } from 'vitest';
import { isLanguage, languages } from '../i18n';
import { allSlices } from './all-slices';
import { routeAt } from './routes';

const doubles = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);
const entries = allSlices.flatMap((slice) => slice.entries.map((entry) => ({ slice: slice.name, entry })));
const dialogs = allSlices.flatMap((slice) => Object.entries(slice.dialogs));

describe('the slices together', () => {
  it('have no path, dialog or source of items twice', () => {
    const paths = allSlices.flatMap(({ routes }) => routes.map(({ path }) => path.replaceAll(/:\w+/g, ':')));
    const sources = allSlices.flatMap(({ evidence }) => ('none' in evidence ? [] : evidence.itemSources));
    expect(doubles(paths)).toEqual([]);
    expect(doubles(dialogs.map(([name]) => name))).toEqual([]);
    expect(doubles(sources.map(String))).toEqual([]);
  });

  it('share no place in a menu', () => {
    expect(doubles(entries.map(({ entry }) => `${entry.at} ${entry.place}`))).toEqual([]);
  });

  it('share no place in a tab of the welfare dialog', () => {
    const panels = allSlices.flatMap((slice) => slice.panels ?? []);
    expect(doubles(panels.map(({ tab, place }) => `${tab} ${place}`))).toEqual([]);
  });

  it.each([
    ['header', ['Boxes']],
    ['side', ['Bag']],
    ['tabs', ['Home', 'Boxes', 'Fairness', 'Bag', 'Account']],
    ['account', ['My bag', 'My openings', 'My seeds']],
    ['shortcuts', ['Hash boxes', 'Classic', 'Bag', 'Fairness']],
    ['footer-duty', ['Set limits, take a break, or exclude yourself']],
    ['footer-play', ['Hash boxes', 'Classic boxes']],
    ['footer-fair', ['How to verify', 'Recompute by hand']],
  ])('put what the product begins with into its order in the menu %s', (menu, order) => {
    const labels = entries
      .filter(({ entry }) => entry.at === menu)
      .toSorted((a, b) => a.entry.place - b.entry.place)
      .map(({ entry }) => entry.label.EN);
    expect(labels.filter((label) => order.includes(label))).toEqual(order);
  });

  it.each([
    ['header', ['Boxes', 'Upgrade', 'Battle', 'Lucky card', 'Wish', 'Roll', 'Store', 'Replace', 'Account']],
    ['side', ['Sign in', 'Welfare', 'Announcements', 'Bag', 'QQ group']],
  ])('put into the %s nothing but what the product has there, in its order', (menu, whole) => {
    const labels = entries
      .filter(({ entry }) => entry.at === menu)
      .toSorted((a, b) => a.entry.place - b.entry.place)
      .map(({ entry }) => entry.label.EN);
    expect(labels).toEqual(whole.filter((label) => labels.includes(label)));
  });

  it('say a reason for what they do not have', () => {
    const reasons = allSlices.flatMap(({ evidence }) => ('none' in evidence ? [evidence.none] : []));
    expect(reasons.filter((reason) => !/\w+ \w+/.test(reason))).toEqual([]);
  });
});

describe.each(allSlices)('the slice $name', (slice) => {
  const { name, texts, routes, entries, dialogs, evidence, panels = [] } = slice;
  it.each(routes)('brings the page of $path', async ({ page }) => {
    expect(await page()).toBeTypeOf('function');
  });

  it('brings its panels, and what tells that something waits', async () => {
    const dots = entries.flatMap((entry) => ('dot' in entry && 'news' in entry.dot ? [entry.dot.news] : []));
    for (const load of [...panels.flatMap(({ panel, news }) => [panel, news ?? panel]), ...dots])
      expect(await load()).toBeTypeOf('function');
  });

  it('brings its texts in every language', async () => {
    expect(Object.keys(texts).filter((key) => !isLanguage(key))).toEqual([]);
    for (const language of languages)
      expect(Object.keys(await texts[language]()), `${name} in ${language}`).not.toEqual([]);
  });

  it('brings its evidence, or none', async () => {
    if ('none' in evidence) return;
    expect(await evidence.load()).toMatchObject({
      hashOf: expect.any(Function),
      follows: expect.any(Function),
    });
  });

  it('leads only where something is', () => {
    const lost = entries.filter((entry) =>
      'to' in entry
        ? routeAt(new URL(entry.to, location.href).pathname) === undefined
        : !(entry.dialog in dialogs),
    );
    expect(lost).toEqual([]);
  });
});
