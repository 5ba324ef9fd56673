import { describe, expect, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { seriousFindings } from './axe.ts';
import { GEMS, players } from './boxes-play.ts';
import { LARGEST_SHIFT, WATCH } from './layout-shift.ts';

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

/** Orders an amount on a phone and pays it on the page that opens. @returns the dialog of the paid order */
async function topUpOnPhone(page: Page, amount: string): Promise<Locator> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Get gems$/ })
    .click();
  const goods = page.getByRole('radio', { name: `gems ${amount}.00` });
  await page.getByRole('radiogroup').locator('label').filter({ has: goods }).click();
  const leaving = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Place the order' }).click();
  const cashier = await leaving;
  await cashier.getByRole('button', { name: 'Pay', exact: false }).first().click();
  await cashier.getByRole('status').waitFor();
  await cashier.close();
  const dialog = page.getByRole('dialog', { name: 'Your gems are here' });
  await dialog.getByText('Paid', { exact: true }).waitFor();
  return dialog;
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

/** Returns where an element begins and ends on the screen. */
async function spanOf(shown: Locator): Promise<{ top: number; bottom: number }> {
  const { y = Number.NaN, height = Number.NaN } = (await shown.boundingBox()) ?? {};
  return { top: y, bottom: y + height };
}

describe('the page of gems on a phone', () => {
  it.each([
    { language: 'ZH', width: 390, height: 844, order: '生成订单', bar: '105.00¥700.00' },
    { language: 'EN', width: 390, height: 844, order: 'Place the order', bar: '105.00¥700.00' },
    { language: 'RU', width: 360, height: 740, order: 'Оформить заказ', bar: '105,00700,00 ¥' },
    { language: 'VN', width: 360, height: 740, order: 'Đặt đơn', bar: '105,00700,00 ¥' },
  ] as const)(
    'has all amounts and the order in its first screen, and moves nothing, in $language at $width',
    async ({ language, width, height, order, bar }) => {
      const { page } = await shop.player({ width, language }, '/api/main/web/info');
      await page.setViewportSize({ width, height });
      await page.addInitScript(WATCH);
      await page.goto(`${shop.address()}/page/assets`);
      const press = page.getByRole('button', { name: order });
      const tiers = page.getByRole('radiogroup').first().locator('label');
      await press.waitFor();
      await page.waitForLoadState('networkidle');
      const inBar = page.locator('.act-bar').filter({ has: press });
      await tiers.nth(4).click();
      const said = async () => (await inBar.locator('p').innerText()).replaceAll(/\s+/g, ' ');
      await expect.poll(said).toContain(bar.slice(0, 6));
      expect((await said()).replaceAll(' ', '')).toContain(bar.slice(6).replaceAll(' ', ''));
      const [last, held, pressed, tabs] = await Promise.all([
        spanOf(tiers.last()),
        spanOf(inBar),
        spanOf(press),
        spanOf(page.getByRole('navigation').last()),
      ]);
      expect(last.bottom).toBeLessThanOrEqual(held.top);
      expect(pressed.bottom).toBeLessThanOrEqual(tabs.top);
      expect(await page.evaluate('scrollY')).toBe(0);
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
      expect(Number(await page.evaluate('layoutShift'))).toBeLessThanOrEqual(LARGEST_SHIFT);
      await press.click();
      await page.getByRole('dialog').waitFor();
    },
  );

  it('is gone through by keyboard, with nothing of it under the bar', async () => {
    const { page } = await shop.player({ width: 360 }, '/page/assets');
    await page.setViewportSize({ width: 360, height: 740 });
    const press = page.getByRole('button', { name: 'Place the order' });
    await press.waitFor();
    await page.getByRole('radio', { name: 'gems 3.00' }).focus();
    await page.keyboard.press('Tab');
    const way = page.getByRole('radiogroup', { name: 'Choose how to pay' }).locator('label:focus-within');
    await expect
      .poll(async () => (await spanOf(way)).bottom - (await spanOf(page.locator('.act-bar'))).top)
      .toBeLessThanOrEqual(0);
    await page.keyboard.press('Tab');
    await press.and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
  });
});

describe('the first top-up of a new player', () => {
  it('leads to its box on a phone, from the paid order and from home, until the box is open', async () => {
    const { page } = await shop.player({ width: 390 }, '/');
    const entry = page.getByRole('main').getByRole('button', { name: /^First day/ });
    const day = page.getByRole('dialog', { name: 'First day' });
    const waits = page.getByRole('button', { name: /^First day\s*something new/ });
    await entry.click();
    await day.getByRole('button', { name: 'Open the Welcome box' }).click();
    await day.getByRole('button', { name: 'Next step' }).click();
    await day.getByRole('button', { name: 'Later' }).click();
    await day.waitFor({ state: 'detached' });
    expect(await waits.count()).toBe(0);

    const paid = await topUpOnPhone(page, '100');
    await paid.getByText('Your First top-up box can be opened now').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await paid.getByRole('button', { name: 'To the box' }).click();
    await paid.waitFor({ state: 'detached' });
    await day.getByRole('button', { name: 'Open the First top-up box' }).waitFor();
    await page.keyboard.press('Escape');
    await day.waitFor({ state: 'detached' });

    await page.getByRole('navigation').last().getByRole('link', { name: 'Home' }).click();
    await waits.click();
    await day.getByRole('button', { name: 'Open the First top-up box' }).click();
    await day.getByText('It is yours').waitFor();
    await page.keyboard.press('Escape');
    await entry.waitFor();
    await expect.poll(() => waits.count()).toBe(0);

    const again = await topUpOnPhone(page, '30');
    await page.waitForLoadState('networkidle');
    expect(await again.getByRole('button', { name: 'To the box' }).count()).toBe(0);
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

describe('a top-up by the cashier page', () => {
  it('is sent on to the provider, and its gems arrive without a further press (spec 4.4)', async () => {
    const { page, balance } = await shop.player({ width: 1440 }, '/page/assets');
    const goods = page.getByRole('radio', { name: 'gems 10.00' });
    await page.getByRole('radiogroup').locator('label').filter({ has: goods }).click();
    await page.getByRole('radiogroup').locator('label').filter({ hasText: 'Cashier page' }).click();
    const between = page.waitForRequest(/\/checkstand\.html$/);
    await page.getByRole('button', { name: 'Place the order' }).click();
    await between;
    await page.getByRole('button', { name: 'Pay', exact: false }).first().click();
    await page.getByRole('status').waitFor();
    await expect.poll(balance).toBe(GEMS + 10);
    await page.goto(`${shop.address()}/user/recharge/record`);
    await page.getByRole('row').nth(1).getByText('10.00').first().waitFor();
    // The order was sent on once: the page knows of none any more.
    await page.goto(`${shop.address()}/checkstand.html`);
    await page.getByText('No order is waiting for payment.').waitFor();
    await page.getByRole('link', { name: 'Back to top-up' }).click();
    await page.waitForURL('**/page/assets');
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
