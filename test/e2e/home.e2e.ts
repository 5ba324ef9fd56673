import { homeInfo } from '@skins/api/home/contract';
import { describe, expect, it } from 'vitest';
import { Client } from '../http/client.ts';
import { registerPlayer } from './accounts.ts';
import { seriousFindings } from './axe.ts';
import { visitors } from './visitor.ts';

const shop = visitors();

const width = 'document.documentElement.scrollWidth';
const columns =
  "getComputedStyle(document.querySelector('article').parentElement).gridTemplateColumns.split(' ').length";

describe.each([1440, 390] as const)('home at %i px', (size) => {
  it('shows an exhibit, the ledger and both shelves, and fits the screen', async () => {
    const page = await shop.open('/', { width: size });
    await page.getByRole('heading', { name: '公开账目' }).waitFor();
    await page.getByRole('heading', { name: '哈希盲盒' }).waitFor();
    await page.getByRole('heading', { name: '经典盲盒' }).waitFor();
    await page.getByRole('article').first().waitFor();
    expect(await page.getByRole('heading', { level: 1 }).first().textContent()).toMatch(/\S/);
    // The card shows the buy-back rate and the published return.
    await page
      .getByText(/^本店收回\d/)
      .first()
      .waitFor();
    expect(await page.evaluate(width)).toBe(size);
    expect(await page.evaluate(columns)).toBe(size === 1440 ? 5 : 2);
  });

  it('has no serious axe findings', async () => {
    const page = await shop.open('/', { width: size });
    await page.getByRole('article').first().waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('has no serious axe findings for a player either', async () => {
    const page = await shop.open('/', { width: size, token: await registerPlayer(shop.address()) });
    await page.getByRole('banner').getByRole('button', { name: '我的' }).waitFor();
    await page.getByRole('article').first().waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });
});

describe('home', () => {
  it('shows the server’s count of players', async () => {
    await registerPlayer(shop.address());
    const counted = async () => (await new Client(shop.address()).ask(homeInfo)).basicsDataVO.users;
    await expect.poll(counted).toBeGreaterThan(0);
    const page = await shop.open('/');
    const counters = page.getByText(/在线 [\d,]+ · 注册 [\d,]+/);
    const shown = async () => {
      await page.reload();
      return Number(/注册 ([\d,]+)/.exec((await counters.textContent()) ?? '')?.[1]);
    };
    // Other tests register players meanwhile, so the shown count lies between two server counts.
    const before = await counted();
    const users = await shown();
    expect(users).toBeGreaterThanOrEqual(before);
    expect(users).toBeLessThanOrEqual(await counted());
  });

  it('links a box card to the box', async () => {
    const page = await shop.open('/');
    await page.getByRole('article').getByRole('link').first().click();
    await page.waitForURL(/\/case\/(hash|csgo)\/[^/]+$/);
  });

  it('turns the exhibits by keyboard', async () => {
    const page = await shop.open('/');
    // Exhibits may still be inserted until both shelves have loaded.
    for (const type of ['hash', 'csgo'])
      await page.locator(`article a[href^="/case/${type}/"]`).first().waitFor();
    const second = page.getByRole('button', { name: '第 2 页' });
    await second.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => second.getAttribute('aria-current')).toBe('true');
  });

  it('shows a failure, and retries', async () => {
    const page = await shop.open('/page/instrutions');
    await page.route('**/api/box/list*', (route) => route.abort());
    await page.getByRole('link', { name: 'Skins' }).click();
    const alert = page.getByRole('alert').first();
    await alert.waitFor();
    await page.unroute('**/api/box/list*');
    await alert.getByRole('button', { name: '重试' }).click();
    await page.getByRole('article').first().waitFor();
  });
});
