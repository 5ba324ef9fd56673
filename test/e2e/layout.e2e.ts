import { describe, expect, it } from 'vitest';
import { registerPlayer } from './accounts.ts';
import { BOX, openButton, players, reaches } from './boxes-play.ts';
import { LARGEST_SHIFT, firstShift, worstShift } from './layout-shift.ts';
import { type Visit, visitors } from './visitor.ts';

const shop = visitors(undefined, { pictures: true });
const played = players();

/** Every kind of page, including an unknown path and one with long numbers. */
const PATHS = [
  '/',
  '/case/hash',
  '/case/csgo',
  '/case/hash/youse',
  '/case/hash/nothing',
  '/page/instrutions',
];

it.each([
  [767, true],
  [768, false],
] as const)('at %i pixels it is a phone’s layout: %s', async (width, isPhone) => {
  const page = await shop.open('/', { width });
  await page.getByRole('article').first().waitFor();
  expect(await page.getByRole('navigation', { name: '底部导航' }).isVisible()).toBe(isPhone);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
});

/** Words that a line's end cuts in two, and cards that cut their words off. */
const CUT = `{
  const cut = [];
  const texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (text.parentElement.closest('code')) continue;
    for (const { 0: word, index } of text.data.matchAll(/[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{N}]{3,}/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) cut.push(word);
    }
  }
  for (const card of document.querySelectorAll('main li, main tr, main label'))
    if (card.scrollWidth > card.clientWidth + 1) cut.push(card.textContent);
  [...new Set(cut)];
}`;

describe('on a tablet held upright', () => {
  it.each(['RU', 'ZH'] as const)('%s words and figures of items and records stay whole', async (language) => {
    const { page } = await played.player({ language, width: 768 }, BOX);
    await page.getByRole('radio', { name: '10', exact: true }).click();
    await openButton(page).click();
    await reaches(page, 'settled');
    const cut: Record<string, unknown> = {};
    for (const path of ['/user/case', '/user/mbox/record', '/user/drop/record', '/case/hash', BOX]) {
      await page.goto(played.address() + path);
      await page.locator('main img').first().waitFor();
      await page.waitForLoadState('networkidle');
      cut[path] = await page.evaluate(CUT);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(768);
    }
    expect(Object.values(cut).flat(), JSON.stringify(cut)).toEqual([]);
  });
});

it('keeps a box’s actual return and its interval readable on a phone, however long the words', async () => {
  const page = await shop.open('/case/hash', { language: 'RU', width: 390 });
  await page.route('**/api/box/details*', async (route) => {
    const answer: { data: object } = await (await route.fetch()).json();
    const played = { opens: 1_234, observedRtp: 1.0265, observedBand: { low: 0.3592, high: 1.6937 } };
    await route.fulfill({ json: { ...answer, data: { ...answer.data, ...played } } });
  });
  await page.goto(`${shop.address()}/case/hash/youse`);
  const fact = page.locator('dl > div').filter({ hasText: '102,65' });
  await fact.waitFor();
  // four lines of it
  expect((await fact.boundingBox())?.height).toBeLessThan(100);
  // On a tablet it stands below the name, which would break beside it.
  await page.setViewportSize({ width: 768, height: 1_024 });
  expect(await page.evaluate(CUT)).toEqual([]);
});

describe.each([1440, 390] as const)('at %i pixels', (width) => {
  it.each(['visitor', 'player'] as const)('no page shifts after the first paint, for a %s', async (who) => {
    const token = who === 'player' ? await registerPlayer(shop.address()) : '';
    const shifts = await Promise.all(
      PATHS.map(async (path) => ({ path, shift: await worstShift(shop, path, { width, token }) })),
    );
    expect(shifts.filter(({ shift }) => shift > LARGEST_SHIFT)).toEqual([]);
  });
});

/** Pages of more than one answer, at the width and in the language in which what comes last would move most. */
const SEVERAL_ANSWERS: readonly (Visit & { path: string; who: 'visitor' | 'player' })[] = [
  { path: '/', who: 'visitor', width: 1280, language: 'VN' },
  { path: '/page/promotion', who: 'player', width: 1440, language: 'EN' },
  { path: '/page/promotion', who: 'player', width: 768, language: 'EN' },
  { path: '/page/source', who: 'player', width: 768, language: 'ZH' },
  { path: '/page/assets', who: 'player', width: 390, language: 'ZH' },
  { path: '/page/assets', who: 'visitor', width: 360, language: 'RU' },
  { path: '/user/vip', who: 'player', width: 390, language: 'ZH' },
  // asks to log in, over home
  { path: '/user/vip', who: 'visitor', width: 768, language: 'EN' },
];

it('no page shifts while its answers come one by one', async () => {
  const token = await registerPlayer(shop.address());
  const shifts = await Promise.all(
    SEVERAL_ANSWERS.map(async ({ path, who, ...visit }) => ({
      path,
      ...visit,
      shift: await firstShift(shop, path, { ...visit, token: who === 'player' ? token : '' }),
    })),
  );
  expect(shifts.filter(({ shift }) => shift > LARGEST_SHIFT)).toEqual([]);
});
