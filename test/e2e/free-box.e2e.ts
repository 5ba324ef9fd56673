import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { Client } from '../http/client.ts';
import { openSome } from '../http/player.ts';
import { ownShop } from '../http/shop.ts';
import { CHEAP, GIVEN } from '../http/test-catalogue.ts';
import { registerPlayer } from './accounts.ts';
import { seriousFindings } from './axe.ts';
import { openButton, press, reaches } from './boxes-play.ts';
import { visitors } from './visitor.ts';

const shop = ownShop([CHEAP, GIVEN], { SKINS_RATE_LIMIT: 'off' });
const address = () => shop().serving().address;
const { open } = visitors(address);

const FREE = `/freeSKins/${GIVEN.id}`;
const EN = { language: 'EN', width: 1368 } as const;

const strip = (page: Page) => page.getByRole('region', { name: 'Left today' });

describe('the page of free openings', () => {
  it('shows visitors what a player would have, and asks for a login on the press', async () => {
    const page = await open(FREE, EN);
    await strip(page).getByText('2 of 2 free today').waitFor();
    await strip(page).getByText('Once you log in').waitFor();
    await strip(page)
      .getByRole('timer')
      .getByText(/Resets in \d\d:\d\d:\d\d/)
      .waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await openButton(page).click();
    await page.getByRole('dialog').waitFor();
  });

  it('offers only the free openings, and shows the cost', async () => {
    const token = await registerPlayer(address());
    const page = await open(FREE, { ...EN, token });
    await strip(page).getByText('2 of 2 free today').waitFor();
    expect(await page.getByRole('radio').count()).toBe(2);
    const { cost } = await press(page);
    expect(cost).toBe(0);
    await reaches(page, 'settled');
    await page.getByRole('region', { name: 'This result' }).getByText('This one was free').waitFor();
    await strip(page).getByText('1 of 2 free today').waitFor();
    await strip(page).getByText('Openings left today: 2 of 3').waitFor();
    await press(page);
    await strip(page).getByText('0 of 2 free today').waitFor();
    expect(await openButton(page).isDisabled()).toBe(true);
    await strip(page).getByRole('link', { name: 'Keep opening for gems' }).click();
    await page.waitForURL(`**/case/hash/${GIVEN.id}`);
    await expect.poll(() => openButton(page).isEnabled()).toBe(true);
    expect((await press(page)).cost).toBe(2.5);
    await strip(page).getByText('Openings left today: 0 of 3').waitFor();
    expect(await openButton(page).isDisabled()).toBe(true);
  });

  it('charges nothing if the shown free openings were used elsewhere', async () => {
    const token = await registerPlayer(address());
    const page = await open(FREE, { ...EN, token });
    await strip(page).getByText('2 of 2 free today').waitFor();
    await openSome({ client: new Client(address()).with({ token }) }, GIVEN.id, 2);
    await openButton(page).click();
    await page.getByRole('alert').getByText('Fewer free openings than the page showed').waitFor();
    await strip(page).getByText('0 of 2 free today').waitFor();
    expect(await openButton(page).isDisabled()).toBe(true);
  });

  it('reports that the day’s limit is reached', async () => {
    const token = await registerPlayer(address());
    const page = await open(`/case/hash/${GIVEN.id}`, { ...EN, token });
    await strip(page).getByText('Openings left today: 3 of 3').waitFor();
    await openSome({ client: new Client(address()).with({ token }) }, GIVEN.id, 3);
    await openButton(page).click();
    const alert = page.getByRole('alert');
    await alert.getByText('That is all for today').waitFor();
    await alert.getByText(/can open this box 3 times a day/).waitFor();
  });

  it('reports a box without free openings, and an unknown box', async () => {
    const page = await open(`/freeSKins/${CHEAP.id}`, EN);
    await page.getByText(/has no free openings/).waitFor();
    await page.getByRole('link', { name: 'Open it for gems' }).waitFor();
    await page.goto(`${address()}/freeSKins/ghost`);
    await page.getByRole('link', { name: 'Back to the boxes' }).waitFor();
  });
});
