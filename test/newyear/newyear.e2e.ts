import { newYearSeason } from '@skins/api/newyear/contract';
import { DAY_MS, QUARTER_MS } from '@skins/engine/kernel';
import { SEASON } from '@skins/engine/newyear';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoSeason } from '../../cli/src/demo/season.ts';
import { seriousFindings } from '../e2e/axe.ts';
import { visitors } from '../e2e/visitor.ts';
import { newPlayer, openSome } from '../http/player.ts';
import { type Shop, openShop } from '../http/shop.ts';
import { letPass } from '../http/test-time.ts';
import { changeRules } from '../samples/api/operator.ts';

/** milliseconds; a whole season on a busy machine */
const LONG = 240_000;
let shop: Shop;
const { open } = visitors(() => shop.serving().address);

// Own shop for each attempt: a retry begins before any season.
beforeEach(async () => {
  shop = await openShop();
}, LONG);
afterEach(() => shop.close());

const overflows = (page: Page): Promise<boolean> =>
  page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth');

const SNOW = 'div[aria-hidden="true"][data-paused]';

/** Tests that nothing of the page lies before its snow, which presses go through. */
const snowsBefore = (page: Page): Promise<boolean> =>
  page.evaluate(`(() => {
    const snow = document.querySelector('${SNOW}');
    snow.style.pointerEvents = 'auto';
    return snow.contains(document.elementFromPoint(innerWidth / 2, innerHeight / 3));
  })()`);

/** Publishes the demonstration's season, and lets the time until it begins pass. */
async function hold(): Promise<number> {
  const { game } = shop.serving().service;
  const from = Math.ceil((game.clock() + DAY_MS) / QUARTER_MS + 1) * QUARTER_MS;
  await changeRules(game, SEASON, { season: demoSeason(from) });
  return from;
}

describe('the season', () => {
  it('is announced, earned, drawn, reached, proven and over', { timeout: LONG }, async () => {
    const early = await open('/newyear2025', { language: 'EN' });
    await early.getByText('There is no season at the moment.').waitFor();
    const from = await hold();

    // Announced: dates, prizes and odds stand before it begins.
    const visitor = await open('/newyear2025', { language: 'EN' });
    await visitor.getByRole('heading', { name: 'Radish Fair', level: 1 }).waitFor();
    await visitor.getByText('The season has not begun').waitFor();
    await visitor.getByText('44.3237%').first().waitFor();
    // The menu and the tab name no season: any may be held.
    await visitor.getByRole('contentinfo').getByRole('link', { name: 'Season', exact: true }).waitFor();
    expect(await visitor.title()).toBe('Season · Skins');
    expect(await seriousFindings(visitor)).toEqual([]);

    letPass(from - shop.now());
    const { token, client } = await newPlayer(shop.client());
    const looks = { language: 'EN', motion: 'reduce', token } as const;
    const page = await open('/newyear2025', looks);
    await page.getByText('Nothing to spend yet').waitFor();
    await openSome({ client }, 'youse', 10);
    await openSome({ client }, 'youse', 10);
    const season = await client.ask(newYearSeason);
    expect(season?.radishes).toBeGreaterThanOrEqual(3);

    // A milestone, and two draws by the keyboard; the radishes are paid at the press.
    const drawing = await open('/newyear2025', looks);
    const press = drawing.locator('[data-act="draw"]');
    await press.focus();
    await drawing.keyboard.press('Enter');
    await drawing.getByText(/^N = /).first().waitFor();
    const after = await client.ask(newYearSeason);
    expect(after?.draws).toBe(1);
    expect(after?.radishes).toBe((season?.radishes ?? 0) - 3);
    expect(await seriousFindings(drawing)).toEqual([]);

    // The proof computes the number and the prize again, by rules whose hash it checks.
    await drawing.getByRole('button', { name: 'Verify' }).first().click();
    const proof = drawing.getByRole('dialog');
    await proof.getByRole('heading', { name: 'The prize of the number' }).waitFor();
    await expect.poll(() => proof.locator('[data-verdict="fails"]').count()).toBe(0);
    await proof.locator('[data-verdict="holds"]').nth(3).waitFor();

    // The record.
    const record = await open('/user/newyear/record', looks);
    await record.getByRole('heading', { name: 'My season draws' }).waitFor();
    await record.getByRole('button', { name: /^Verify / }).waitFor();
    expect(await seriousFindings(record)).toEqual([]);

    letPass(from + 15 * DAY_MS - shop.now());
    const late = await open('/newyear2025', { ...looks, width: 390 });
    await late.getByText('The season is over').waitFor();
    expect(await overflows(late)).toBe(false);
  });

  it('fits a phone, with its press on the first screen', { timeout: LONG }, async () => {
    letPass((await hold()) - shop.now());
    const player = await newPlayer(shop.client(), undefined, 'a phone');
    await openSome(player, 'youse', 10);
    await openSome(player, 'youse', 10);
    for (const language of ['ZH', 'VN'] as const) {
      const page = await open('/newyear2025', { language, width: 390, token: player.token });
      const press = page.locator('[data-act="draw"]');
      await press.waitFor();
      const box = await press.boundingBox();
      const height = page.viewportSize()?.height ?? 0;
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
      expect(await overflows(page)).toBe(false);
      expect(await seriousFindings(page)).toEqual([]);
    }
  });

  it('has snow from 24 December on, and none with reduced motion', { timeout: LONG }, async () => {
    const year = new Date(shop.now()).getUTCFullYear();
    letPass(Date.UTC(year, 11, 26, 4) - shop.now());
    const snow = (page: Page) => page.locator(SNOW);
    for (const path of ['/', '/newyear2025', '/moonbox'])
      for (const width of [1440, 390] as const) {
        const page = await open(path, { language: 'EN', motion: 'no-preference', width });
        await snow(page).waitFor();
        expect(await snowsBefore(page), `${path} at ${width}`).toBe(true);
      }
    const still = await open('/newyear2025', { language: 'EN', motion: 'reduce' });
    await snow(still).waitFor({ state: 'attached' });
    expect(await snow(still).isVisible()).toBe(false);
  });
});
