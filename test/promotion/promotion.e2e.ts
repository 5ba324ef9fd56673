import { userInfo } from '@skins/api/accounts/contract';
import { promotionFriends } from '@skins/api/promotion/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seriousFindings } from '../e2e/axe.ts';
import { visitors } from '../e2e/visitor.ts';
import type { Player } from '../http/player.ts';
import { type Shop, auditedAfterwards, openShop } from '../http/shop.ts';
import { buys, codeOf, invited, newcomer, plays, settledAs } from './friends.ts';

/** milliseconds; a whole day of a shop, with its sweeps */
const LONG = 240_000;

let shop: Shop;
const { open } = visitors(() => shop.serving().address);

beforeAll(async () => {
  shop = await openShop();
}, LONG);
afterAll(() => shop.close());
auditedAfterwards(() => shop);

const overflows = (page: Page): Promise<boolean> =>
  page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth');

async function settledFriends(): Promise<{ inviter: Player; code: string }> {
  const inviter = await newcomer(shop);
  const code = await codeOf(inviter);
  const [paid, held] = [await invited(shop, code), await invited(shop, code)];
  await buys(shop, paid);
  await buys(shop, inviter, 'one@payer.invalid');
  await buys(shop, held, 'one@payer.invalid');
  await plays(paid, 5);
  await plays(held, 2);
  await settledAs(inviter, 'paid');
  return { inviter, code };
}

it(
  'an inviter shares a link, sees who came and what it brought, and why a share waits',
  { timeout: LONG },
  async () => {
    const { inviter, code } = await settledFriends();
    const page = await open('/page/promotion', { token: inviter.token, language: 'EN' });
    await page.getByText(code).first().waitFor();
    await page.getByRole('heading', { name: 'Who came, and what it brought' }).waitFor();
    const rows = page.getByRole('table').getByRole('row');
    await expect.poll(() => rows.count()).toBe(3);
    await page.getByText('Level 1 (you)').waitFor();
    expect(await seriousFindings(page)).toEqual([]);

    await page.getByRole('button', { name: /See why/ }).click();
    const dialog = page.getByRole('dialog', { name: 'This share is held back' });
    await dialog.getByText(/have the same payer/).waitFor();
    await dialog.getByText(/are not lost/).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  },
);

it('a friend who follows the link registers by it', { timeout: LONG }, async () => {
  const inviter = await newcomer(shop);
  const code = await codeOf(inviter);
  const page = await open(`/page/source?poster=${code}`, { language: 'EN', width: 390 });
  await page.getByRole('heading', { name: 'You are invited to have a look' }).waitFor();
  await page.getByText(/0\.5%|0\.50%/).waitFor();
  await page.getByText(/Sold to the shop, these items give \d/).waitFor();
  expect(await overflows(page)).toBe(false);
  expect(await seriousFindings(page)).toEqual([]);
  const button = page.getByRole('button', { name: 'Register, 18 or older' });
  expect(((await button.boundingBox())?.y ?? Infinity) < 760).toBe(true);
  await button.click();
  const field = page.getByLabel(/Promo code/);
  await field.waitFor();
  expect(await field.inputValue()).toBe(code);
  expect(await page.evaluate("localStorage.getItem('neeko_spreadCode')")).toContain(code);

  const own = await open(`/page/source?poster=${code}`, { language: 'EN', token: inviter.token });
  await own.getByRole('heading', { name: 'This is your own link' }).waitFor();
  const unknown = await open('/page/source?poster=0000000000', { language: 'ZH' });
  await unknown.getByRole('heading', { name: '这个推广码没有主人' }).waitFor();
  expect((await inviter.client.ask(promotionFriends)).total).toBe(0);
  expect((await inviter.client.ask(userInfo)).spreadCode).toBe(code);
});

it('who has invited nobody yet sees the page that friends see', { timeout: LONG }, async () => {
  const { token } = await newcomer(shop);
  const page = await open('/page/promotion', { language: 'EN', token });
  await page.getByRole('link', { name: 'See what friends see' }).click();
  await page.getByRole('heading', { name: 'This is your own link' }).waitFor();
  const visitor = await open('/page/promotion', { language: 'EN' });
  await visitor.getByRole('heading', { name: 'Nobody has come yet' }).waitFor();
  expect(await visitor.getByRole('link', { name: 'See what friends see' }).count()).toBe(0);
});

it('fits a phone and a tablet in every language', { timeout: LONG }, async () => {
  const inviter = await newcomer(shop);
  for (const width of [390, 768] as const)
    for (const language of ['ZH', 'EN', 'RU', 'VN'] as const) {
      const page = await open('/page/promotion', { width, language, token: inviter.token });
      await page.locator('#terms').waitFor();
      expect(await overflows(page), `${language} at ${width}`).toBe(false);
      const copy = page.locator('main button').first();
      if (width === 390) expect(((await copy.boundingBox())?.y ?? Infinity) < 700, language).toBe(true);
      await page.close();
    }
});
