import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { registerPlayer } from './accounts.ts';
import { seriousFindings } from './axe.ts';
import { BOX, GEMS, openButton } from './boxes-play.ts';
import { ownConsole } from './operators-console.ts';
import { prove } from './proof.ts';
import { hasKeyboard } from './visitor.ts';

/** Own shop: nobody can play while boxes are stopped. */
const { shop, newPage, added, enter } = ownConsole();

/** Opens a box as a player. */
async function playerAt(): Promise<{ readonly page: Page; readonly balance: () => Promise<number> }> {
  const token = await registerPlayer(shop().address);
  const page = await newPage({ viewport: { width: 1368, height: 900 }, reducedMotion: 'reduce' });
  await page.addInitScript(
    ([known]) => {
      localStorage.setItem('language', 'EN');
      localStorage.setItem('token', known);
    },
    [token] as const,
  );
  await page.goto(shop().address + BOX);
  await openButton(page).waitFor();
  const balance = async () => {
    const response = await page.request.get(`${shop().address}/api/user/info`, { headers: { token } });
    const { data }: { data: { balance: number } } = await response.json();
    return data.balance;
  };
  return { page, balance };
}

it('one operator stops boxes, a press is refused without a charge, and two operators resume them', async () => {
  const [sue, ada] = [await added('sue', 'support'), await added('ada', 'owner')];
  const { page: box, balance } = await playerAt();

  const first = await enter('', sue);
  await first.getByRole('button', { name: 'Emergency stop: Boxes' }).click();
  const dialog = first.getByRole('dialog', { name: 'Emergency stop: Boxes' });
  await hasKeyboard(dialog);
  await dialog.getByRole('button', { name: 'Do not stop' }).and(first.locator(':focus')).waitFor();
  expect(await seriousFindings(first)).toEqual([]);
  await dialog.getByRole('button', { name: 'Stop now' }).click();
  await first.getByText('A game was stopped').waitFor();

  await openButton(box).click();
  await box.getByText('This game was stopped for now. Nothing was charged').waitFor();
  expect(await balance()).toBe(GEMS);
  await box.reload();
  await box.getByText('This game was stopped').waitFor();

  await first.getByRole('button', { name: 'Propose to resume' }).click();
  await first.getByText('An owner or a game manager approves.').waitFor();

  const second = await enter('', ada);
  await second.getByText('sue proposed to resume').waitFor();
  await second.getByRole('button', { name: 'Approve to resume' }).click();
  await second.getByRole('dialog').getByLabel('Comment').fill('checked by hand');
  expect(await seriousFindings(second)).toEqual([]);
  await second.getByRole('button', { name: 'Resume', exact: true }).click();
  await prove(second, ada, 0);
  await second.getByText('All is well').waitFor();
  expect(await seriousFindings(second)).toEqual([]);

  await box.reload();
  await openButton(box).click();
  await expect.poll(balance).toBeLessThan(GEMS);
});

it('the stop dialog stays open and works if the page’s data cannot be read', async () => {
  const page = await enter('', await added('tom', 'support'));
  await page.getByRole('button', { name: 'Emergency stop: Upgrades' }).click();
  const dialog = page.getByRole('dialog', { name: 'Emergency stop: Upgrades' });
  await hasKeyboard(dialog);
  await page.route(/admin\/api\/(health|readings|games)[/?]/, (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  );
  await page.evaluate("dispatchEvent(new Event('visibilitychange'))");
  await page.getByText('Could not load this', { exact: true }).first().waitFor();
  await dialog.getByRole('button', { name: 'Stop now' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.unrouteAll();
  await page.getByText('A game was stopped').waitFor();
});
