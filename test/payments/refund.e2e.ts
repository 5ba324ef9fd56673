import { operatorLogin } from '@skins/api/contract';
import { askRefundOf, dropRefundOf, proposeRefundOf } from '@skins/api/payments/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Credentials, addedOperator, loginOf, newOperator } from '../admin/operator.ts';
import { expectSound } from '../e2e/operators-console.ts';
import { PATIENCE, pages } from '../e2e/visitor.ts';
import { newPlayer, openSome } from '../http/player.ts';
import { type Shop, openShop } from '../http/shop.ts';
import { CHEAP } from '../http/test-catalogue.ts';
import { bought, reaches } from './buying.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.publish(CHEAP);
}, PATIENCE);
afterAll(() => shop.close());
const newPage = pages();

/** Opens the console as a logged-in operator. */
async function consoleOf(who: Credentials, path: string) {
  const page = await newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB', timezoneId: 'UTC' });
  const kept = await shop.client().ask(operatorLogin, { body: loginOf(who) });
  await page.addInitScript((operator) => sessionStorage.setItem('operator', operator), JSON.stringify(kept));
  await page.goto(`${shop.serving().address}/admin/${path}`);
  return page;
}

it('the refund dialog says whose money goes back, what is taken and what will be owed, then who did it', async () => {
  const player = await newPlayer(shop.client());
  const { orderId } = await bought(shop, player);
  // Some of it is spent, so that the gems of the order are still there, and some of them are not.
  await openSome(player, CHEAP.id, 10);
  const finance = await addedOperator(shop, 'finance');
  const page = await consoleOf(finance, `top-ups/${orderId}/show`);
  await page.getByRole('button', { name: 'Refund…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund' });
  const said = (label: string) =>
    dialog.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
  await said('To be taken back').getByText(/\d/).waitFor();
  for (const label of ['Player', 'Goes back', 'Out of the balance', 'Will be owed', 'Your ceiling'])
    expect(await said(label).innerText(), label).toMatch(/\S+\n+\S+/);
  await dialog
    .getByText('Once the provider hears of it the money goes back: this cannot be undone.')
    .waitFor();
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  // Closed, it has done nothing.
  await reaches(player, orderId, 'paid');

  await page.getByRole('button', { name: 'Refund…' }).click();
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  await page.getByText('The provider is being told').waitFor();
  await reaches(player, orderId, 'refunded');
  await page.reload();
  await page
    .getByRole('listitem')
    .filter({ hasText: `${finance.name} (Finance) gave the money back` })
    .waitFor();
  await expectSound(page);
});

it('an order says who proposed its refund, who refused it, when and why', async () => {
  const player = await newPlayer(shop.client());
  const { orderId } = await bought(shop, player);
  const [anna, owner] = [await newOperator(shop, 'finance'), await newOperator(shop, 'owner')];
  const body = { orderId, reason: 'requested' } as const;
  const { proposalId } = await anna.client.ask(proposeRefundOf, { body });
  await owner.client.ask(dropRefundOf, {
    body: { orderId, proposalId, comment: 'The gems are spent' },
  });
  const page = await consoleOf(await addedOperator(shop, 'auditor'), `top-ups/${orderId}/show`);
  const acts = page.getByRole('listitem');
  await acts.filter({ hasText: `${anna.name} (Finance) proposed it` }).waitFor();
  await acts
    .filter({ hasText: `${owner.name} (Owner) refused it` })
    .filter({ hasText: 'The gems are spent' })
    .filter({ hasText: /20\d\d/ })
    .waitFor();
  await expectSound(page);
  // Whoever has no right to refund is offered nothing.
  expect(await page.getByRole('button', { name: /^(Refund|Propose)/ }).count()).toBe(0);
  expect(
    (await anna.client.refused(askRefundOf, { body: { ...body, orderId: 'nothing' } })).code,
  ).toBeGreaterThan(399);
});
