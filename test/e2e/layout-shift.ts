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

type Shop = ReturnType<typeof visitors>;

/** Content beside other content: it must not push what loads later. */
const BESIDE = /\/api\/home\/rooms$/;

/** Returns milliseconds: each path has its own, so that answers come one by one. */
function delayOf(path: string): number {
  if (BESIDE.test(path)) return 60;
  const sum = Buffer.from(path).reduce((total, byte) => total + byte, 0);
  return 160 + (sum % 5) * 80;
}

/** Delays answers until the page has painted without them; those of content beside other content arrive first. */
const slowAnswers = (page: Page) =>
  page.route('**/api/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    await new Promise((resolve) => {
      setTimeout(resolve, delayOf(pathname));
    });
    await route.continue();
  });

async function layoutShiftOf(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle');
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  return Number(await page.evaluate('layoutShift'));
}

/** Opens a page for the first time, with slow answers. @returns its shift score */
async function firstVisit({ address }: Shop, page: Page, path: string): Promise<number> {
  await page.addInitScript(WATCH);
  await slowAnswers(page);
  await page.goto(address() + path);
  return layoutShiftOf(page);
}

/** Returns the shift score of a first visit, with slow answers. */
export const firstShift = async (shop: Shop, path: string, visit: Visit): Promise<number> =>
  firstVisit(shop, await shop.open('/api/main/web/info', visit), path);

/** Returns the larger shift score of a first visit, with slow answers, and of a second visit. */
export async function worstShift(shop: Shop, path: string, visit: Visit): Promise<number> {
  const page = await shop.open('/api/main/web/info', visit);
  const cold = await firstVisit(shop, page, path);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  return Math.max(cold, await layoutShiftOf(page));
}
