import { type Browser, type Locator, type Page, chromium } from 'playwright-core';
import { registerPlayer } from '../e2e/accounts.ts';
import { type App, openApp } from '../e2e/app.ts';
import { BOX } from '../e2e/boxes-play.ts';
import { BROWSER } from '../e2e/browser.ts';
import { EMPTY_PAGE } from './empty-page.ts';
import type { Bench, Figure } from './figure.ts';
import { longestTasksOf } from './page-trace.ts';
import { touch } from './touch.ts';

/** CPU slowdown of the page's thread. */
const THROTTLING = 4;
const ROUNDS = 3;
const SCREEN = { viewport: { width: 1440, height: 900 }, reducedMotion: 'no-preference' } as const;
/** milliseconds in which everything that a press begins has started */
const FOLLOWS = 2_000;
/** set at each press */
const MARK = 'pressed';

/** One of the presses that players make most. */
interface Press {
  readonly name: string;
  readonly path: string;
  /** Brings the page to where the press is next. @returns what is pressed */
  readonly ready: (page: Page) => Promise<Locator>;
}

/** What a press costs. */
interface Felt {
  /** ms from the press to the next frame, at a quarter of the speed */
  readonly inp: number;
  /** processor ms of the page thread's longest task that follows, times the throttling */
  readonly task: number;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();

async function chooseTen(page: Page): Promise<Locator> {
  await page.getByRole('radio', { name: '10', exact: true }).click();
  return page.locator('[data-act="open"]');
}

/** Opens ten boxes, and the bag with them. */
async function openBag(page: Page): Promise<Locator> {
  await (await chooseTen(page)).click();
  await button(page, 'Skip').click();
  await page.locator('section[data-phase="settled"]').waitFor();
  await page.getByRole('complementary').getByRole('button', { name: /Bag/ }).click();
  const bag = page.getByRole('dialog', { name: 'My bag' });
  await bag.getByText(/in total/).waitFor();
  return bag;
}

async function chooseUpgrade(page: Page): Promise<Locator> {
  await page.getByLabel('Gems to add').fill('5');
  await page.getByRole('radio', { name: '×2' }).check();
  await page.getByText(/^N from 0 to /).waitFor();
  return button(page, 'Upgrade');
}

async function chooseSale(page: Page): Promise<Locator> {
  const bag = await openBag(page);
  await bag.getByRole('checkbox', { name: 'Select this page' }).check();
  await button(page, 'Sell').click();
  return page.getByRole('dialog', { name: 'Sell items' }).getByRole('button', { name: 'Sell them' });
}

async function chooseFilter(page: Page): Promise<Locator> {
  await page.getByRole('main').getByRole('textbox').first().fill('10');
  return button(page, 'By price');
}

async function openLanguages(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Language/ }).click();
  return button(page, 'Русский');
}

const PRESSES: readonly Press[] = [
  { name: 'open a box', path: BOX, ready: async (page) => page.locator('[data-act="open"]') },
  { name: 'open ten at once', path: BOX, ready: chooseTen },
  { name: 'upgrade', path: '/page/upgrade', ready: chooseUpgrade },
  { name: 'sell a page of the bag', path: BOX, ready: chooseSale },
  { name: 'change a tab', path: '/page/hashrank', ready: async (page) => page.getByRole('tab').nth(1) },
  {
    name: 'open the menu',
    path: BOX,
    ready: async (page) => page.getByRole('banner').getByRole('button').last(),
  },
  { name: 'change the language', path: '/case/hash', ready: openLanguages },
  {
    name: 'open a dialog',
    path: '/case/hash',
    ready: async (page) => page.getByRole('complementary').getByRole('button', { name: /^Welfare/ }),
  },
  {
    name: 'tick in the bag',
    path: BOX,
    ready: async (page) => (await openBag(page)).getByRole('checkbox', { name: /^Choose / }).first(),
  },
  {
    name: 'filter the store',
    path: '/page/store',
    ready: chooseFilter,
  },
];

/**
 * Measures the presses that players make most, on a slow machine in a real browser. Each figure is the best of several
 * rounds, as other work on the machine only makes it worse.
 */
export const presses: Bench = async (progress) => {
  const [app, browser] = await Promise.all([openApp(), chromium.launch(BROWSER)]);
  try {
    const figures: Figure[] = [];
    for (const press of PRESSES) {
      const felt: (Felt & { readonly empty: number })[] = [];
      for (let round = 1; round <= ROUNDS; round += 1) {
        progress(`${press.name}, ${round} of ${ROUNDS}`);
        felt.push({ ...(await feltOf(browser, app, press)), empty: await inpOfEmptyPage(browser) });
      }
      figures.push(...figuresOf(press.name, felt));
    }
    return figures;
  } finally {
    await browser.close();
    await app.close();
  }
};

function figuresOf(name: string, felt: readonly (Felt & { readonly empty: number })[]): Figure[] {
  const [inp, task, empty] = (['inp', 'task', 'empty'] as const).map((of) =>
    Math.min(...felt.map((one) => one[of])),
  );
  return [
    {
      name: `${name}, ${THROTTLING}× slower: from the press to the next picture`,
      value: inp ?? Number.NaN,
      unit: 'ms',
      baseline: { name: 'an empty page', value: empty ?? Number.NaN },
    },
    {
      name: `${name}, ${THROTTLING}× slower: longest task that follows, processor time`,
      value: task ?? Number.NaN,
      unit: 'ms',
    },
  ];
}

/** Presses twice, each time as a newcomer: traced at full speed, as throttled waiting would count as work, and slowed. */
async function feltOf(browser: Browser, app: App, press: Press): Promise<Felt> {
  const task = await onPage(browser, async (page) => {
    const place = await enter(page, app, press);
    await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
    await touch(page, place);
    await page.waitForTimeout(FOLLOWS);
    const trace = await browser.stopTracing();
    const [, following = 0] = longestTasksOf(trace, { mark: MARK, milliseconds: FOLLOWS });
    return following * THROTTLING;
  });
  const inp = await onPage(browser, async (page) => inpOf(page, await enter(page, app, press)));
  return { inp, task };
}

/** Measures the current baseline of this machine: a page that hardly does anything, pressed alike. */
const inpOfEmptyPage = (browser: Browser): Promise<number> =>
  onPage(browser, async (page) => {
    await page.setContent(EMPTY_PAGE);
    return inpOf(page, page.locator('[data-act="open"]'));
  });

async function onPage<Result>(browser: Browser, act: (page: Page) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext(SCREEN);
  try {
    return await act(await context.newPage());
  } finally {
    await context.close();
  }
}

async function enter(page: Page, app: App, { path, ready }: Press): Promise<Locator> {
  const token = await registerPlayer(app.address);
  await page.addInitScript(`
    localStorage.setItem('language', 'EN');
    localStorage.setItem('token', '${token}');
    addEventListener('pointerdown', () => performance.mark('${MARK}'), { capture: true });
  `);
  await page.goto(app.address + path, { waitUntil: 'networkidle' });
  const place = await ready(page);
  await place.waitFor();
  await page.waitForTimeout(1_000);
  return place;
}

const WATCH = `
  globalThis.felt = 0;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0) felt = Math.max(felt, duration);
  }).observe({ type: 'event', durationThreshold: 16 });
`;

async function inpOf(page: Page, place: Locator): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING });
  await page.evaluate(WATCH);
  await touch(page, place);
  await page.waitForTimeout(FOLLOWS);
  return Number(await page.evaluate('felt'));
}
