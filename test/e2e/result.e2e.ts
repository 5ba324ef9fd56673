import { describe, expect, it } from 'vitest';
import { seriousFindings } from './axe.ts';
import { BOX, GEMS, PRICE, openButton, players, press, reaches, type Player } from './boxes-play.ts';
import { LARGEST_SHIFT, WATCH } from './layout-shift.ts';

const shop = players({ pictures: true });

const result = ({ page }: Pick<Player, 'page'>) => page.getByRole('region', { name: 'This result' });

/** The amount on a button, such as +2.16. */
const amountOn = (text: string | null) => Number(/\+([\d,.]+)/.exec(text ?? '')?.[1]?.replaceAll(',', ''));

/** What the shop gives for an item now, in units of 1/10,000 gem. */
const soldUnits = (price: number) => Math.floor(Math.round(price * 10_000) * 0.9);

describe('a result', () => {
  it('is sold at the price on its button, on a phone whose first screen has price and button', async () => {
    const player = await shop.player({ width: 390 });
    const { page, balance } = player;
    const bar = await openButton(page).boundingBox();
    const tabs = await page.getByRole('navigation').last().boundingBox();
    expect((bar?.y ?? 900) + (bar?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0);
    const { opens } = await press(page);
    await reaches(page, 'settled');
    expect(await seriousFindings(page)).toEqual([]);
    const sell = result(player).getByRole('button', { name: /^Sell/ });
    const price = soldUnits(opens[0]?.price ?? 0) / 10_000;
    expect(amountOn(await sell.textContent())).toBe(price);
    await sell.click();
    await page
      .getByText(/^1 sold for/)
      .first()
      .waitFor();
    await result(player).waitFor({ state: 'detached' });
    expect(await balance()).toBeCloseTo(GEMS - PRICE + price, 4);
  });

  it('offers sound once, and remembers a no', async () => {
    const player = await shop.player();
    const { page } = player;
    const offer = page.getByRole('group', { name: /^Turn on sound and vibration/ });
    await openButton(page).waitFor();
    expect(await offer.count()).toBe(0);
    await press(page);
    await reaches(page, 'settled');
    await offer.getByRole('button', { name: 'No', exact: true }).click();
    await page.getByRole('region', { name: 'My last results' }).getByRole('button').first().waitFor();
    await page.reload();
    await press(page);
    await reaches(page, 'settled');
    expect(await offer.count()).toBe(0);
  });

  it('is staked in an upgrade from its button, and shared as a picture with a proof link', async () => {
    const player = await shop.player();
    const { page } = player;
    const { opens } = await press(page);
    await reaches(page, 'settled');
    await result(player).getByRole('button', { name: 'Share' }).click();
    const share = page.getByRole('dialog', { name: 'Share this result' });
    const saved = page.waitForEvent('download');
    await share.getByRole('button', { name: 'Save picture' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^skins-.*\.png$/);
    const link = new URL((await share.getByRole('link', { name: /^Proof link/ }).getAttribute('href')) ?? '');
    const proof = await shop.open(link.pathname + link.search, { language: 'EN' });
    await proof.getByRole('region', { name: 'The recomputation, step by step' }).waitFor();
    await page.keyboard.press('Escape');
    await share.waitFor({ state: 'detached' });
    await result(player).getByRole('button', { name: 'Upgrade it' }).click();
    await page.getByRole('region', { name: 'Your stake' }).getByRole('listitem').first().waitFor();
    expect(new URL(page.url()).searchParams.get('items')).toBe(opens[0]?.itemId);
  });
});

/** Presses both as soon as the first press was heard: a slow page has drawn nothing between them. */
const CHOOSE_TEN_AND_OPEN = `(async () => {
  document.querySelector('input[type="radio"][value="10"]').click();
  await Promise.resolve();
  document.querySelector('[data-act="open"]').click();
})()`;

describe('ten results at once', () => {
  it('come as they were chosen, however slow the page is', async () => {
    const { page } = await shop.player();
    const [answered] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/api/box/open')),
      openButton(page)
        .waitFor()
        .then(() => page.evaluate(CHOOSE_TEN_AND_OPEN)),
    ]);
    expect(answered.request().postDataJSON()).toMatchObject({ count: 10 });
    await reaches(page, 'settled');
  });

  it.each([1368, 390] as const)(
    'stand in windows, sell what lost, and shift nothing, at %i pixels',
    async (width) => {
      const player = await shop.player({ width });
      const { page, balance } = player;
      await page.addInitScript(WATCH);
      await page.goto(shop.address() + BOX);
      await page.getByRole('radio', { name: '10', exact: true }).click();
      const { opens } = await press(page);
      await reaches(page, 'settled');
      await expect.poll(() => result(player).locator('[data-skin]').count()).toBe(10);
      const inSight = await result(player).locator('[data-skin]').last().boundingBox();
      const bar = await openButton(page).boundingBox();
      expect((inSight?.y ?? 0) + (inSight?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
      const cheap = opens.filter(({ price }) => price < PRICE);
      const all = result(player).getByRole('button', { name: /^Sell all/ });
      const total = opens.reduce((sum, { price }) => sum + soldUnits(price), 0) / 10_000;
      expect(amountOn(await all.textContent())).toBeCloseTo(total, 4);
      const some = result(player).getByRole('button', { name: /^Sell \d+ under/ });
      const mixed = cheap.length > 0 && cheap.length < 10;
      const sold = (mixed ? cheap : opens).reduce((sum, { price }) => sum + soldUnits(price), 0) / 10_000;
      await (mixed ? some : all).click();
      await expect.poll(balance).toBeCloseTo(GEMS - 10 * PRICE + sold, 4);
      expect(Number(await page.evaluate('layoutShift'))).toBeLessThanOrEqual(LARGEST_SHIFT);
    },
  );
});
