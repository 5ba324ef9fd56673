import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { seriousFindings } from './axe.ts';
import { GEMS, players } from './boxes-play.ts';

const shop = players();

/** Orders an amount by QR code and pays it at the code's address. The provider reports it twice, in any order. */
async function topUp(page: Page, amount: string): Promise<void> {
  await page.goto(`${shop.address()}/page/assets`);
  const goods = page.getByRole('radio', { name: `gems ${amount}.00` });
  await page.getByRole('radiogroup').locator('label').filter({ has: goods }).click();
  await page.getByRole('button', { name: 'Place the order' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('img', { name: 'Payment QR code' }).waitFor();
  const target = await dialog.getByRole('link').getAttribute('href');
  // Another device scans the code: the shop redirects to the cashier, where one press pays.
  const cashier = await page.context().newPage();
  await cashier.goto(target ?? '');
  await cashier.getByRole('button', { name: 'Pay', exact: false }).first().click();
  await cashier.getByRole('status').waitFor();
  await cashier.close();
  await dialog.getByRole('heading', { name: 'Your gems are here' }).waitFor();
  // Nothing more is due, and nothing runs out.
  await dialog.getByText('Paid', { exact: true }).waitFor();
  expect(await dialog.getByText('Valid until').count()).toBe(0);
  await page.keyboard.press('Escape');
}

describe('the page of gems', () => {
  it('begins at the list of amounts where the address asks for it, and at its top otherwise', async () => {
    const { page } = await shop.player({ width: 390 }, '/page/assets?openType=gems');
    const list = page.getByRole('radiogroup', { name: 'Choose an amount' });
    await list.locator(':focus').waitFor({ state: 'attached' });
    expect(await page.evaluate('scrollY')).toBeGreaterThan(0);
    await page.goto(`${shop.address()}/page/assets?openType=nothing`);
    await list.waitFor();
    expect(await page.evaluate('scrollY')).toBe(0);
    expect(await list.locator(':focus').count()).toBe(0);
  });

  it('remembers what the record of top-ups showed, until the player logs out', async () => {
    const { page } = await shop.player({ width: 1440 }, '/');
    await topUp(page, '10');
    await page.goto(`${shop.address()}/user/recharge/record`);
    await page.getByRole('row').nth(1).waitFor();
    const kept = () => page.evaluate("localStorage.getItem('neeko')");
    await expect.poll(kept).toContain('rechargeLogId');
    await topUp(page, '10');
    await page.goto(`${shop.address()}/user/recharge/record`);
    await page.getByText('1 order is new since your last visit').waitFor();
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect.poll(kept).toBeNull();
  });
});

describe('an order that waits', () => {
  it('is taken back in the record of top-ups, which then says so', async () => {
    const { page } = await shop.player({ width: 390 }, '/page/assets');
    const goods = page.getByRole('radio', { name: 'gems 10.00' });
    await page.getByRole('radiogroup').locator('label').filter({ has: goods }).click();
    await page.getByRole('button', { name: 'Place the order' }).click();
    await page.getByRole('dialog').getByRole('img', { name: 'Payment QR code' }).waitFor();
    await page.goto(`${shop.address()}/user/recharge/record`);
    const cancel = page.getByRole('button', { name: 'Cancel', exact: true });
    await cancel.waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await cancel.press('Enter');
    await page.getByText('Cancelled', { exact: true }).waitFor();
    expect(await cancel.count()).toBe(0);
  });
});

describe('a top-up by QR code', () => {
  it('reaches VIP levels, whose bonuses are claimed by keyboard, lowest first, and added to the next top-up', async () => {
    const { page, balance } = await shop.player({ width: 1440 }, '/');
    await topUp(page, '100');
    expect(await balance()).toBe(GEMS + 100 + 5);

    await page.goto(`${shop.address()}/user/vip`);
    await page.getByRole('heading', { name: 'VIP 2' }).waitFor();
    await page.getByText('lower levels first', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Claim the bonus of VIP 1' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Bonus of VIP 1 claimed').waitFor();
    await page.getByRole('button', { name: 'Claim the bonus of VIP 2' }).click();
    await page.getByText('Bonus of VIP 2 claimed').waitFor();
    expect(await page.getByRole('button', { name: /^Claim/ }).count()).toBe(0);
    expect(await balance()).toBe(GEMS + 105.6);

    // The level also gives a weekly reward, once.
    await page
      .getByRole('complementary')
      .getByRole('button', { name: /^Welfare/ })
      .click();
    const welfare = page.getByRole('dialog', { name: 'Announcements and welfare' });
    await welfare.getByRole('tabpanel').waitFor();
    await welfare.getByRole('radio', { name: /^Weekly welfare/ }).check();
    await welfare.getByRole('button', { name: 'Claim', exact: true }).click();
    await welfare.getByText('Claimed this week').waitFor();
    expect(await balance()).toBe(GEMS + 105.65);

    // The level now adds one gem to a hundred; the provider's second report changes nothing.
    await topUp(page, '100');
    await expect.poll(balance).toBe(GEMS + 105.65 + 106);
    await page.goto(`${shop.address()}/user/recharge/record`);
    await expect.poll(() => page.getByRole('row').count()).toBe(3);
  });

  it('is offered on a phone without a code, and axe finds nothing serious', async () => {
    const { page } = await shop.player({ width: 390 }, '/page/assets');
    await page.getByRole('button', { name: 'Place the order' }).waitFor();
    await page.getByText('Pay on this phone').waitFor();
    expect(await page.getByText('Scan a code').count()).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
  });
});
