import { retrievalDetail, retrieveRecord } from '@skins/api/retrievals/contract';
import { upBindSteamUrl } from '@skins/api/identity/contract';
import { describe, expect, it } from 'vitest';
import { Client } from '../http/client.ts';
import { newPlayer, openSome } from '../http/player.ts';
import { newLink } from '../retrievals/taking.ts';
import { seriousFindings } from './axe.ts';
import { hasKeyboard, visitors } from './visitor.ts';

const shop = visitors();

/** Opens the bag on a phone as a player with a trade link and two items. */
async function atBag() {
  const player = await newPlayer(new Client(shop.address()));
  await player.client.ask(upBindSteamUrl, { body: { steamUrl: newLink() } });
  await openSome(player, 'chujian', 2);
  const page = await shop.open('/user/case', { token: player.token, width: 390, language: 'EN' });
  const choose = page.getByRole('checkbox', { name: /^Choose “/ });
  /** Chooses the newest item and begins its retrieval. */
  const begin = async () => {
    await choose.first().check();
    await page.getByRole('button', { name: 'Retrieve', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Retrieve items' });
    await hasKeyboard(dialog);
    return dialog;
  };
  return { player, page, choose, begin };
}

const sent = async (url: string, form: Record<string, string>) =>
  (await fetch(url, { method: 'POST', body: new URLSearchParams(form) })).status;

describe('the trade link', () => {
  it('is entered in a dialog where a retrieval needs it, and the way to the platform stands beside', async () => {
    const player = await newPlayer(new Client(shop.address()));
    await openSome(player, 'chujian', 1);
    const page = await shop.open('/user/case', { token: player.token, width: 390, language: 'EN' });
    await page
      .getByRole('checkbox', { name: /^Choose “/ })
      .first()
      .check();
    await page.getByRole('button', { name: 'Retrieve', exact: true }).click();
    const retrieve = page.getByRole('dialog', { name: 'Retrieve items' });
    await retrieve.getByRole('button', { name: 'Set the trade link' }).click();
    const dialog = page.getByRole('dialog', { name: 'Trade link' });
    await hasKeyboard(dialog);
    const where = dialog.getByRole('link', { name: /^Find my link on the platform/ });
    expect(await where.getAttribute('href')).toBe('https://steamcommunity.com/my/tradeoffers/privacy');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('Please enter your trade link').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByLabel('Trade link').fill(newLink());
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    await retrieve.getByRole('button', { name: 'Set the trade link' }).waitFor({ state: 'detached' });
    await retrieve.getByRole('button', { name: 'Retrieve 1' }).click();
    await retrieve.waitFor({ state: 'detached' });
  });
});

describe('retrieving items', () => {
  it('shows their progress over a reload, and the platform’s message about a private inventory', async () => {
    const { player, page, choose, begin } = await atBag();
    const dialog = await begin();
    await expect.poll(() => dialog.getByRole('checkbox', { checked: true }).count()).toBe(1);
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Retrieve 1' }).click();
    const notice = page.getByRole('listitem').filter({ hasText: 'accept the offer on the trade platform' });
    await notice.waitFor();
    expect(await page.getByText('Delivery succeeded').count()).toBe(0);
    await page.reload();
    await notice.waitFor();
    expect(await seriousFindings(page)).toEqual([]);

    const { records } = await player.client.ask(retrieveRecord);
    const { offerUrl } = await player.client.ask(retrievalDetail, { query: { id: records[0]?.id ?? '' } });
    expect(await sent(offerUrl, { action: 'accept' })).toBe(200);
    const delivered = page.getByRole('listitem').filter({ hasText: 'is in your platform account' });
    await delivered.getByText('Delivery succeeded').waitFor();
    expect(await notice.count()).toBe(0);
    await delivered.getByRole('button', { name: 'See progress' }).click();
    const timeline = page.getByRole('list', { name: 'What happened' });
    await timeline.getByText('Accepted: the item is in your platform account').waitFor();
    expect(await timeline.getByRole('listitem').count()).toBe(4);
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('table').getByText('Delivered', { exact: true }).waitFor();
    // In the bag the bar with what is chosen stays free.
    await page.goto(`${shop.address()}/user/case`);
    await delivered.waitFor();
    await choose.first().check();
    await page.getByRole('button', { name: 'Retrieve', exact: true }).click({ trial: true });
    await choose.first().uncheck();
    await delivered.getByRole('button', { name: 'Got it' }).click();
    await delivered.waitFor({ state: 'detached' });

    const faults = new URL('/faults', offerUrl).href;
    await sent(faults, { mode: 'private' });
    try {
      await page.goto(`${shop.address()}/user/case`);
      const again = await begin();
      await again.getByRole('button', { name: 'Retrieve 1' }).click();
      await again.getByText('Your inventory on the platform is private').waitFor();
      await again.getByRole('link', { name: /privacy/i }).waitFor();
      expect(await seriousFindings(page)).toEqual([]);
    } finally {
      await sent(faults, { mode: 'none' });
    }
  });
});
