import { afterEach, beforeEach, expect, it } from 'vitest';
import { type App, openApp } from '../e2e/app.ts';
import { expectSound, operatorsConsole } from '../e2e/operators-console.ts';
import { pages } from '../e2e/visitor.ts';

/** Own shop for each attempt. */
let shop: App;
const newPage = pages();
beforeEach(async () => {
  shop = await openApp();
});
afterEach(() => shop.close());
const { added, enter } = operatorsConsole(() => shop, newPage);

it('a text that players agree to shows as they read it while it is written', async () => {
  const page = await enter('settings/agreement/show', await added('wendy', 'content'));
  const preview = page
    .locator('section, .MuiPaper-root')
    .filter({ has: page.getByRole('heading', { name: 'As players see it' }) })
    .last();
  await preview.getByRole('button', { name: 'English' }).click();
  await preview.getByText('/page/helpcenter/Termsofuse').waitFor();
  await preview.getByText('Why six hex digits?').waitFor();
  await page.getByLabel('Terms of use: English: question 1: title').fill('1. For whom');
  await preview.getByText('1. For whom').waitFor();
  expect(await preview.getByText('1. Who these terms are for').count()).toBe(0);
  await expectSound(page);
});
