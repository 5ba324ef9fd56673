import { buyShares, plantWish, wishPlanting, wishSkins } from '@skins/api/wishes/contract';
import { WISH_TERMS } from '@skins/engine/wishes';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seriousFindings } from '../e2e/axe.ts';
import { PATIENCE, hasKeyboard, visitors } from '../e2e/visitor.ts';
import { type Player, newPlayer } from '../http/player.ts';
import { type Shop, openShop } from '../http/shop.ts';
import { letPass } from '../http/test-time.ts';
import { changeRules } from '../samples/api/operator.ts';

// Own shop for each attempt: three players fill a wish, so each may hold half of it.
let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
  const { game } = shop.serving().service;
  letPass((await changeRules(game, WISH_TERMS, { ...WISH_TERMS.first, most: 500 })) - game.clock());
}, PATIENCE);
afterEach(() => shop.close());

const { open } = visitors(() => shop.serving().address);
/** milliseconds; a whole wish on a busy machine */
const LONG = 240_000;
const DAY_MS = 86_400_000;

const players = (amount: number) =>
  Promise.all(Array.from({ length: amount }, () => newPlayer(shop.client())));
const bought = ({ client }: Player, wishId: string, shares: number) =>
  client.ask(buyShares, { body: { wishId, shares } });

/** Plants the cheapest skin. @returns the wish's id */
async function planted({ client }: Player, hours = 24): Promise<string> {
  const { rulesHash } = await client.ask(wishPlanting);
  const { records } = await client.ask(wishSkins, { query: { sort: 'cheapest' } });
  const [skin] = records;
  if (skin === undefined) throw new Error('a skin may be planted');
  const body = { skinId: skin.skinId, price: skin.account.price, hours, shares: 0, rulesHash };
  return (await client.ask(plantWish, { body })).wishId;
}

describe('a wish', () => {
  it('is planted, filled by three, drawn, and proves itself', { timeout: LONG }, async () => {
    const [anna, ben, cleo] = await players(3);
    if (anna === undefined || ben === undefined || cleo === undefined) throw new Error('three players');

    // Anna plants it; the whole sum stands beside her choice.
    const page = await open('/page/wish', { language: 'EN', token: anna.token, motion: 'reduce' });
    await page.getByRole('heading', { name: 'No wish is growing' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('complementary').getByRole('button', { name: 'Plant a wish' }).click();
    const planting = page.getByRole('dialog', { name: 'Plant a wish' });
    await hasKeyboard(planting);
    await planting.getByRole('radio').nth(5).click({ force: true });
    await planting.getByText('All players together get back').waitFor();
    await planting.getByRole('textbox', { name: 'Buy the first shares' }).fill('501');
    await expect
      .poll(() => planting.getByRole('button', { name: /^Plant, and buy/ }).isDisabled())
      .toBe(true);
    await planting.getByRole('textbox', { name: 'Buy the first shares' }).fill('20');
    expect(await seriousFindings(page)).toEqual([]);
    await planting.getByRole('button', { name: 'Plant, and buy 20' }).click();
    await page.getByText('The wish is planted').waitFor();
    const tag = page.getByText('Growing', { exact: true }).first();
    await tag.waitFor();
    const room = new URL(page.url()).pathname;
    expect(room).toMatch(/^\/wish\/[0-9a-f]{12}$/);
    const id = room.slice('/wish/'.length);
    await page.getByText('20 / 1,000').first().waitFor();
    expect(await seriousFindings(page)).toEqual([]);

    // Ben buys on a phone and sees the chance that he buys.
    const phone = await open(room, { language: 'ZH', width: 390, token: ben.token });
    await phone.getByRole('textbox', { name: '份数' }).fill('480');
    await phone.getByText('48.0000%').waitFor();
    await phone.getByRole('button', { name: /^买 480 份，付/ }).click();
    await phone.getByText('买到第 21–500 份，共持 480 份').waitFor();
    expect(await seriousFindings(phone)).toEqual([]);
    // Anna's page hears of it.
    await page.getByText('500 / 1,000').first().waitFor();

    // Cleo buys the rest: the list is frozen, the beacon is waited for, and everybody sees the draw.
    await bought(cleo, id, 500);
    await page.getByText('All sold, the list is frozen').waitFor();
    const ended = [/is yours$|^This one goes to/, /归您$|^这一次归/] as const;
    await Promise.all([
      page.getByRole('status').filter({ hasText: ended[0] }).waitFor({ timeout: 60_000 }),
      phone.getByRole('status').filter({ hasText: ended[1] }).waitFor({ timeout: 60_000 }),
    ]);
    await page
      .getByText('Whatever can be computed matches')
      .or(page.getByText('it matches'))
      .first()
      .waitFor();
    await page.getByText(/^Seen: this browser fetched the signed root/).waitFor();
    await page
      .getByText(/^mod 1,000 =/)
      .first()
      .waitFor();
    expect(await seriousFindings(page)).toEqual([]);

    // It stands among the drawn ones, and in the record.
    await page.goto(`${shop.serving().address}/page/wish`);
    await page.getByText(/^Share [\d,]+, held/).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.goto(`${shop.serving().address}/user/wish/record`);
    await page
      .getByText('Won', { exact: true })
      .or(page.getByText('Not drawn', { exact: true }))
      .nth(1)
      .waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('that is not full in time is paid back', { timeout: LONG }, async () => {
    const [anna, ben] = await players(2);
    if (anna === undefined || ben === undefined) throw new Error('two players');
    const id = await planted(anna);
    await bought(ben, id, 100);
    const page = await open(`/wish/${id}`, { language: 'EN', token: ben.token });
    await page.getByText('100 / 1,000').first().waitFor();
    letPass(DAY_MS);
    await page.getByText('paid back to you').waitFor({ timeout: 60_000 });
    await page.getByText('100 of 1,000 at the deadline: not full.').waitFor();
    await page.getByText('1,000.00').first().waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('that does not exist leads to the others', async () => {
    const page = await open('/wish/000000000000', { language: 'EN' });
    await page.getByText('There is no such wish.').waitFor();
    await page.getByRole('link', { name: 'To the wish tree' }).click();
    await page.getByRole('heading', { level: 1, name: 'Wish tree' }).waitFor();
  });
});
