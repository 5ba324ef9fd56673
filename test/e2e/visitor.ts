import { type Browser, type BrowserContext, type Locator, type Page, chromium } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';

export interface Visit {
  language?: 'ZH' | 'EN' | 'RU' | 'VN';
  width?: 1440 | 1368 | 768 | 767 | 390 | 360;
  /** Of a player who is logged in already. */
  token?: string;
  motion?: 'reduce' | 'no-preference';
  /** What the visitor chose before; nothing unless told. */
  light?: 'day' | 'night';
  /** What the visitor's system wishes. */
  system?: 'light' | 'dark';
  /** Windows high contrast. */
  forcedColors?: 'active' | 'none';
  /** Whether the browser may keep the app. */
  worker?: 'allow' | 'block';
  /** Whether announcements open at home by themselves; a visitor has read them today unless told. */
  notices?: 'unread' | 'read';
}

/** How long a page is waited for: a machine that is busy with other things too is slow. */
export const PATIENCE = 30_000;

/** Closes what was opened. What its routes still have under way concerns nobody any more. */
async function closeAll(contexts: readonly BrowserContext[]): Promise<void> {
  const pages = contexts.flatMap((context) => context.pages());
  await Promise.all(pages.map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
  await Promise.all(contexts.map((context) => context.close()));
}

/** Waits until a dialog has the keyboard: it takes the focus a moment after it shows. */
export const hasKeyboard = (dialog: Locator) => dialog.and(dialog.page().locator(':focus-within')).waitFor();

/** Before a page's own code: announcements do not open by themselves today. */
function readNotices(): void {
  const day = new Date();
  localStorage.setItem('nameState', `${day.getFullYear()}-${day.getMonth() + 1}-${day.getDate()}`);
}

/** What a file's tests look at. */
interface Looks {
  /** Not drawn unless told: most tests are about what pages say and do. */
  readonly pictures?: boolean;
  /** Whether pages stay for the tests to come, which go on where they are. */
  readonly kept?: boolean;
}

/** Opens pages for the tests of one file or group, each in an empty browser that closes after its test, or where it is kept after all of them. */
export function pages({ pictures = false, kept = false }: Looks = {}) {
  let browser: Browser | undefined;
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    browser = await chromium.connect(inject(pictures ? 'browserWithPictures' : 'browser'));
  });
  if (!kept) afterEach(() => closeAll(contexts.splice(0)));
  // The connection alone, with what was opened over it: the browser goes on for the other files.
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

/** Visitors of a shop: of the one that all browser tests share, unless told. */
export function visitors(address = () => inject('shop').address, looks: Looks = {}) {
  const newPage = pages(looks);
  return {
    address,
    /** A visitor with an empty browser, on a page. */
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
          // Answers that a test gives in the shop's place must reach the page.
          serviceWorkers: worker,
        },
        visit.notices,
      );
      await page.addInitScript(
        ([first, known, chosen]) => {
          if (localStorage.getItem('language') === null) localStorage.setItem('language', first);
          if (chosen !== '' && localStorage.getItem('light') === null) localStorage.setItem('light', chosen);
          // Once: a player who logs out stays logged out over a reload.
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
