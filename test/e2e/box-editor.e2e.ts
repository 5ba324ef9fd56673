import { boxDetails } from '@skins/api/boxes/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from '../http/client.ts';
import { type Player, newPlayer, openSome } from '../http/player.ts';
import { type App, openApp } from './app.ts';
import { type Credentials, expectSound, operatorsConsole } from './operators-console.ts';
import { prove } from './proof.ts';
import { pages } from './visitor.ts';

/** Beyond the notice of a change, which is a minute. */
const NOTICE = 150_000;

/** One of its own: what is published here changes what others would play. */
let shop: App;
const newPage = pages();

beforeAll(async () => {
  shop = await openApp();
});
afterAll(() => shop.close());

const { added, enter } = operatorsConsole(() => shop, newPage);

/** Two operators take a draft all the way; @returns once it is published */
async function publish(page: Page, second: Credentials): Promise<void> {
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByRole('button', { name: 'Propose' }).click();
  await page.getByText('Proposed: it waits for approval').waitFor();
  const other = await enter(new URL(page.url()).pathname.replace('/admin/', ''), second);
  await other.getByRole('button', { name: 'Approve…' }).click();
  const dialog = other.getByRole('dialog', { name: /^Approve and publish/ });
  await dialog.getByRole('button', { name: /^Approve: takes effect/ }).click();
  await prove(other, second, 0);
  await other.getByText('Approved and published').waitFor();
}

/** A skin that a box holds, with its price in gems. */
async function heldBy({ client }: Player): Promise<{ skinId: string; price: number }> {
  const { items } = await client.ask(boxDetails, { query: { boxId: 'chujian' } });
  const [item] = items;
  if (item === undefined) throw new Error('the box is empty');
  return item;
}

const IN_ALL = ['Chinese', 'English', 'Russian', 'Vietnamese'];

describe('a box', { timeout: NOTICE * 2 }, () => {
  it('comes from a draft to the players’ shelf, by two operators', async () => {
    const [ada, bob] = [await added('ada', 'content'), await added('bob', 'game-manager')];
    const page = await enter('boxes/create', ada);
    for (const skin of ['P-12 . First Snow', 'AR-7 . Kiln Shift'])
      await page.getByRole('button', { name: new RegExp(`^${skin} `) }).click();
    await page.getByLabel('P-12 | First Snow odds').fill('99.99');
    await page.getByRole('button', { name: 'AR-7 | Kiln Shift takes the rest' }).click();
    await page.getByLabel('One open (gems)').fill('0.9');
    await page.getByLabel('Box id').fill('two-ways');
    for (const language of IN_ALL) {
      await page.getByLabel(`Name · ${language}`, { exact: true }).fill('Two Ways');
      await page.getByLabel(`Line below the name · ${language}`).fill('Snow, or fire');
    }
    await expect.poll(() => page.getByTestId('rtp').textContent()).toBe('92.89%');
    await page.getByRole('img', { name: /^Total return of 1,000 opens: 5% end below/ }).waitFor();
    await page.getByTestId('preview').getByText('Two Ways').waitFor();
    await page.getByLabel('Move P-12 | First Snow: arrow keys').focus();
    await page.keyboard.press('ArrowDown');
    await page.getByText('6 of 6 passed').waitFor();
    await expectSound(page);
    await publish(page, bob);

    const player = new Client(shop.address);
    const onShelf = async () => (await player.send('GET', '/api/box/list?type=hash')).text;
    await expect.poll(onShelf, { timeout: NOTICE, interval: 2_000 }).toContain('two-ways');
    const visitor = await newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
    await visitor.goto(`${shop.address}/case/hash`);
    await visitor.getByText('Two Ways').first().waitFor();
  });

  it('is touched by a price list, which says so before it happens, and is rehearsed', async () => {
    const eve = await added('eve', 'owner');
    const player = await newPlayer(new Client(shop.address));
    await openSome(player, 'chujian', 10);
    const page = await enter('skins/prices', eve);
    const head = 'skinId,price\r\n';
    const choose = (text: string) =>
      page.locator('input[type=file]').setInputFiles({
        name: 'prices.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(head + text),
      });
    const held = await heldBy(player);
    await choose('nothing-like-it,1\r\n');
    await page.getByText('Line 2: there is no skin nothing-like-it').waitFor();
    await choose(`${held.skinId},${held.price * 10}\r\n`);
    await page.getByText(/beyond the bound/).waitFor();
    await choose(`${held.skinId},${(held.price * 1.1).toFixed(4)}\r\n`);
    await page.getByRole('heading', { name: /^Boxes that are touched/ }).waitFor();
    await page.getByRole('link', { name: /First Sight/ }).waitFor();
    await page.getByRole('button', { name: 'Rehearse' }).click();
    await page.getByText('Largest fall of the house’s net').waitFor();
    await expectSound(page);
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByRole('button', { name: 'Propose' }).waitFor();
    await page.getByText('First Sight').first().waitFor();
    await expectSound(page);
  });
});
