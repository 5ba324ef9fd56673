import { moonboxInfo, moonboxOpen } from '@skins/api/moonbox/contract';
import { userInfo } from '@skins/api/accounts/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousFindings } from '../e2e/axe.ts';
import { PATIENCE, visitors } from '../e2e/visitor.ts';
import { newPlayer } from '../http/player.ts';
import { type Shop, openShop } from '../http/shop.ts';
import { moonAt } from './over-http.ts';

// A shop of its own: its moon box waxes with every opening.
let shop: Shop;
const { press, wax } = moonAt(() => shop);

beforeAll(async () => {
  shop = await openShop();
  await wax('browser');
}, PATIENCE);
afterAll(() => shop.close());

const { open } = visitors(() => shop.serving().address);
const LONG = 180_000;

const button = (page: Page) => page.locator('[data-act="open"]');
/** Without animation the result shows after a moment. */
const looks = { language: 'EN', motion: 'reduce' } as const;
const current = (page: Page) => page.getByRole('list', { name: 'Eight phases' }).locator('[aria-current]');

describe('the moon box', () => {
  it('shows a visitor all eight tables and the long run, and asks for a login', async () => {
    const page = await open('/moonbox', looks);
    await page.getByRole('heading', { name: 'Moon box', level: 1 }).waitFor();
    await page.getByRole('heading', { name: 'Eight tables side by side' }).waitFor();
    expect(await page.getByRole('region', { name: 'Chance and tickets' }).locator('thead th').count()).toBe(
      9,
    );
    await page.getByText('Return in the long run').waitFor();
    // The page shows the sell-back price beside the value.
    await page.getByText('Shop buys back at').waitFor();
    await page
      .getByText(/Sold to the shop, these items give \d/)
      .first()
      .waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await button(page).filter({ hasText: 'Log in to open' }).click();
    await page.getByRole('dialog').waitFor();
  });

  it.each([1440, 390] as const)(
    'opens at the phase that is shown, and moves the moon once the result shows (%i px)',
    { timeout: LONG },
    async (width) => {
      const anna = await newPlayer(shop.client());
      const page = await open('/moonbox', { ...looks, width, token: anna.token });
      await current(page).filter({ hasText: 'New' }).waitFor();
      // The button stands in the first screen.
      const box = await button(page).boundingBox();
      const height = page.viewportSize()?.height ?? 0;
      expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
      await button(page).click();
      await page.getByRole('heading', { name: 'The moon waxes' }).waitFor({ timeout: PATIENCE });
      await current(page).filter({ hasText: 'Sliver' }).waitFor();
      await page.getByText('No moon-tier item.').waitFor();
      expect(await seriousFindings(page)).toEqual([]);
      await page.getByRole('button', { name: 'Verify', exact: true }).first().click();
      const proof = page.getByRole('dialog');
      await proof.locator('[data-verdict="holds"]').nth(2).waitFor();
      await page.keyboard.press('Escape');
      await button(page).filter({ hasText: 'Open again' }).click();
      await current(page).filter({ hasText: 'Crescent' }).waitFor({ timeout: PATIENCE });
      await page.getByText('2 openings this season').waitFor();
      expect(await anna.client.ask(moonboxInfo)).toMatchObject({ phase: 2, opens: 2 });
      expect(await page.evaluate('document.documentElement.scrollWidth - window.innerWidth')).toBe(0);
    },
  );

  it('is refused where the moon moved in another tab, costs nothing, and opens at the moon now', async () => {
    const ben = await newPlayer(shop.client());
    const page = await open('/moonbox', { ...looks, token: ben.token });
    await current(page).filter({ hasText: 'New' }).waitFor();
    await press(ben);
    const { balance } = await ben.client.ask(userInfo);
    await button(page).click();
    await page.getByRole('alert').getByText('Nothing was charged.').waitFor();
    await page.getByText('You pressed at “New”. It is “Sliver” now').waitFor({ timeout: PATIENCE });
    expect((await ben.client.ask(userInfo)).balance).toBe(balance);
    expect(await seriousFindings(page)).toEqual([]);
    await button(page).filter({ hasText: 'Open at the current phase' }).click();
    await current(page).filter({ hasText: 'Crescent' }).waitFor({ timeout: PATIENCE });
  });

  it('holds the moon back while the light comes down', async () => {
    const cleo = await newPlayer(shop.client());
    const page = await open('/moonbox', { language: 'EN', token: cleo.token });
    await current(page).filter({ hasText: 'New' }).waitFor();
    const answered = page.waitForResponse((response) => response.url().includes(moonboxOpen.path));
    await button(page).click();
    await answered;
    await page.getByRole('button', { name: 'Skip' }).waitFor();
    expect(await current(page).textContent()).toContain('New');
    await page.getByRole('button', { name: 'Skip' }).click();
    await current(page).filter({ hasText: 'Sliver' }).waitFor({ timeout: PATIENCE });
  });
});
