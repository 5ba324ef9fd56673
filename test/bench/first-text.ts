import { type Browser, chromium } from 'playwright-core';
import { registerPlayer } from '../e2e/accounts.ts';
import { openApp } from '../e2e/app.ts';
import { BROWSER } from '../e2e/browser.ts';
import type { Bench, Figure } from './figure.ts';

/** “Fast 3G”: 1.6 Mbit/s down, 750 kbit/s up, 150 ms from a request to the beginning of its answer. */
const FAST_3G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const ROUNDS = 5;
const PAGES = ['/', '/case/hash', '/case/hash/youse', '/page/instrutions'];

/**
 * When a first visit shows the first text of the page itself, not of the shell around it, on a slow line: a phone with
 * an empty cache. The best of some rounds, as other work beside it only ever makes it worse.
 */
export const firstText: Bench = async (progress) => {
  const [app, browser] = await Promise.all([openApp(), chromium.launch(BROWSER)]);
  try {
    const token = await registerPlayer(app.address);
    const figures: Figure[] = [];
    for (const path of PAGES)
      for (const who of ['visitor', 'player']) {
        const seconds: number[] = [];
        for (let round = 1; round <= ROUNDS; round += 1) {
          progress(`${path} for a ${who}, ${round} of ${ROUNDS}`);
          seconds.push(await secondsToText(browser, app.address + path, who === 'player' ? token : ''));
        }
        const best = Math.min(...seconds);
        figures.push({
          name: `first text of ${path} on Fast 3G, for a ${who}`,
          value: best,
          unit: 's',
          measure: best,
          target: { atMost: 2 },
        });
      }
    return figures;
  } finally {
    await browser.close();
    await app.close();
  }
};

async function secondsToText(browser: Browser, address: string, token: string): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(WATCH);
    await page.addInitScript((known) => {
      if (known !== '') localStorage.setItem('token', known);
    }, token);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', FAST_3G);
    await page.goto(address, { waitUntil: 'commit' });
    return Number(await page.evaluate('firstText')) / 1_000;
  } finally {
    await context.close();
  }
}

const WATCH = `
  globalThis.firstText = new Promise((resolve) => {
    const look = () => {
      if (document.querySelector('main')?.innerText.trim()) resolve(performance.now());
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
`;
