import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import type { Visit, visitors } from './visitor.ts';

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

/** The most that a page may shift. */
export const LARGEST_SHIFT = 0.02;

/** What stands beside something else: it must not push what is still to come. */
const BESIDE = /\/api\/home\/rooms$/;

/** Answers come late enough for whatever waits for them to be painted without them, and what stands beside them before them. */
const slowAnswers = (page: Page) =>
  page.route('**/api/**', async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, BESIDE.test(route.request().url()) ? 60 : 240);
    });
    await route.continue();
  });

async function layoutShiftOf(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle');
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  return Number(await page.evaluate('layoutShift'));
}

/** The larger shift of a page that comes for the first time, with slow answers, and of one that comes again. */
export async function worstShift(
  { open, address }: ReturnType<typeof visitors>,
  path: string,
  visit: Visit,
): Promise<number> {
  const page = await open('/api/main/web/info', visit);
  await page.addInitScript(WATCH);
  await slowAnswers(page);
  await page.goto(address() + path);
  const cold = await layoutShiftOf(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  return Math.max(cold, await layoutShiftOf(page));
}
