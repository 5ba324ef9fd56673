import { type Browser, type BrowserContext, type Locator, type Page, chromium } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';

export interface Visit {
  language?: 'ZH' | 'EN' | 'RU' | 'VN';
  width?: 1440 | 1368 | 1280 | 768 | 767 | 390 | 360;
  /** token of a logged-in player */
  token?: string;
  motion?: 'reduce' | 'no-preference';
  /** colour scheme that the visitor chose before; none by default */
  light?: 'day' | 'night';
  /** colour scheme of the visitor's system */
  system?: 'light' | 'dark';
  /** Windows high contrast */
  forcedColors?: 'active' | 'none';
  /** whether the browser may cache the app */
  worker?: 'allow' | 'block';
  /** whether announcements open at home by themselves; by default the visitor has read them today */
  notices?: 'unread' | 'read';
}

/** milliseconds that a page is waited for: a busy machine is slow */
export const PATIENCE = 30_000;
/** What is told of a page of a failed test: for how long it is looked at, and how much of it. */
const LOOK_MS = 2_000;
const LOOK_CHARACTERS = 6_000;

/** Closes contexts, and drops requests that their routes still handle. */
async function closeAll(contexts: readonly BrowserContext[]): Promise<void> {
  const pages = contexts.flatMap((context) => context.pages());
  await Promise.all(pages.map(dropRoutes));
  await Promise.all(contexts.map((context) => context.close()));
}

/** Says what the pages of a failed test show. */
async function tellOf(contexts: readonly BrowserContext[]): Promise<void> {
  for (const page of contexts.flatMap((context) => context.pages())) {
    const shown = await page.locator('body').ariaSnapshot({ timeout: LOOK_MS }).catch(String);
    console.error(`${page.url()}\n${shown.slice(0, LOOK_CHARACTERS)}`);
  }
}

async function dropRoutes(page: Page): Promise<void> {
  try {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  } catch (error) {
    // A window may close itself meanwhile.
    if (!page.isClosed()) throw error;
  }
}

/** Waits until a dialog has the focus, which it takes shortly after it appears. */
export const hasKeyboard = (dialog: Locator) => dialog.and(dialog.page().locator(':focus-within')).waitFor();

/** Runs before the page's own code: announcements do not open by themselves today. */
function readNotices(): void {
  const day = new Date();
  localStorage.setItem('nameState', String(day.getDate()));
  localStorage.setItem('nameStateMonth', `${day.getFullYear()}-${day.getMonth() + 1}`);
}

/** Options of a test file. */
interface Looks {
  /** draws pictures; off by default, as most tests check texts and behaviour */
  readonly pictures?: boolean;
  /** keeps pages for the next tests, which continue on them */
  readonly kept?: boolean;
}

/**
 * Opens pages for the tests of one file or group, each in an empty browser context. It closes after its test, or
 * after all of them if pages are kept.
 */
export function pages({ pictures = false, kept = false }: Looks = {}) {
  let browser: Browser | undefined;
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    browser = await chromium.connect(inject(pictures ? 'browserWithPictures' : 'browser'));
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await tellOf(contexts);
    if (!kept) await closeAll(contexts.splice(0));
  });
  // Closes the connection and its contexts only: other files still use the browser.
  afterAll(() => browser?.close());
  return async (
    options: Parameters<Browser['newContext']>[0],
    notices: Visit['notices'] = 'read',
  ): Promise<Page> => {
    if (browser === undefined) throw new Error('the browser is there from the first test on');
    const context = await browser.newContext(options);
    contexts.push(context);
    if (notices === 'read') await context.addInitScript(readNotices);
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    return page;
  };
}

/** Opens pages of a shop as a visitor; by default of the shop that all browser tests share. */
export function visitors(address = () => inject('shop').address, looks: Looks = {}) {
  const newPage = pages(looks);
  return {
    address,
    /** Opens a page in an empty browser context. */
    open: async (path: string, visit: Visit = {}): Promise<Page> => {
      const {
        width = 1440,
        motion = 'reduce',
        language = 'ZH',
        token = '',
        light = '',
        worker = 'block',
      } = visit;
      const phone = width < 768;
      const page = await newPage(
        {
          viewport: { width, height: phone ? 844 : 900 },
          hasTouch: phone,
          isMobile: phone,
          reducedMotion: motion,
          colorScheme: visit.system ?? 'light',
          forcedColors: visit.forcedColors ?? 'none',
          // A service worker would answer before a test's own routes.
          serviceWorkers: worker,
        },
        visit.notices,
      );
      await page.addInitScript(
        ([first, known, chosen]) => {
          if (localStorage.getItem('language') === null) localStorage.setItem('language', first);
          if (chosen !== '' && localStorage.getItem('light') === null) localStorage.setItem('light', chosen);
          // Only once: a player who logs out must stay logged out after a reload.
          if (known !== '' && sessionStorage.getItem('entered') === null)
            localStorage.setItem('token', known);
          sessionStorage.setItem('entered', 'yes');
        },
        [language, token, light] as const,
      );
      await page.goto(address() + path);
      return page;
    },
  };
}
