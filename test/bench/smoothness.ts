import { type Browser, type Page, chromium } from 'playwright-core';
import { registerPlayer } from '../e2e/accounts.ts';
import { type App, openApp } from '../e2e/app.ts';
import { BOX } from '../e2e/boxes-play.ts';
import { BROWSER } from '../e2e/browser.ts';
import { EMPTY_PAGE } from './empty-page.ts';
import type { Bench, Figure } from './figure.ts';
import { droppedOf, longestTasksOf } from './page-trace.ts';
import { touch } from './touch.ts';

/** CPU slowdown of the page's thread. */
const THROTTLING = 4;
const ROUNDS = 3;
/** The reels move for so many milliseconds from the first mark. */
const SPINS = { mark: 'revealing', milliseconds: 3_350 };
const SCREENS = [
  { name: '1440 px', page: { viewport: { width: 1440, height: 900 } } },
  {
    name: '390 px',
    page: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true },
  },
] as const;
type Screen = (typeof SCREENS)[number];

/** Figures in wall-clock time. */
interface Seen {
  /** ms from a press to the next frame, the slower of choosing and opening */
  readonly inp: number;
  /** ms of the longest frame of the page's thread during the spin; 0 if none took over 50 */
  readonly longestFrame: number;
  /** share of frames that were late during the spin */
  readonly dropped: number;
}

/** Figures of choosing and opening. */
interface Felt extends Seen {
  /** the same figures of the empty page, measured right before */
  readonly empty: Seen;
  /** processor ms of the page thread's longest task, times the throttling: from choosing to the spin */
  readonly task: number;
  /** during the spin */
  readonly spinning: number;
  /** from the landing until everything that follows is shown */
  readonly landing: number;
}

/**
 * Measures how smoothly boxes open on a slow machine, in a real browser: one box and ten, at 1440 and at 390 px.
 * Each figure is the best of several rounds, as other work on the machine only makes it worse.
 */
export const smoothness: Bench = async (progress) => {
  const [app, browser] = await Promise.all([openApp(), chromium.launch(BROWSER)]);
  try {
    const figures: Figure[] = [];
    for (const screen of SCREENS)
      for (const count of [1, 10]) {
        const felt: Felt[] = [];
        for (let round = 1; round <= ROUNDS; round += 1) {
          progress(`opens ${count} at ${screen.name}, ${round} of ${ROUNDS}`);
          const empty = await seenOnEmptyPage(browser, screen);
          felt.push({ empty, ...(await openBoxes(browser, app, screen, count)) });
        }
        figures.push(...figuresOf(`${count} at ${screen.name}, ${THROTTLING}× slower`, felt));
      }
    return figures;
  } finally {
    await browser.close();
    await app.close();
  }
};

function figuresOf(name: string, felt: readonly Felt[]): Figure[] {
  const best = (of: (one: Felt) => number) => Math.min(...felt.map(of));
  const figure = (what: string, unit: string, value: number, atMost: number, empty?: number): Figure => ({
    name: `opening ${name}: ${what}`,
    value,
    unit,
    ...(empty !== undefined && { baseline: { name: 'an empty page', value: empty } }),
    measure: value,
    target: { atMost },
  });
  const seen = (what: string, unit: string, of: (one: Seen) => number, atMost: number) =>
    figure(
      what,
      unit,
      best(of),
      atMost,
      best(({ empty }) => of(empty)),
    );
  return [
    seen('from a press to the next picture', 'ms', ({ inp }) => inp, 100),
    seen('longest frame', 'ms', ({ longestFrame }) => longestFrame, 50),
    seen('frames dropped', '%', ({ dropped }) => dropped * 100, 1),
    figure(
      'longest task until the reels spin, processor time',
      'ms',
      best((one) => one.task),
      100,
    ),
    figure(
      'longest task while they spin, processor time',
      'ms',
      best((one) => one.spinning),
      50,
    ),
    figure(
      'longest task once they land, processor time',
      'ms',
      best((one) => one.landing),
      100,
    ),
  ];
}

async function openBoxes(
  browser: Browser,
  app: App,
  { page: screen }: Screen,
  count: number,
): Promise<Omit<Felt, 'empty'>> {
  const context = await browser.newContext({ ...screen, reducedMotion: 'no-preference' });
  try {
    const page = await context.newPage();
    await enter(page, app);
    // The trace runs at full speed: throttled waiting would count as work.
    await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
    await choose(page, count);
    await open(page);
    await page.locator('section[data-phase="settled"]').waitFor();
    await page.waitForTimeout(1_000);
    const [task = 0, spinning = 0, landing = 0] = longestTasksOf(await browser.stopTracing(), SPINS).map(
      (milliseconds) => milliseconds * THROTTLING,
    );

    await choose(page, 1);
    return { ...(await seenWhile(page, count)), task, spinning, landing };
  } finally {
    await context.close();
  }
}

/** Chooses and opens at a quarter of the speed. */
async function seenWhile(page: Page, count: number): Promise<Seen> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING });
  await page.evaluate(WATCH);
  await choose(page, count);
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ['cc', 'benchmark', 'viz'] });
  await open(page);
  const trace = await browser?.stopTracing();
  return {
    inp: Number(await page.evaluate('felt.inp')),
    longestFrame: Number(await page.evaluate('felt.longestFrame')),
    dropped: trace === undefined ? 0 : droppedOf(trace),
  };
}

/** Measures the current baseline of this machine: a page that hardly does anything, pressed and watched alike. */
async function seenOnEmptyPage(browser: Browser, { page: screen }: Screen): Promise<Seen> {
  const context = await browser.newContext({ ...screen, reducedMotion: 'no-preference' });
  try {
    const page = await context.newPage();
    await page.setContent(EMPTY_PAGE);
    await page.waitForTimeout(1_000);
    return await seenWhile(page, 1);
  } finally {
    await context.close();
  }
}

async function choose(page: Page, count: number): Promise<void> {
  await touch(page, page.getByRole('radio', { name: String(count), exact: true }));
  await page.waitForTimeout(2_000);
}

/** Scrolls so that reels and button are both on the screen, on a phone too. */
const REELS_IN_VIEW = `document.querySelector('[role=status]')?.scrollIntoView({ block: 'center', behavior: 'instant' })`;

/** Presses, and does not query the page until the reels are at rest: queries would count as work. */
async function open(page: Page): Promise<void> {
  await page.evaluate(REELS_IN_VIEW);
  await touch(page, page.locator('[data-act="open"]'));
  await page.waitForTimeout(4_000);
}

async function enter(page: Page, app: App): Promise<void> {
  const token = await registerPlayer(app.address);
  await page.addInitScript((known) => {
    localStorage.setItem('language', 'EN');
    localStorage.setItem('token', known);
  }, token);
  await page.goto(app.address + BOX, { waitUntil: 'networkidle' });
  await page.locator('section[data-phase]').waitFor();
  await page.evaluate(MARK);
  await page.waitForTimeout(1_000);
}

/** Sets a mark in traces at every step of the play. */
const MARK = `{
  const stage = document.querySelector('section[data-phase]');
  new MutationObserver(() => performance.mark(stage.dataset.phase)).observe(stage, { attributeFilter: ['data-phase'] });
}`;

const WATCH = `
  globalThis.felt = { inp: 0, longestFrame: 0 };
  const spins = { from: Infinity, until: Infinity };
  const stage = document.querySelector('section[data-phase]');
  new MutationObserver(() => {
    if (stage.dataset.phase !== 'revealing') return;
    spins.from = performance.now();
    spins.until = spins.from + ${SPINS.milliseconds};
  }).observe(stage, { attributeFilter: ['data-phase'] });
  const watch = (options, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe(options);
  watch({ type: 'event', durationThreshold: 16 }, ({ interactionId, duration }) => {
    if (interactionId > 0) felt.inp = Math.max(felt.inp, duration);
  });
  watch({ type: 'long-animation-frame' }, ({ startTime, duration }) => {
    if (startTime >= spins.from && startTime < spins.until) felt.longestFrame = Math.max(felt.longestFrame, duration);
  });
`;
