import { operatorLogin } from '@skins/api/contract';
import { EXTRA_DROPS, type ExtraDrops } from '@skins/engine/drops';
import { afterAll, beforeAll, it } from 'vitest';
import { addedOperator, loginOf } from '../admin/operator.ts';
import { expectSound } from '../e2e/operators-console.ts';
import { pages } from '../e2e/visitor.ts';
import { type Shop, openShop } from '../http/shop.ts';
import { letPass } from '../http/test-time.ts';
import { changeRules } from '../samples/api/operator.ts';

/** milliseconds */
const LONG = 180_000;
const SIXTEENTH = 2 ** 20;
/** A fragment worth 0.1 gem with every sixteenth open of a box from 0.5 gem on. */
const TABLE: ExtraDrops = {
  open: true,
  tiers: [
    {
      priceFrom: 5_000,
      drops: [{ type: 'debris', of: null, amount: 1, tickets: SIXTEENTH, price: 1_000 }],
    },
  ],
};

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  const { game } = shop.serving().service;
  const from = await changeRules(game, EXTRA_DROPS, TABLE);
  letPass(Math.max(0, from - game.clock()));
}, LONG);
afterAll(() => shop.close());
const newPage = pages();

it('the editor of a box shows its extra drop, and the return of both together', async () => {
  const who = await addedOperator(shop);
  const kept = await shop.client().ask(operatorLogin, { body: loginOf(who) });
  const page = await newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB', timezoneId: 'UTC' });
  await page.addInitScript((operator) => sessionStorage.setItem('operator', operator), JSON.stringify(kept));
  await page.goto(`${shop.serving().address}/admin/boxes/chujian`);
  const price = page.getByLabel('One open (gems)');
  await price.waitFor();
  const said = (label: string) =>
    page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
  const drop = said('Extra drop: chance, and its worth on average');
  await drop.getByText('6.25% · 0.0063').waitFor();
  await said('Return: box + drop')
    .getByText(/^\d+\.\d\d% \+ 1\.25% = \d+\.\d\d%$/)
    .waitFor();
  await expectSound(page);

  // Cheaper than the table's first tier, it takes no part.
  await price.fill('0.49');
  await drop.waitFor({ state: 'detached' });
  await price.fill('0.5');
  await drop.waitFor();
  // A phase of the moon box takes none either.
  await page.getByLabel('Shelf').click();
  await page.getByRole('option', { name: 'On no shelf: a phase of the moon box' }).click();
  await drop.waitFor({ state: 'detached' });
});
