import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { seriousFindings } from './axe.ts';
import { pages, visitors } from './visitor.ts';

const shop = visitors();
const newPage = pages();

const width = 'document.documentElement.scrollWidth';
const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: '公告与福利' });
const sideButton = (page: Page, name: RegExp): Locator =>
  page.getByRole('complementary', { name: '快捷栏' }).getByRole('button', { name });

it('announcements open at home by themselves, and not again that day if the visitor asks so', async () => {
  const page = await shop.open('/', { notices: 'unread' });
  const dialog = dialogOf(page);
  await dialog.getByRole('heading', { name: '欢迎来到 Skins' }).waitFor();
  await dialog.getByRole('button', { name: '如何验证一次结果' }).click();
  await dialog.getByText('服务器种子的哈希在开启之前就已公布').waitFor();
  expect(await seriousFindings(page)).toEqual([]);

  // Arrow keys switch tabs; content for players asks a visitor to register.
  await dialog.getByRole('tab', { name: '网站内容' }).focus();
  await page.keyboard.press('ArrowLeft');
  await dialog.getByRole('radio', { name: '开箱榜' }).check();
  await dialog.getByText(/今日榜截至 00:00/).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });

  // The box is not ticked, so it opens again; read entries have no red dot.
  await page.reload();
  await dialog.waitFor();
  await dialog.getByRole('checkbox', { name: '已阅读，今日不再弹出' }).check();
  await dialog.getByRole('button', { name: '关闭', exact: true }).last().click();
  await dialog.waitFor({ state: 'hidden' });
  const asked = page.waitForResponse(/\/api\/home\/is\/new/);
  await page.reload();
  await asked;
  await sideButton(page, /^公告$/).waitFor();
  expect(await dialog.count()).toBe(0);

  await sideButton(page, /^福利/).click();
  await dialog.getByRole('tab', { name: '任务箱' }).click();
  await dialog.getByRole('radio', { name: '每周福利' }).check();
  await dialog.getByRole('button', { name: '注册' }).click();
  await page.getByRole('dialog', { name: '注册' }).waitFor();
});

it('fits a phone, with a shortcut at home; the activity centre leads to the rankings', async () => {
  const page = await shop.open('/', { width: 390 });
  await page.getByRole('button', { name: /^福利/ }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('tab', { name: '任务箱' }).click();
  await dialog.getByRole('radio', { name: '每周福利' }).check();
  await dialog.getByText('注册或登录后，才能领取福利。').waitFor();
  expect(await page.evaluate(width)).toBe(390);
  expect(await seriousFindings(page)).toEqual([]);

  await page.goto(`${shop.address()}/page/active`);
  await page.getByRole('heading', { name: '每日榜单' }).waitFor();
  for (const name of ['升级倍数榜', '开箱倍数榜', '哈希榜'])
    await page.getByRole('link', { name }).first().waitFor();
  expect(await page.evaluate(width)).toBe(390);
  expect(await seriousFindings(page)).toEqual([]);
});

it('announcements wait for the answer to the offer of a language', async () => {
  const page = await newPage({ locale: 'zh-CN', serviceWorkers: 'block' }, 'unread');
  const asked = page.waitForResponse(/\/api\/home\/is\/new/);
  await page.goto(shop.address());
  await asked;
  const offer = page.getByRole('region', { name: '切换到中文？' });
  await offer.waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await offer.getByRole('button', { name: '中文' }).click();
  await dialogOf(page).getByRole('heading', { name: '欢迎来到 Skins' }).waitFor();
  expect(await offer.count()).toBe(0);
});

it('announcements wait no longer once a visitor goes on without an answer', async () => {
  const page = await newPage({ locale: 'zh-CN', serviceWorkers: 'block' }, 'unread');
  await page.goto(shop.address());
  const offer = page.getByRole('region', { name: '切换到中文？' });
  await offer.waitFor();
  await page.getByRole('link', { name: 'Battle', exact: true }).first().click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.getByRole('link', { name: 'Skins', exact: true }).first().click();
  await page.getByRole('dialog').getByRole('heading', { name: 'Welcome to Skins' }).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await offer.waitFor();
});

it.each(['ZH', 'RU'] as const)('on a phone the whole sheet of announcements shows, %s', async (language) => {
  const page = await shop.open('/', { width: 390, language, notices: 'unread' });
  const dialog = page.getByRole('dialog');
  const tab = dialog.getByRole('tab', { selected: true });
  await tab.waitFor();
  await expect.poll(async () => Math.round((await dialog.boundingBox())?.y ?? 0)).toBe(32);
  const [sheet, chosen, foot] = await Promise.all([
    dialog.boundingBox(),
    tab.boundingBox(),
    dialog
      .getByRole('button', { name: /^(关闭|Закрыть)$/ })
      .last()
      .boundingBox(),
  ]);
  if (sheet === null || chosen === null || foot === null) throw new Error('the sheet is not on the screen');
  expect(chosen.x).toBeGreaterThanOrEqual(0);
  expect(chosen.x + chosen.width).toBeLessThanOrEqual(390);
  // Its foot ends where the sheet ends, and the sheet where the screen ends.
  expect(Math.round(sheet.y + sheet.height)).toBe(844);
  expect(sheet.y + sheet.height - (foot.y + foot.height)).toBeLessThan(24);
});

it('fits a phone in Russian, the longest language: its close buttons are on the screen', async () => {
  const page = await shop.open('/', { width: 390, language: 'RU' });
  await page.getByRole('button', { name: /^Бонусы/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Объявления и бонусы' });
  await dialog.getByRole('tab', { name: 'Задания' }).waitFor();
  const closing = await dialog.getByRole('button', { name: 'Закрыть', exact: true }).all();
  expect(closing).toHaveLength(2);
  for (const button of closing) {
    const { x, width: wide } = (await button.boundingBox()) ?? { x: -1, width: 0 };
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + wide).toBeLessThanOrEqual(390);
  }
});
