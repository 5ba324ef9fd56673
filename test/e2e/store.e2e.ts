import { authCard } from '@skins/api/identity/contract';
import { buySkin, storeList } from '@skins/api/mall/contract';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { Client } from '../http/client.ts';
import { freshCard } from '../identity/cards.ts';
import { registerPlayer } from './accounts.ts';
import { seriousFindings } from './axe.ts';
import { visitors } from './visitor.ts';

const shop = visitors();
const EN = { language: 'EN', width: 1440 } as const;

const cards = (page: Page) => page.getByTitle(/^Buy “/);
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const columns = (page: Page) =>
  page.evaluate<number>(
    "getComputedStyle(document.querySelector('main ul:has(> li > button)')).gridTemplateColumns.split(' ').length",
  );

/** Columns by the width of the screen (spec 1.4). */
const COLUMNS = [
  [1_600, 8],
  [1_440, 6],
  [1_200, 4],
  [768, 3],
  [480, 2],
] as const;

describe('the store', () => {
  it('asks a visitor to log in', async () => {
    const page = await shop.open('/', EN);
    await page.getByRole('banner').getByRole('link', { name: 'Store' }).click();
    await page.getByRole('dialog').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it('has as many columns as the screen is wide enough for', async () => {
    const token = await registerPlayer(shop.address());
    const page = await shop.open('/page/store', { ...EN, token });
    await cards(page).first().waitFor();
    for (const [width, wanted] of COLUMNS) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => columns(page), { message: `at ${width} px` }).toBe(wanted);
    }
  });

  it('is searched, sells to a player with a real name, and keeps a record', async () => {
    const token = await registerPlayer(shop.address());
    const client = new Client(shop.address()).with({ token });
    const page = await shop.open('/page/store?type=skin&sort=cheapest', { ...EN, token });
    await cards(page).first().waitFor();
    expect(await columns(page)).toBe(6);
    expect(await seriousFindings(page)).toEqual([]);

    const { records } = await client.ask(storeList, { query: { type: 'rifle', sort: 'cheapest' } });
    const wanted = records[0];
    const name = wanted?.name.split('|').at(-1)?.trim() ?? '';
    await page.getByLabel('Type', { exact: true }).selectOption('rifle');
    await page.getByLabel('Search skins').fill(name);
    await page.getByLabel('Search skins').press('Enter');
    await page.waitForURL(/q=/);
    await expect.poll(() => cards(page).count()).toBeLessThan(24);
    await cards(page).first().click();
    const buying = dialog(page, 'Buy a skin');
    await buying.getByRole('button', { name: /^Pay / }).click();

    const refused = dialog(page, 'Not done');
    await refused.getByText(/Verify your real name before you buy/).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await refused.getByRole('button', { name: 'Verify now' }).click();
    await page.waitForURL('**/user/account');

    await client.ask(authCard, { body: { name: '欧阳·测试', card: freshCard() } });
    await page.goto(`${shop.address()}/page/store?sort=cheapest&type=rifle`);
    await cards(page).first().click();
    await buying.getByRole('button', { name: /^Pay / }).click();
    await page.getByText(/^Bought “.*it is in your bag$/).waitFor();
    await page.getByRole('link', { name: 'Purchases' }).first().click();
    await page.getByRole('table', { name: 'Purchases' }).getByText(name).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('shows a way forward after each refusal', async () => {
    const token = await registerPlayer(shop.address());
    const page = await shop.open('/page/store', { language: 'ZH', width: 390, token });
    const first = page.getByTitle(/^购买「/).first();
    await first.waitFor();
    expect(await columns(page)).toBe(2);
    for (const [errCode, title, button] of [
      [630, '价格已更新 请刷新当前界面', '刷新'],
      [6002, '操作未完成', '获取宝石'],
      [6004, '操作未完成', '去开箱'],
      [5512, '操作未完成', '前往平台隐私设置'],
      [999, '操作未完成', '知道了'],
    ] as const) {
      await page.route(`**${buySkin.path}`, (route) =>
        route.fulfill({
          status: 409,
          json: { code: 409, errCode, errMsg: `错误 ${errCode}`, requestId: 'r-1' },
        }),
      );
      await first.click();
      await page.getByRole('button', { name: /^支付 / }).click();
      const refused = dialog(page, title);
      await refused.getByText(`错误 ${errCode}`).waitFor();
      expect(await refused.getByText('如有疑问，请联系在线客服').count()).toBe(errCode === 999 ? 1 : 0);
      await refused.locator('button, a', { hasText: button }).waitFor();
      await page.keyboard.press('Escape');
      await refused.waitFor({ state: 'hidden' });
      await page.unrouteAll();
    }
  });
});
