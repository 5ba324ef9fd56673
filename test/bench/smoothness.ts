import { type Browser, type Page, chromium } from 'playwright-core';
import { registerPlayer } from '../e2e/accounts.ts';
import { type App, openApp } from '../e2e/app.ts';
import { BOX } from '../e2e/boxes-play.ts';
import { BROWSER } from '../e2e/browser.ts';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Bench, Figure } from './figure.ts';

/** How many times slower than this machine the page's thread runs. */
const THROTTLING = 4;
const ROUNDS = 3;
const SCREENS = [
  { name: '1440 px', viewport: { width: 1440, height: 900 } },
  {
    name: '390 px',
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  },
] as const;
type Screen = (typeof SCREENS)[number];

/** What a player felt while choosing and opening. */
interface Felt {
  /** ms from a press to the next picture, the slowest of choosing ten and of opening them */
  readonly inp: number;
  /** ms of the longest frame of the page's thread while the reels spin; 0 when none took over 50 */
  readonly longestFrame: number;
  /** part of the frames that were not shown in time while the reels spin */
  readonly dropped: number;
}

/**
 * How smoothly boxes open on a slow machine, in a real browser: one box and ten, at 1440 and at 390 px. Each figure
 * is the best of some rounds, as other work beside it only ever makes it worse.
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
          felt.push(await openBoxes(browser, app, screen, count));
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
  const figure = (what: string, unit: string, value: number, atMost: number): Figure => ({
    name: `opening ${name}: ${what}`,
    value,
    unit,
    measure: value,
    target: { atMost },
  });
  return [
    figure(
      'from a press to the next picture',
      'ms',
      best(({ inp }) => inp),
      100,
    ),
    figure(
      'longest frame',
      'ms',
      best(({ longestFrame }) => longestFrame),
      50,
    ),
    figure(
      'frames dropped',
      '%',
      best(({ dropped }) => dropped * 100),
      1,
    ),
  ];
}

async function openBoxes(
  browser: Browser,
  app: App,
  screen: Omit<Screen, 'name'>,
  count: number,
): Promise<Felt> {
  const context = await browser.newContext({ ...screen, reducedMotion: 'no-preference' });
  try {
    const page = await context.newPage();
    await enter(page, app);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING });
    await page.evaluate(WATCH);
    if (count > 1) {
      await page.getByRole('radio', { name: String(count), exact: true }).click();
      await page.waitForTimeout(2_000);
    }
    await browser.startTracing(page, { categories: ['cc', 'benchmark', 'viz'] });
    await page.locator('[data-act="open"]').click();
    await page.locator('section[data-phase="revealing"]').waitFor();
    await page.evaluate('felt.from = performance.now()');
    await page.waitForTimeout(3_300);
    const longestFrame = Number(await page.evaluate('felt.longestFrame'));
    const trace = await browser.stopTracing();
    await page.locator('section[data-phase="settled"]').waitFor();
    const inp = Number(await page.evaluate('felt.inp'));
    return { inp, longestFrame, dropped: droppedOf(trace) };
  } finally {
    await context.close();
  }
}

async function enter(page: Page, app: App): Promise<void> {
  const token = await registerPlayer(app.address);
  await page.addInitScript((known) => {
    localStorage.setItem('language', 'EN');
    localStorage.setItem('token', known);
  }, token);
  await page.goto(app.address + BOX, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1_000);
}

const WATCH = `
  globalThis.felt = { inp: 0, longestFrame: 0, from: Infinity };
  const watch = (options, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe(options);
  watch({ type: 'event', durationThreshold: 16 }, ({ interactionId, duration }) => {
    if (interactionId > 0) felt.inp = Math.max(felt.inp, duration);
  });
  watch({ type: 'long-animation-frame' }, ({ startTime, duration }) => {
    if (startTime >= felt.from) felt.longestFrame = Math.max(felt.longestFrame, duration);
  });
`;

const Trace = Compile(
  Type.Object({
    traceEvents: Type.Array(
      Type.Object({
        name: Type.String(),
        args: Type.Optional(
          Type.Object({
            chrome_frame_reporter: Type.Optional(
              Type.Object({
                state: Type.Optional(Type.String()),
                affects_smoothness: Type.Optional(Type.Boolean()),
              }),
            ),
          }),
        ),
      }),
    ),
  }),
);

/** The part of the frames that the compositor dropped although something should have moved in them. */
function droppedOf(trace: Buffer): number {
  const frames = Trace.Parse(JSON.parse(trace.toString()))
    .traceEvents.filter(({ name }) => name === 'PipelineReporter')
    .flatMap(({ args }) => args?.chrome_frame_reporter ?? []);
  const shown = frames.filter(({ state }) => state?.startsWith('STATE_PRESENTED')).length;
  const dropped = frames.filter(
    ({ state, affects_smoothness: felt }) => state === 'STATE_DROPPED' && felt === true,
  ).length;
  return dropped / Math.max(1, shown + dropped);
}
