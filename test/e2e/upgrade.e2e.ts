import type { DataOf } from '@skins/api/contract';
import { playUpgrade, upgradeQuote } from '@skins/api/upgrades/contract';
import { describe, expect, it } from 'vitest';
import { Client } from '../http/client.ts';
import { openSome } from '../http/player.ts';
import { seriousFindings } from './axe.ts';
import { holdReels, players, press, reaches } from './boxes-play.ts';
import { hasKeyboard } from './visitor.ts';

const shop = players();
const UPGRADE = '/page/upgrade';

const OVERFLOW = 'document.documentElement.scrollWidth - innerWidth';
/** Pixels by which the main bar's content is higher than the bar. */
const BEYOND_BAR = `(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.querySelector('.act-bar'))`;
/** Words of the tab bar that need two lines, or more room than their tab has. */
const TABS_TOO_SMALL = `[...[...document.querySelectorAll('nav')].at(-1).querySelectorAll('a, button')].filter((tab) => {
  const word = document.createRange();
  word.selectNodeContents([...tab.childNodes].find(({ nodeType }) => nodeType === 3) ?? tab.lastElementChild);
  const { width } = word.getBoundingClientRect();
  return word.getClientRects().length > 1 || width > tab.getBoundingClientRect().width;
}).map((tab) => tab.textContent)`;

describe('an upgrade', () => {
  it('shows its chance before the press, lands at its number, and is repeated from its record', async () => {
    const { page, balance } = await shop.player({ motion: 'no-preference' });
    await press(page);
    await page.getByRole('button', { name: 'Skip', exact: true }).click();
    await reaches(page, 'settled');
    const before = await balance();
    await page.goto(`${shop.address()}${UPGRADE}`);

    await page.getByRole('button', { name: 'Add from the bag' }).click();
    const bag = page.getByRole('dialog', { name: 'Choose your stake' });
    await bag
      .getByRole('checkbox', { name: /^Choose / })
      .first()
      .check();
    await bag.getByRole('button', { name: 'Stake these' }).click();
    await bag.waitFor({ state: 'detached' });
    await page.getByLabel('Gems to add').fill('5');
    await page.getByRole('radio', { name: '×2' }).check();
    await page.getByText(/^N from 0 to /).waitFor();
    const range = await page.getByText(/^N from 0 to /).textContent();

    const letLand = await holdReels(page);
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/api/upgrade/play')),
      page.getByRole('button', { name: 'Upgrade', exact: true }).click(),
    ]);
    const { data: played }: { data: DataOf<typeof playUpgrade> } = await answer.json();
    expect(range).toBe(`N from 0 to ${played.winUpTo.toLocaleString('en')} wins`);

    await reaches(page, 'spinning');
    const stage = page.locator('section[data-phase]');
    expect(await stage.getByText(/^(Won|Not won)$/).count()).toBe(0);
    expect(await stage.getByText(String(played.number)).count()).toBe(0);
    expect(await page.getByRole('banner').textContent()).toContain(before.toFixed(2));
    await letLand();
    await reaches(page, 'settled');

    await stage.getByText(played.result === 0 ? 'Won' : 'Not won', { exact: true }).waitFor();
    const hand = page.locator(`[data-ticket="${played.N}"]`);
    const turned = Number(/rotate\(([\d.]+)deg\)/.exec((await hand.getAttribute('style')) ?? '')?.[1]);
    const arc = Number(await page.locator('[data-arc]').getAttribute('data-arc'));
    // Browsers round angles to three decimals.
    expect(turned).toBeCloseTo(((played.N + 0.5) / 2 ** 24) * 360, 2);
    expect(turned < arc * 360).toBe(played.result === 0);
    await expect.poll(async () => page.getByRole('banner').textContent()).toContain((before - 5).toFixed(2));
    expect(await seriousFindings(page)).toEqual([]);

    await stage.getByRole('button', { name: 'Verify' }).click();
    await hasKeyboard(page.getByRole('dialog', { name: 'Recomputed, and it matches' }));
    await page.keyboard.press('Escape');

    await stage.getByRole('link', { name: 'Replay' }).click();
    const place = page.getByRole('slider', { name: 'Position in the replay' });
    await place.focus();
    await page.keyboard.press('Home');
    await expect.poll(() => place.getAttribute('aria-valuetext')).toBe('0 seconds');
    await page.keyboard.press('End');
    await page.getByText(played.result === 0 ? /: won$/ : /: not won$/).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('scrolls its dial into view on a phone after the press', async () => {
    const { page } = await shop.player({ width: 390, motion: 'no-preference' }, UPGRADE);
    await page.getByLabel('Gems to add').fill('5');
    await page.getByRole('radio', { name: '×2' }).check();
    const start = page.getByRole('button', { name: 'Upgrade', exact: true });
    await page.getByText(/^N from 0 to /).waitFor();
    const dial = page.getByRole('region', { name: 'Dial of the chance' });
    await start.click();
    await reaches(page, 'spinning');
    const header = await page.getByRole('banner').boundingBox();
    await expect
      .poll(async () => (await dial.boundingBox())?.y ?? -Infinity)
      .toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? Infinity));
    // While the dial turns, a second button stands in the bar: nothing in it is cut off.
    await page.getByRole('button', { name: 'Skip', exact: true }).waitFor();
    expect(await page.evaluate(BEYOND_BAR)).toBe(0);
  });

  it('is one of a record that loads on as it is scrolled', async () => {
    const { page, token } = await shop.player({}, UPGRADE);
    const client = new Client(shop.address()).with({ token });
    const [won] = (await openSome({ client }, 'youse', 1)).opens;
    const wish = { itemIds: [], gems: (won?.price ?? 0) / 4, targetSkinId: won?.skinId ?? '' };
    const { quote } = await client.ask(upgradeQuote, { query: wish });
    for (let n = 0; n < 25; n += 1) await client.ask(playUpgrade, { body: { ...wish, quote } });

    await page.reload();
    await page.getByRole('button', { name: 'All records' }).click();
    const rows = page.getByRole('dialog', { name: 'My upgrades' }).getByRole('row');
    // Pages of twelve, below the heads of the columns.
    await expect.poll(() => rows.count()).toBe(13);
    for (const all of [25, 26]) {
      await rows.last().scrollIntoViewIfNeeded();
      await page.mouse.move(700, 400);
      await page.mouse.wheel(0, 5_000);
      await expect.poll(() => rows.count()).toBe(all);
    }
  });

  it('keeps the words of the tab bar whole in Russian, the longest language', async () => {
    const page = await shop.open(UPGRADE, { width: 360, language: 'RU' });
    await page.getByRole('navigation').last().getByRole('link', { name: 'Улучшение' }).waitFor();
    expect(await page.evaluate(TABS_TOO_SMALL)).toEqual([]);
  });

  it('fits a phone, and shows the seed’s hash only after login', async () => {
    const page = await shop.open(UPGRADE, { width: 390 });
    await page.getByText('登录后查看').waitFor();
    expect(await page.evaluate(OVERFLOW)).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
    await page.goto(`${shop.address()}/page/upgradeHall`);
    await page.getByRole('heading', { level: 1, name: '升级大厅' }).waitFor();
    expect(await page.evaluate(OVERFLOW)).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
  });
});
