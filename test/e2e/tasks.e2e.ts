import { Client } from '../http/client.ts';
import { openSome } from '../http/player.ts';
import { expect, it } from 'vitest';
import { registerPlayer } from './accounts.ts';
import { seriousFindings } from './axe.ts';
import { standsStill } from './still.ts';
import { visitors } from './visitor.ts';

const shop = visitors();

/** Plays enough for the first and third task box of the day. @returns the player's token */
async function busyPlayer(): Promise<string> {
  const token = await registerPlayer(shop.address());
  await openSome({ client: new Client(shop.address()).with({ token }) }, 'youse', 6);
  return token;
}

it('a task is earned, claimed in the welfare dialog, and shows its reward', async () => {
  const token = await busyPlayer();
  const page = await shop.open('/', { language: 'EN', width: 1368, token });
  let come = () => {};
  const held = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route('**/api/task/task/info*', async (route) => {
    await held;
    await route.continue();
  });
  const entry = page.getByRole('button', { name: /^Welfare.*something new/ });
  await entry.first().click();
  const dialog = page.getByRole('dialog');
  // Buttons do not move when the tasks appear below them.
  const weekly = dialog.getByRole('radio', { name: /^Weekly welfare/ });
  await weekly.waitFor();
  await standsStill(page);
  const place = await weekly.boundingBox();
  come();
  const card = dialog.getByRole('listitem').filter({ hasText: 'Daily lucky box' });
  await card.getByText('55.80 / 50.00').waitFor();
  expect(await weekly.boundingBox()).toEqual(place);
  expect(await dialog.getByRole('button', { name: 'Claim “Upgrade fragments”' }).isDisabled()).toBe(true);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await card.getByRole('button', { name: 'Claim “Daily lucky box”' }).click();
  // The strip runs over the box's items; the result waits for it.
  const opening = page.getByRole('dialog', { name: 'Daily lucky box' });
  await opening.getByText('The result is fixed. It shows when the reel stops.').waitFor();
  const won = page.getByRole('dialog', { name: 'You won' });
  expect(await won.count()).toBe(0);
  await won.getByRole('button', { name: 'Share' }).click();
  const share = page.getByRole('dialog', { name: 'Share this result' });
  await share.getByRole('link', { name: /^Proof link/ }).waitFor();
  await page.keyboard.press('Escape');
  await share.waitFor({ state: 'detached' });
  await won.getByRole('button', { name: 'Keep' }).click();
  await card.getByText('Claimed').waitFor();
  await dialog.getByRole('button', { name: 'Claim “Daily gems”' }).click();
  await page.getByText('gems ×0.10').last().waitFor();
  expect(await seriousFindings(page)).toEqual([]);

  // The same on a phone; the claimed task stays claimed.
  await page.setViewportSize({ width: 390, height: 844 });
  await card.getByText('Claimed').waitFor();
  await expect.poll(() => page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
});
