import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import type { Visit, visitors } from './visitor.ts';

/** Measured as search engines do it, in tests only: the app itself measures nobody. */
const WEB_VITALS = readFileSync(
  createRequire(import.meta.url)
    .resolve('web-vitals')
    .replace(/[^/]+$/, 'web-vitals.iife.js'),
  'utf8',
);
export const WATCH = `${WEB_VITALS};
  globalThis.layoutShift = 0;
  webVitals.onCLS(({ value }) => { layoutShift = value; }, { reportAllChanges: true });`;

/** largest allowed layout shift score */
export const LARGEST_SHIFT = 0.02;

/** Content beside other content: it must not push what loads later. */
const BESIDE = /\/api\/home\/rooms$/;

/** Delays answers until the page has painted without them; those of content beside other content arrive first. */
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

/** Returns the larger shift score of a first visit, with slow answers, and of a second visit. */
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
