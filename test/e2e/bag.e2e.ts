import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seriousFindings } from './axe.ts';
import { nameOf, players, press, reaches } from './boxes-play.ts';
import { hasKeyboard } from './visitor.ts';

const shop = players();

/** Returns where something ends, in pixels from the top of the screen. */
const bottomOf = async (shown: Locator) => {
  const box = await shown.boundingBox();
  return box === null ? Infinity : box.y + box.height;
};
const topOf = async (shown: Locator) => (await shown.boundingBox())?.y ?? 0;

/** Pixels by which a dialog's content is longer than the dialog. */
const BEYOND = `(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.querySelector('[role=dialog]'))`;

describe('the bag', () => {
  it('shows the items of a box, six to a page, each with its proof', async () => {
    const { page } = await shop.player();
    await page.getByRole('radio', { name: '7', exact: true }).click();
    const { opens } = await press(page);
    await reaches(page, 'settled');
    await page.getByRole('complementary').getByRole('button', { name: /Bag/ }).click();
    const bag = page.getByRole('dialog', { name: 'My bag' });
    await bag.getByText('7 in total').waitFor();
    await expect.poll(() => bag.getByText('Box opening').count()).toBe(6);
    await bag
      .getByRole('button', { name: /^Verify/ })
      .first()
      .waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await bag.getByRole('navigation').getByRole('button', { name: '2' }).click();
    await expect.poll(() => bag.getByText('Box opening').count()).toBe(1);
    await bag.getByText(nameOf(opens[0]), { exact: true }).waitFor();
    await bag.getByRole('button', { name: /^Verify/ }).click();
    await hasKeyboard(page.getByRole('dialog', { name: 'Recomputed, and it matches' }));
    await page.keyboard.press('Escape');
    await bag.waitFor();
  });

  it('sells chosen items at the shown price, after a confirmation', async () => {
    const { page } = await shop.player({ width: 390 });
    await page.getByRole('radio', { name: '7', exact: true }).click();
    await press(page);
    await reaches(page, 'settled');
    await page.getByRole('navigation').last().getByRole('button', { name: /Bag/ }).click();
    const bag = page.getByRole('dialog', { name: 'My bag' });
    await bag.getByText('7 in total').waitFor();
    await bag
      .getByRole('checkbox', { name: /^Choose “/ })
      .first()
      .check();
    const foot = bag.getByRole('button', { name: 'Retrieve from the bag' });
    const sell = bag.getByRole('button', { name: 'Sell', exact: true });
    await expect.poll(() => bottomOf(sell)).toBeLessThan(await topOf(foot));
    await bag.getByRole('checkbox', { name: 'Select this page' }).check();
    await bag.getByText(/^6 chosen, for /).waitFor();
    await bag
      .getByRole('checkbox', { name: /^Choose “/ })
      .first()
      .uncheck();
    expect(await seriousFindings(page)).toEqual([]);
    await bag.getByRole('button', { name: 'Sell', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Sell items' });
    await hasKeyboard(question);
    await question.getByText('buys back 5 at 90.00%').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await question.getByRole('button', { name: 'Sell them' }).click();
    await page.getByText(/^5 sold for /).waitFor();
    await question.waitFor({ state: 'detached' });
    await bag.getByText('2 in total').waitFor();
    expect(await bag.getByRole('checkbox', { name: /^Choose “/ }).count()).toBe(2);
  });

  it('is empty for a newcomer, and links to the boxes', async () => {
    const { page } = await shop.player({}, '/page/instrutions');
    await page.getByRole('complementary').getByRole('button', { name: /Bag/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Go open boxes' }).click();
    await page.waitForURL(`${shop.address()}/`);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 2, name: 'Hash boxes' }).waitFor();
  });
});

describe('the record of openings', () => {
  it('lists every opening with its cost, item and proof', async () => {
    const { page } = await shop.player({ width: 390 });
    await page.getByRole('radio', { name: '10', exact: true }).click();
    await press(page);
    await reaches(page, 'settled');
    await page.getByRole('button', { name: 'Keep all' }).click();
    await page.getByRole('button', { name: 'All my openings' }).click();
    const records = page.getByRole('dialog', { name: 'My openings' });
    await records.getByText('10 in total').waitFor();
    // A sheet is never longer than the screen: its rows scroll on it, not beyond it.
    expect(await page.evaluate(BEYOND)).toBe(0);
    await records
      .getByRole('button', { name: /^Verify/ })
      .first()
      .click();
    await hasKeyboard(page.getByRole('dialog', { name: 'Recomputed, and it matches' }));
    await page.keyboard.press('Escape');
    await records.waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });
});
