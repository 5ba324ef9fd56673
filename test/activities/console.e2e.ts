import { afterEach, beforeEach, it } from 'vitest';
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

it('an operator makes an activity from a kind, dates, texts, a picture, deeds and rewards', async () => {
  const ada = await added('ada', 'owner');
  const page = await enter('activities', ada);
  await page.getByRole('link', { name: 'Make one in the setting “Activities”' }).click();
  await page.getByLabel('Title').fill('A hundred boxes');
  await page.getByRole('button', { name: 'Add an entry' }).click();
  await page.getByLabel('Id (used once)').fill('hundred');
  for (const what of ['Name', 'Description'])
    for (const language of ['Chinese', 'English', 'Russian', 'Vietnamese'])
      await page.getByLabel(`${what}: ${language}`).fill('Hundred boxes');
  await page.getByLabel('Picture').fill('/art/case/hex.330.9.hundred.svg');
  await page.getByLabel('Begins').fill('2020-01-06T00:00');
  await page.getByLabel('Ends').fill('2020-01-13T00:00');
  await page.getByRole('button', { name: 'Add an entry' }).first().click();
  // A draw of a box needs its box.
  await page
    .getByText(/box tickets and draws of a box a box id/)
    .first()
    .waitFor();
  await page.getByLabel('Kind', { exact: true }).last().click();
  await page.getByRole('option', { name: 'Gems', exact: true }).click();
  await page
    .getByText('Activity hundred starts before this is in force: it would never begin')
    .first()
    .waitFor();
  await page.getByLabel('Begins').fill('2032-02-23T00:00');
  await page.getByLabel('Ends').fill('2032-03-01T00:00');
  await page.getByText(/^(\d+) of \1 passed$/).waitFor();
  await expectSound(page);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByRole('button', { name: 'Propose' }).click();
  await page.getByText('Proposed: it waits for approval').waitFor();

  // A code of an authenticator app counts once, so somebody else comes.
  const receipts = await enter('activity-receipts', await added('bob', 'owner'));
  await expectSound(receipts);
});
