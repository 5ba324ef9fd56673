import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { type Shop, openShop } from './app.ts';

export interface Visit {
  language?: 'ZH' | 'EN' | 'RU' | 'VN';
  width?: 1440 | 1368 | 768 | 767 | 390 | 360;
  /** Of a player who is logged in already. */
  token?: string;
  motion?: 'reduce' | 'no-preference';
}

/** How long a page is waited for: a machine that is busy with other things too is slow. */
export const PATIENCE = 30_000;

/** Closes what was opened. What its routes still have under way concerns nobody any more. */
export async function closeAll(contexts: readonly BrowserContext[]): Promise<void> {
  const pages = contexts.flatMap((context) => context.pages());
  await Promise.all(pages.map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
  await Promise.all(contexts.map((context) => context.close()));
}

/** Waits until a dialog has the keyboard: it takes the focus a moment after it shows. */
export const hasKeyboard = (dialog: Locator) => dialog.and(dialog.page().locator(':focus-within')).waitFor();

/** The shop for the tests of one file; every page that was opened in a test closes after it. */
export function visitors() {
  let shop: Shop | undefined;
  const contexts: BrowserContext[] = [];
  const opened = () => {
    if (shop === undefined) throw new Error('the shop opens before the first test');
    return shop;
  };
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop?.close());
  afterEach(() => closeAll(contexts.splice(0)));
  return {
    address: () => opened().address,
    /** A visitor with an empty browser, on a page. */
    open: async (path: string, visit: Visit = {}): Promise<Page> => {
      const { address, browser } = opened();
      const { width = 1440, motion = 'reduce', language = 'ZH', token = '' } = visit;
      const phone = width < 768;
      const context = await browser.newContext({
        viewport: { width, height: phone ? 844 : 900 },
        hasTouch: phone,
        isMobile: phone,
        reducedMotion: motion,
      });
      contexts.push(context);
      await context.addInitScript(
        ([first, known]) => {
          if (localStorage.getItem('language') === null) localStorage.setItem('language', first);
          // Once: a player who logs out stays logged out over a reload.
          if (known !== '' && sessionStorage.getItem('entered') === null)
            localStorage.setItem('token', known);
          sessionStorage.setItem('entered', 'yes');
        },
        [language, token] as const,
      );
      const page = await context.newPage();
      page.setDefaultTimeout(PATIENCE);
      await page.goto(address + path);
      return page;
    },
  };
}
