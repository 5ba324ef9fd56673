import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { registerPlayer } from './accounts.ts';
import { type Visit, visitors } from './visitor.ts';

const shop = visitors(undefined, { pictures: true });

/** As the search engines measure it. In a test alone: the app itself measures nobody. */
const WEB_VITALS = readFileSync(
  createRequire(import.meta.url)
    .resolve('web-vitals')
    .replace(/[^/]+$/, 'web-vitals.iife.js'),
  'utf8',
);
const WATCH = `${WEB_VITALS};
  globalThis.layoutShift = 0;
  webVitals.onCLS(({ value }) => { layoutShift = value; }, { reportAllChanges: true });`;

const LARGEST = 0.02;
/** Every kind of page, one that is not there and one whose figures are long among them. */
const PATHS = [
  '/',
  '/case/hash',
  '/case/csgo',
  '/case/hash/youse',
  '/case/hash/nothing',
  '/page/instrutions',
];

/** Answers come late enough for whatever waits for them to be painted without them. */
const slowAnswers = (page: Page) =>
  page.route('**/api/**', async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 120);
    });
    await route.continue();
  });

async function layoutShiftOf(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle');
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  return Number(await page.evaluate('layoutShift'));
}

/** The larger shift of a page that comes for the first time, with slow answers, and of one that comes again. */
async function worstShift(path: string, visit: Visit): Promise<number> {
  const page = await shop.open('/api/main/web/info', visit);
  await page.addInitScript(WATCH);
  await slowAnswers(page);
  await page.goto(shop.address() + path);
  const cold = await layoutShiftOf(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  return Math.max(cold, await layoutShiftOf(page));
}

describe.each([1440, 390] as const)('at %i pixels', (width) => {
  it.each(['visitor', 'player'] as const)('every page stays where it was painted, to a %s', async (who) => {
    const token = who === 'player' ? await registerPlayer(shop.address()) : '';
    const shifts = await Promise.all(
      PATHS.map(async (path) => ({ path, shift: await worstShift(path, { width, token }) })),
    );
    expect(shifts.filter(({ shift }) => shift > LARGEST)).toEqual([]);
  });
});
