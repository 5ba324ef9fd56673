import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type App, openApp } from '../e2e/app.ts';
import { expectSound, operatorsConsole } from '../e2e/operators-console.ts';
import { proofDialog, prove } from '../e2e/proof.ts';
import { pages } from '../e2e/visitor.ts';

/** Own shop for each attempt. */
let shop: App;
const newPage = pages({ pictures: true });
beforeEach(async () => {
  shop = await openApp();
});
afterEach(() => shop.close());
const { added, enter } = operatorsConsole(() => shop, newPage);

const png = (background: string) =>
  sharp({ create: { width: 1_272, height: 440, channels: 3, background } })
    .png()
    .toBuffer();

it('an operator uploads a banner’s picture while the change is written, and another approves it', async () => {
  const [ida, owner] = [await added('ida', 'game-manager'), await added('olga', 'owner')];
  const page = await enter('settings/banners/show', ida);
  await page.getByLabel('Title', { exact: true }).first().fill('A green banner');
  expect(await page.locator('[aria-invalid="true"]').count()).toBe(0);
  await page.getByRole('button', { name: 'Add an entry' }).click();
  await page.getByLabel(/^Id/).fill('green');
  for (const language of ['Chinese', 'English', 'Russian', 'Vietnamese'])
    await page.getByLabel(`Title 1: ${language}`).fill('Green');

  const field = page.getByRole('button', { name: /^Choose: / });
  await field.first().click();
  const choosing = page.getByRole('dialog', { name: /^Choose a picture/ });
  await choosing.getByText('There is no picture for this use yet.').waitFor();
  await choosing.locator('input[type=file]').setInputFiles({
    name: 'green.png',
    mimeType: 'image/png',
    buffer: await png('#205a48'),
  });
  await choosing.getByText('Chosen: green.png').waitFor();
  await expectSound(page);
  await choosing.getByRole('button', { name: 'Upload' }).click();
  await proofDialog(page).waitFor();
  await prove(page, ida, 0);
  await choosing.waitFor({ state: 'detached' });
  const path = page.getByLabel(/^Picture 1 \(/);
  await expect.poll(() => path.inputValue()).toMatch(/[0-9a-f]{64}\.webp$/);
  const image = await path.inputValue();

  // The same picture serves the phone: it is chosen from those that were uploaded.
  await field.nth(1).click();
  await choosing.getByRole('button', { name: /1272 × 440/ }).click();
  await choosing.waitFor({ state: 'detached' });
  await page.getByLabel(/^Link 1/).fill('/page/helpcenter/hash');
  await page.getByText(/^(\d+) of \1 passed$/).waitFor();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByRole('button', { name: 'Propose' }).click();
  await page.getByText('Proposed: it waits for approval').waitFor();

  const approving = await enter(new URL(page.url()).pathname.replace('/admin/', ''), owner);
  // Whoever approves sees the picture, not a path alone.
  await approving.locator(`img[src$="${image}"]`).first().waitFor();
  await approving.getByRole('button', { name: 'Approve…' }).click();
  const dialog = approving.getByRole('dialog', { name: /^Approve and publish/ });
  await dialog.getByRole('button', { name: /^Approve: takes effect/ }).click();
  await prove(approving, owner, 0);
  await approving.getByText('Approved and published').waitFor();
  await expectSound(approving);
  expect((await fetch(shop.address + image)).headers.get('content-type')).toBe('image/webp');
});
