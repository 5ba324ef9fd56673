import { backPack } from '@skins/api/bag/contract';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { Client } from '../http/client.ts';
import { newPlayer, openSome } from '../http/player.ts';
import { seriousFindings } from './axe.ts';
import { hasKeyboard, visitors } from './visitor.ts';

const shop = visitors();

/** Opens the page as a player with ten items. */
async function withItems(width: 1440 | 390) {
  const player = await newPlayer(new Client(shop.address()));
  await openSome(player, 'chujian', 10);
  const page = await shop.open('/page/replaceSkins', { token: player.token, width, language: 'EN' });
  return { page, player };
}

const give = (page: Page) => page.getByRole('checkbox', { name: /^Give “/ });
const take = (page: Page) => page.getByRole('checkbox', { name: /^Take “/ });

/** Chooses the two dearest items and the dearest skin that costs no surcharge. */
async function choose(page: Page): Promise<void> {
  await give(page).first().check();
  await give(page).nth(1).check();
  await page.getByText('2 of 10 chosen').waitFor();
  await page.getByRole('radio', { name: 'Nothing to pay' }).check();
  await take(page).first().check();
  await page.getByText(/^Balance .* → /).waitFor();
}

describe('replacing skins', () => {
  it('shows the whole sum first, replaces by keyboard what was confirmed, and keeps a record', async () => {
    const { page, player } = await withItems(390);
    await choose(page);
    await page.getByRole('img', { name: /^Given .*, of which the fee is / }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Replace', exact: true }).focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'Confirm this replacement' });
    await hasKeyboard(question);
    expect(await seriousFindings(page)).toEqual([]);
    await question.getByRole('button', { name: 'Replace', exact: true }).click();
    await page.getByText('The answer and the log both match what you confirmed.').waitFor();
    await page.getByText('9 in the bag').waitFor();
    const { records } = await player.client.ask(backPack);
    expect(records.filter(({ source }) => source === 9)).toHaveLength(1);
    await page.getByRole('link', { name: 'Replacements' }).first().click();
    await page.getByText('1 in all').waitFor();
    await page.getByRole('button', { name: /^See the proof/ }).click();
    await page.getByRole('dialog').getByText('Hash of the quote').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('shows in red if the shop answers with another choice than was sent', async () => {
    const { page } = await withItems(1440);
    await page.route('**/api/replace/play', async (route) => {
      const response = await route.fetch();
      const answer: { data: { given: object[] } } = JSON.parse(await response.text());
      await route.fulfill({
        response,
        json: { ...answer, data: { ...answer.data, given: answer.data.given.slice(1) } },
      });
    });
    await choose(page);
    await page.getByRole('button', { name: 'Replace', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Replace', exact: true }).click();
    await page.getByRole('alert').getByText('The record is not what you confirmed.').waitFor();
  });

  it('and upgrading start with the choice from the bag, and explain a refusal', async () => {
    const { page, player } = await withItems(1440);
    // The dearest and the cheapest item; the cheapest is on the bag's second page.
    const { records } = await player.client.ask(backPack, { query: { size: 10, sort: 'dearest' } });
    const items = records
      .filter((_, index) => index % 9 === 0)
      .map(({ id }) => id)
      .join();
    await page.goto(`${shop.address()}/page/upgrade?items=${items}`);
    await page.getByText('2 of 6').waitFor();
    await page.goto(`${shop.address()}/page/replaceSkins?items=${items}`);
    await page.getByText('2 of 10 chosen').waitFor();
    await expect.poll(() => page.getByRole('checkbox', { name: /^Give “/, checked: true }).count()).toBe(2);
    await give(page).nth(1).uncheck();
    await page.getByText('1 of 10 chosen').waitFor();
    await give(page).nth(1).check();

    await page.getByRole('radio', { name: 'Nothing to pay' }).check();
    await take(page).first().check();
    await page.route('**/api/replace/play', (route) =>
      route.fulfill({
        status: 409,
        json: { code: 409, errCode: 630, errMsg: 'Prices are new', requestId: 'r-1' },
      }),
    );
    await page.getByRole('button', { name: 'Replace', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Replace', exact: true }).click();
    const refused = page.getByRole('dialog', { name: 'The price has changed: please refresh' });
    await refused.getByText('Prices are new').waitFor();
    await refused.getByRole('button', { name: 'Refresh' }).click();
    await refused.waitFor({ state: 'hidden' });
    await page.getByText('2 of 10 chosen').waitFor();
  });
});
