import { boxDetails } from '@skins/api/boxes/contract';
import type { Download, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { Client } from '../http/client.ts';
import { type Player, newPlayer, openSome } from '../http/player.ts';
import { type Credentials, expectSound, ownConsole } from './operators-console.ts';
import { prove } from './proof.ts';

/** milliseconds; more than the notice of a change, which is a minute */
const NOTICE = 150_000;

/** Own shop: this file publishes changes that would affect other tests. */
const { shop, newPage, added, enter } = ownConsole();

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** Saves and proposes the draft. @returns the path of the proposal */
async function proposed(page: Page): Promise<string> {
  await press(page, 'Save draft');
  await press(page, 'Propose');
  await page.getByText('Proposed: it waits for approval').waitFor();
  return new URL(page.url()).pathname.replace('/admin/', '');
}

async function approve(page: Page): Promise<void> {
  await press(page, 'Approve…');
  await page
    .getByRole('dialog', { name: /^Approve and publish/ })
    .getByRole('button', { name: /^Approve: takes effect/ })
    .click();
}

/** Takes a draft through both operators. @returns the second operator's page, after publication */
async function publish(page: Page, second: Credentials): Promise<Page> {
  const other = await enter(await proposed(page), second);
  await approve(other);
  await prove(other, second, 0);
  await other.getByText('Approved and published').waitFor();
  return other;
}

/** Returns a skin of a box, with its price in gems. */
async function heldBy({ client }: Player): Promise<{ skinId: string; price: number }> {
  const { items } = await client.ask(boxDetails, { query: { boxId: 'chujian' } });
  const [item] = items;
  if (item === undefined) throw new Error('the box is empty');
  return item;
}

async function textOf(download: Download): Promise<string> {
  const chunks = [];
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

const SCRIPT = '<img src=x onerror="document.title=\'broken in\'">';
const IN_ALL = ['Chinese', 'English', 'Russian', 'Vietnamese'];

describe('a box', { timeout: NOTICE * 2 }, () => {
  it('goes from draft to shelf through two operators; another one returns to an older version', async () => {
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
      await page.getByLabel(`Line below the name · ${language}`).fill(`Snow, or fire ${SCRIPT}`);
    }
    await expect.poll(() => page.getByTestId('rtp').textContent()).toBe('92.89%');
    await page.getByRole('img', { name: /^Total return of 1,000 opens: 5% end below/ }).waitFor();
    await page.getByTestId('preview').getByText('Two Ways').waitFor();
    await page.getByLabel('Move P-12 | First Snow: arrow keys').focus();
    await page.keyboard.press('ArrowDown');
    await page.getByText(/^(\d+) of \1 passed$/).waitFor();
    await expectSound(page);
    // A draft is left, and resumed later.
    await page.getByLabel('Title').fill('Two of a kind');
    await page.getByLabel('In force from').fill('2096-01-01T12:00');
    await press(page, 'Save draft');
    const draft = await page.waitForURL(/\/changes\/[0-9a-f]{16}\/show/).then(() => page.url());
    await page.getByRole('link', { name: 'Go on with the box' }).click();
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Two of a kind');
    await expect.poll(() => page.getByLabel('In force from').inputValue()).toBe('2096-01-01T12:00');
    expect(await page.getByLabel('P-12 | First Snow odds').inputValue()).toBe('99.99');
    await page.getByLabel('In force from').fill('');
    await page.getByLabel('One open (gems)').fill('0.91');
    await expectSound(page);
    const others = await publish(page, bob);
    expect(page.url()).toBe(draft);

    await page.goto(`${shop().address}/admin/boxes/chujian`);
    await page.getByLabel('One open (gems)').fill('0.505');
    await others.goto(`${shop().address}/admin/${await proposed(page)}`);
    await approve(others);
    await others.getByText('Approved and published').waitFor();

    const player = new Client(shop().address);
    const onShelf = async () => (await player.send('GET', '/api/box/list?type=hash')).text;
    await expect.poll(onShelf, { timeout: NOTICE, interval: 2_000 }).toContain('two-ways');
    const visitor = await newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
    await visitor.goto(`${shop().address}/case/hash`);
    await visitor.getByText('Two Ways').first().waitFor();
    await visitor.goto(`${shop().address}/case/hash/two-ways`);
    await visitor.getByText(SCRIPT).first().waitFor();
    for (const shown of [page, others, visitor]) expect(await shown.title()).not.toBe('broken in');

    await expect
      .poll(async () => (await player.ask(boxDetails, { query: { boxId: 'chujian' } })).price, {
        timeout: NOTICE,
        interval: 2_000,
      })
      .toBe(0.505);
    await page.goto(`${shop().address}/admin/boxes/chujian/show`);
    await page.getByRole('tab', { name: 'Version 1' }).click();
    await page.getByRole('link', { name: 'Go back to this version…' }).click();
    await expect.poll(() => page.getByLabel('One open (gems)').inputValue()).toBe('0.5');
    await page.getByText(/^(\d+) of \1 passed$/).waitFor();
    await expectSound(page);
    await press(page, 'Save draft');
    await page.getByRole('button', { name: 'Propose' }).waitFor();
    await page.getByRole('row', { name: /^Price .*0\.505.*0\.50/ }).waitFor();
  });

  it('keeps its input while the operator looks at another page', async () => {
    const page = await enter('boxes/chujian', await added('ned', 'content'));
    const price = page.getByLabel('One open (gems)');
    await price.fill('0.505');
    await press(page, 'Save draft');
    await page.getByRole('link', { name: 'Go on with the box' }).click();
    await price.fill('0.52');
    await page.evaluate("dispatchEvent(new Event('visibilitychange'))");
    await page.waitForLoadState('networkidle');
    expect(await price.inputValue()).toBe('0.52');
  });

  it('is changed by a price list, with a preview and a rehearsal', async () => {
    const eve = await added('eve', 'owner');
    const player = await newPlayer(new Client(shop().address));
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

  it('is moved and retired, and tables and catalogues are imported, all as drafts', async () => {
    const page = await enter('boxes/order', await added('moe', 'content'));
    const file = (name: string, text: string) => ({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    });
    const saved = async (words: RegExp) => {
      await page.getByText(/^(\d) of \1 passed$/).waitFor();
      await expectSound(page);
      await press(page, 'Save draft');
      await page.waitForURL(/\/changes\/[0-9a-f]{16}\/show/);
      await page.getByText(words).first().waitFor();
    };
    await page.getByLabel('Move First Sight: arrow keys').focus();
    await page.keyboard.press('ArrowUp');
    await page.getByText('2 boxes stand elsewhere').waitFor();
    await saved(/First Sight/);

    // A task gives the first box, and nothing gives the second.
    await page.goto(`${shop().address}/admin/boxes/chujian/show`);
    await page.getByRole('link', { name: 'Retire…' }).click();
    await page.getByText(/“First Sight” is still given, or asked for/).waitFor();
    await page.goto(`${shop().address}/admin/boxes/jiangshan/retire`);
    await saved(/^Retired$/);
    // The box editor is not offered for a draft that is not a box.
    expect(await page.getByRole('link', { name: 'Go on with the box' }).count()).toBe(0);

    await page.goto(`${shop().address}/admin/boxes/files`);
    const exported = page.waitForEvent('download');
    await press(page, 'Export JSON');
    const catalogue = JSON.parse(await textOf(await exported));
    const choose = page.locator('input[type=file]');
    await choose.setInputFiles(file('same.json', JSON.stringify(catalogue)));
    await page.getByText('It is what the shop has: nothing changes.').waitFor();
    await choose.setInputFiles(file('broken.json', '{'));
    await page.getByText('The file is no JSON.').waitFor();
    const boxes = catalogue.boxes.map((box: { id: string }) =>
      box.id === 'chujian' ? { ...box, price: '0.6' } : box,
    );
    await choose.setInputFiles(file('dearer.json', JSON.stringify({ ...catalogue, boxes })));
    await page.getByText('It changes 0 skins, 0 shelves and 1 box.').waitFor();

    await page.goto(`${shop().address}/admin/boxes/chujian`);
    const table = page.waitForEvent('download');
    await press(page, 'Export CSV');
    const [head = '', first = '', ...rest] = (await textOf(await table)).split('\r\n');
    expect(head).toContain('skinId,odds');
    await choose.setInputFiles(file('twice.csv', [head, first, first].join('\r\n')));
    await page.getByText(/^Line 3: .* is there twice$/).waitFor();
    await choose.setInputFiles(file('same.csv', [head, first, ...rest].join('\r\n')));
    await page.getByText(/^\d+ items read$/).waitFor();
    await page.getByText('The same as the running version.').waitFor();
    await expectSound(page);
  });
});
