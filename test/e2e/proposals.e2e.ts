import { changeDraft, changePropose } from '@skins/api/settings/contract';
import demoFile from '@skins/fixtures/catalogue.json' with { type: 'json' };
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { skinsOf } from '../../api/src/slices/catalogue/catalogue-file.ts';
import { readCatalogueFile } from '../../api/src/slices/catalogue/read-catalogue.ts';
import { Client } from '../http/client.ts';
import { expectSound, ownConsole } from './operators-console.ts';
import { prove } from './proof.ts';

/** Own shop: this file publishes changes that would affect other tests. */
const { shop, newPage, added, enter } = ownConsole();

const { skins } = skinsOf(readCatalogueFile(demoFile));
const COUNT = skins.length;

/** Proposes about two per cent more for every skin, as the operator of a page. @returns the path of the proposal */
async function proposed(page: Page, more: number): Promise<string> {
  const token: unknown = await page.evaluate("JSON.parse(sessionStorage.getItem('operator')).token");
  const client = new Client(shop().address).with({ authorization: `Bearer ${String(token)}` });
  const dearer = skins.map((skin) => ({ ...skin, price: skin.price + Math.ceil(skin.price / 50) + more }));
  const content = { skins: dearer, shelves: [], boxes: [], retired: [] };
  const draft = await client.ask(changeDraft, {
    body: { setting: 'catalogue', content, from: null, title: 'Price list' },
  });
  await client.ask(changePropose, { body: draft });
  return `changes/${draft.id}/show`;
}

const overview = new RegExp(`Prices of skins: ${COUNT} differences · median \\+2\\.\\d%, largest \\+`);

describe('a proposal of many prices', () => {
  it('is counted, the worst first, with every line in reach, and refused with a comment for its author', async () => {
    const [ada, bob] = [await added('ada', 'owner'), await added('bob', 'owner')];
    const adas = await enter('changes', ada);
    const path = await proposed(adas, 0);
    const bobs = await enter('inbox', bob);
    await bobs.getByRole('menuitem', { name: /^For me [1-9]/ }).waitFor();
    const waiting = bobs.getByRole('region', { name: /^Waiting for your approval/ });
    await waiting.getByText(/^Change · proposed by ada/).waitFor();
    await expectSound(bobs);
    await waiting.getByRole('link', { name: 'Skins and boxes · Price list' }).click();
    expect(new URL(bobs.url()).pathname).toBe(`/admin/${path}`);
    await bobs.getByText(overview).waitFor();
    // Not those of the estimate of free openings.
    const rows = bobs
      .getByRole('main')
      .getByRole('row')
      .filter({ hasText: '·', hasNotText: /a day|once/ });
    await bobs.getByText(/^30 of /).waitFor();
    expect(await rows.count()).toBe(30);
    await bobs.getByRole('button', { name: 'Show 100 more' }).click();
    await bobs.getByText(/^130 of /).waitFor();
    await expectSound(bobs);

    await bobs.getByRole('button', { name: 'Approve…' }).click();
    const dialog = bobs.getByRole('dialog', { name: /^Approve and publish/ });
    await dialog.getByText(overview).waitFor();
    await dialog.getByRole('button', { name: 'Show 100 more' }).click();
    await dialog.getByText(/^130 of /).waitFor();
    await expectSound(bobs);
    await dialog.getByRole('button', { name: 'Not now' }).click();

    await bobs.getByRole('button', { name: 'Refuse' }).click();
    const refusing = bobs.getByRole('dialog', { name: 'Refuse this proposal?' });
    await refusing.getByLabel('Comment (optional)').fill('The kiln price is too high');
    await refusing.getByRole('button', { name: 'Refuse' }).click();
    await bobs.getByText('Refused').first().waitFor();

    await adas.goto(`${shop().address}/admin/${path}`);
    const acts = adas.getByRole('region', { name: 'Who did what' });
    await acts.getByText('bob (Owner) refused it').waitFor();
    await acts.getByText('The kiln price is too high').waitFor();
    await acts.getByText('ada (Owner) proposed it').waitFor();
    await expectSound(adas);
  });

  it('shows for ever what it changed, who proposed and who approved, to operators and to everybody', async () => {
    const [cyd, dan] = [await added('cyd', 'owner'), await added('dan', 'owner')];
    const path = await proposed(await enter('changes', cyd), 1);
    const dans = await enter(path, dan);
    await dans.getByRole('button', { name: 'Approve…' }).click();
    const dialog = dans.getByRole('dialog', { name: /^Approve and publish/ });
    await dialog.getByLabel('Comment (optional)').fill('Checked against three markets');
    await dialog.getByRole('button', { name: /^Approve: takes effect/ }).click();
    await prove(dans, dan, 0);
    await dans.getByText('Approved and published').waitFor();
    const changed = dans.getByRole('region', { name: 'What it changed' });
    await changed.getByText(overview).waitFor();
    const acts = dans.getByRole('region', { name: 'Who did what' });
    await acts.getByText('cyd (Owner) proposed it').waitFor();
    await acts.getByText('dan (Owner) approved it').waitFor();
    await acts.getByText('Checked against three markets').waitFor();
    await expectSound(dans);

    const visitor = await newPage({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
    await visitor.goto(`${shop().address}/page/changes`);
    await visitor.getByText(new RegExp(`Prices of skins: ${COUNT} change, median \\+2`)).waitFor();
    await visitor.getByRole('button', { name: 'Show 100 more' }).first().click();
    await expect.poll(() => visitor.getByRole('row').count()).toBeGreaterThan(100);
    await expectSound(visitor);
  });
});

describe('a row', () => {
  it('opens in a second tab without another login, and a box is edited from its button', async () => {
    const eve = await added('eve', 'owner');
    const first = await enter('boxes', eve);
    const [second] = await Promise.all([
      first.context().waitForEvent('page'),
      first
        .getByRole('main')
        .getByRole('link', { name: /\S/ })
        .filter({ hasNotText: 'New box' })
        .and(first.locator('a[href$="/show"]'))
        .first()
        .click({ modifiers: ['Control'] }),
    ]);
    await second.getByRole('heading', { level: 1 }).waitFor();
    expect(await second.evaluate('window.opener')).toBeNull();
    expect(new URL(first.url()).pathname).toBe('/admin/boxes');
    await second.getByRole('link', { name: 'Edit' }).click();
    await second.getByRole('button', { name: 'Save draft' }).waitFor();
    await expectSound(second);
  });
});
