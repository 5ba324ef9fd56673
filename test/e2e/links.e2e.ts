import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { writtenPaths } from '../tidy/written-paths.ts';
import { registerPlayer } from './accounts.ts';
import { LARGEST_SHIFT } from './layout-shift.ts';
import { PATIENCE, type Visit, visitors } from './visitor.ts';

const shop = visitors();
const LANGUAGES = ['ZH', 'EN', 'RU', 'VN'] as const satisfies readonly Visit['language'][];
type Language = (typeof LANGUAGES)[number];
/** Half of the walks are a phone's. */
const WIDTHS = { ZH: 1440, EN: 390, RU: 390, VN: 1440 } as const satisfies Record<Language, Visit['width']>;

/** Adds up what moves on the page by itself, and names it. */
const WATCH_MOVES = `(() => {
  window.moves = [];
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources } of list.getEntries())
      if (!hadRecentInput) moves.push({ value, what: sources.map(({ node }) => node?.parentElement?.className).join() });
  }).observe({ type: 'layout-shift' });
})()`;

/**
 * Every link of every page is followed once for each kind of path: by a visitor, and by a player in each language. No page moves
 * while its answers come.
 */
class Crawl {
  readonly faults: string[] = [];
  /** kinds of paths that were followed */
  readonly followed = new Set<string>();
  readonly #language: Language;
  /** where the page is, for faults that it reports by itself */
  #path = '/';

  constructor(language: Language) {
    this.#language = language;
  }

  async walk(page: Page, isPlayer: boolean): Promise<void> {
    page.on('response', (response) => {
      const { origin, pathname } = new URL(response.url());
      const isExpected = response.status() === 404 && namesNothing(this.#path);
      if (origin === shop.address() && response.status() >= 404 && !isExpected)
        this.faults.push(`${this.#path}: ${pathname} answers ${response.status()}`);
    });
    page.on('pageerror', (error) => this.faults.push(`${this.#path}: ${error.message}`));
    // What others play meanwhile would move the lists.
    await page.routeWebSocket('**/ws/**', () => undefined);
    await settled(page);
    await page.evaluate(WATCH_MOVES);
    const waiting = [...(await linksOf(page)), ...pagesOf(NOTHING[isPlayer ? 1 : 0])];
    this.followed.add(kindOf('/'));
    await this.#read(page);
    for (let link = waiting.shift(); link !== undefined; link = waiting.shift()) {
      const kind = kindOf(link);
      if (this.followed.has(kind)) continue;
      this.followed.add(kind);
      if (await this.#follow(page, link, isPlayer)) waiting.push(...(await linksOf(page)));
    }
  }

  /** Returns whether it led to a page. */
  async #follow(page: Page, link: string, isPlayer: boolean): Promise<boolean> {
    this.#path = link;
    if (ASKED_ALONE.has(link)) return false;
    if (/^\/(?:api|art|admin|log)\b/.test(link)) {
      const { status } = await fetch(shop.address() + link);
      if (status >= 400) this.faults.push(`${link} answers ${status}`);
      return false;
    }
    await page.evaluate(
      `moves.length = 0;
       document.querySelector('main h1')?.setAttribute('data-left', '');
       history.pushState(null, '', ${JSON.stringify(link)});
       dispatchEvent(new PopStateEvent('popstate'))`,
    );
    await settled(page);
    const { pathname } = new URL(page.url());
    if (pathname !== link.split(/[?#]/)[0]) {
      // Pages for players ask a visitor to log in, over the page before or at home.
      if (!isPlayer && (await asksToLogIn(page))) {
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      } else this.faults.push(`${link} leads to ${pathname}`);
      return false;
    }
    await this.#count(page);
    await this.#read(page);
    await this.#still(page);
    return true;
  }

  async #still(page: Page): Promise<void> {
    const moves = await page.evaluate<readonly { value: number; what: string }[]>('moves');
    const moved = moves.reduce((sum, { value }) => sum + value, 0);
    if (moved > LARGEST_SHIFT)
      this.faults.push(`${this.#path} moves by ${moved.toFixed(4)}: ${moves.map(({ what }) => what).join()}`);
  }

  /** The public log of changes quotes the texts of settings in all their languages. */
  #isOfOneLanguage(): boolean {
    return (this.#language === 'ZH' || this.#language === 'RU') && this.#path !== '/page/changes';
  }

  /** Counts the headings of a page, and looks for a way on from a page about nothing. */
  async #count(page: Page): Promise<void> {
    // The page before may have been taken for it: its code was on its way.
    const headings = page.locator(HEADING);
    const isHeaded = await comes(
      expect.poll(() => headings.count(), { timeout: PATIENCE, interval: 60 }).toBe(1),
    );
    if (!isHeaded)
      this.faults.push(`${this.#path} has not one heading: ${(await headings.allTextContents()).join(', ')}`);
    if (!namesNothing(this.#path)) return;
    // Some pages have their heading before the answer.
    if (!(await comes(page.locator(WAY_ON).first().waitFor())))
      this.faults.push(`${this.#path} leads nowhere`);
  }

  /** Reads the words of a page: no key in place of a text, no English sentence on a Chinese or Russian page. */
  async #read(page: Page): Promise<void> {
    for (const text of await textsOf(page)) {
      if (KEY.test(text)) this.faults.push(`${this.#path}: the text ${text} is missing`);
      if (this.#isOfOneLanguage() && ENGLISH.test(text))
        this.faults.push(`${this.#path}: “${text}” is English`);
    }
  }
}

/** `addresses.e2e.ts` tests them: they lead to the page before, or to the latest upgrade if there is one. */
const ASKED_ALONE = new Set(['/refersh', '/upgrade/replay', '/upgrade/detail']);
/** Names of nothing: one in the shape of an id, asked for by visitors, and one in none, by players. */
const NOTHING = ['0123456789ab', 'nobody'] as const;
/** Returns all pages of the app, as buttons lead to some that no link does; those of one thing with a name of nothing. */
const pagesOf = (name: (typeof NOTHING)[number]): string[] =>
  writtenPaths.map((path) => path.replaceAll(/:(\w+)/g, (_, part) => (part === 'type' ? 'hash' : name)));
const KEY = /^[a-z][A-Za-z]+(?:\.[a-zA-Z][A-Za-z0-9_]*)+$/;
/** Four words in a row, of which three are in small letters: names have fewer. */
const ENGLISH = /\b[A-Za-z]{2,},? [a-z]{2,},? [a-z]{2,},? [a-z]{2,}/;

/** Slides of home that wait are inert. */
const HEADING = 'h1:not([inert] *)';
/** A way on from a page is not its breadcrumb. */
const WAY_ON = 'main :is(a[href], button):not(nav *)';

const namesNothing = (path: string) => path.split('/').some((part) => NOTHING.some((name) => name === part));

/**
 * Returns the kind of a path: a list's entries are one kind, and so are a page's queries. Each page of the help centre is
 * a kind of its own.
 */
function kindOf(link: string): string {
  const path = link.split(/[?#]/)[0] ?? link;
  const parts = path.split('/');
  return parts.length < 4 || path.startsWith('/page/helpcenter/') || namesNothing(path)
    ? path
    : `${parts.slice(0, 3).join('/')}/*${parts.length}`;
}

const comes = (wanted: Promise<unknown>): Promise<boolean> =>
  wanted.then(
    () => true,
    () => false,
  );

const asksToLogIn = (page: Page): Promise<boolean> => comes(page.getByRole('dialog').first().waitFor());

/** milliseconds after which a heading that stays is taken for that of the new page: a list and its entry may share it */
const STAYS_MS = 700;

/** Waits until the page shows its own heading, and nothing that is on its way. */
async function settled(page: Page): Promise<void> {
  const since = Date.now();
  const heading = `document.querySelector('main h1:not([data-left])')`;
  const stayed = `document.querySelector('main h1')`;
  await expect
    .poll(
      () =>
        page.evaluate<boolean>(
          `((${heading} ?? (${Date.now() - since > STAYS_MS} ? ${stayed} : null))?.textContent ?? '') !== '' &&
           document.querySelector('main [aria-busy=true]') === null`,
        ),
      { timeout: PATIENCE, interval: 60, message: `${page.url()} shows its heading` },
    )
    .toBe(true);
}

const LINKS = `[...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href'))`;

/** Returns the links into the shop, as paths with their queries. */
async function linksOf(page: Page): Promise<string[]> {
  const found = await page.evaluate<string[]>(LINKS);
  return found.flatMap((href) => {
    const address = new URL(href, page.url());
    return address.origin === shop.address() ? [address.pathname + address.search] : [];
  });
}

/** Returns the texts of a page that are words: not code, and not marked as another language. */
const textsOf = (page: Page) =>
  page.evaluate<string[]>(`(() => {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const own = document.documentElement.lang.slice(0, 2);
    while (walker.nextNode()) {
      const around = walker.currentNode.parentElement;
      if (around.closest('code, pre, script, style, .mono')) continue;
      const spoken = around.closest('[lang]');
      if (spoken && spoken.lang.slice(0, 2) !== own) continue;
      const text = walker.currentNode.data.trim();
      if (text !== '') found.push(text);
    }
    return found;
  })()`);

describe('every link of every page', () => {
  let token: string;
  beforeAll(async () => {
    token = await registerPlayer(shop.address());
  });

  it.each(LANGUAGES)('leads a visitor to a page in %s, or asks to log in', async (language) => {
    const crawl = new Crawl(language);
    await crawl.walk(await shop.open('/', { language, width: WIDTHS[language], worker: 'allow' }), false);
    expect(crawl.faults).toEqual([]);
    expect(crawl.followed.size).toBeGreaterThan(60);
  });

  it.each(LANGUAGES)('leads a player to a page in %s', async (language) => {
    const crawl = new Crawl(language);
    await crawl.walk(
      await shop.open('/', { language, width: WIDTHS[language], token, worker: 'allow' }),
      true,
    );
    expect(crawl.faults).toEqual([]);
    expect(crawl.followed.size).toBeGreaterThan(80);
  });
});
