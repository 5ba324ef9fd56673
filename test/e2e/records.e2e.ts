import { randomUUID } from 'node:crypto';
import type { boxDetails } from '@skins/api/boxes/contract';
import type { DataOf } from '@skins/api/contract';
import { describe, expect, it } from 'vitest';
import { seriousFindings } from './axe.ts';
import { players } from './boxes-play.ts';
import { hasKeyboard } from './visitor.ts';

const shop = players();
const BOX_ID = 'youse';

/** Opens the bag page of a player with twenty items from a box. */
async function withTwenty(width: 1440 | 390) {
  const { page, token } = await shop.player({ width }, '/user/records');
  const asked = await page.request.get(`${shop.address()}/api/box/details?boxId=${BOX_ID}`);
  const { data: box }: { data: DataOf<typeof boxDetails> } = await asked.json();
  for (let n = 0; n < 2; n += 1)
    await page.request.post(`${shop.address()}/api/box/open`, {
      data: { boxId: BOX_ID, count: 10, versionHash: box.versionHash },
      headers: { token, 'Idempotency-Key': randomUUID() },
    });
  await page.goto(`${shop.address()}/user/case`);
  await page.getByText('20 in total').waitFor();
  return page;
}

describe('the bag and record pages', () => {
  it('filter the bag, sell from it, and show what became of each item, with its proof', async () => {
    const page = await withTwenty(1440);
    await page
      .getByRole('checkbox', { name: /^Choose “/ })
      .first()
      .check();
    await page.getByText(/^1 chosen, for /).waitFor();
    await page.getByRole('button', { name: 'Sell', exact: true }).click();
    await page.getByRole('button', { name: 'Sell them' }).click();
    await page.getByText(/^1 sold for /).waitFor();
    await page.getByText('19 in total').waitFor();
    await page.getByLabel('State', { exact: true }).selectOption({ label: 'Sold · 1' });
    await page.getByText('1 in total').waitFor();
    expect(await page.getByRole('checkbox', { name: /^Choose “/ }).count()).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);

    await page.goto(`${shop.address()}/user/records`);
    const card = (name: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
    await card('Drops').getByText('20 entries').waitFor();
    await card('Drops')
      .getByText(/^last on /)
      .waitFor();
    await card('Roll record').getByText('Nothing yet').waitFor();
    await page.getByRole('link', { name: 'Drops', exact: true }).press('Enter');
    const drops = page.getByRole('table', { name: 'Drops' });
    await expect.poll(() => drops.getByRole('row').count()).toBe(1 + 20);
    await drops
      .getByRole('row')
      .filter({ hasText: 'Sold' })
      .getByRole('button', { name: /^Verify/ })
      .click();
    // The play was made outside this page, so the check claims nothing about what the page did not see.
    await hasKeyboard(page.getByRole('dialog', { name: /^Steps checked: .*, and they match$/ }));
    await page.keyboard.press('Escape');
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('show all openings, page by page, on a phone', async () => {
    const page = await withTwenty(390);
    await page.getByRole('checkbox', { name: 'Select this page' }).check();
    await page.getByText(/^20 chosen, for /).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.goto(`${shop.address()}/user/mbox/record`);
    const rows = page.getByRole('table', { name: 'Box openings' }).getByRole('row');
    await expect.poll(() => rows.count()).toBe(12);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect.poll(() => rows.count()).toBe(20);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    expect(await seriousFindings(page)).toEqual([]);
  });
});
