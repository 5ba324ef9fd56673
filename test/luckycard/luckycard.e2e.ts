import { userInfo } from '@skins/api/accounts/contract';
import { luckycardDetail, luckycardList, luckycardPress } from '@skins/api/luckycard/contract';
import { LUCKYCARD_DECKS } from '@skins/engine/luckycard';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seriousFindings } from '../e2e/axe.ts';
import { PATIENCE, visitors } from '../e2e/visitor.ts';
import { type Player, newPlayer } from '../http/player.ts';
import { type Shop, openShop } from '../http/shop.ts';
import { letPass } from '../http/test-time.ts';
import { changeRules } from '../samples/api/operator.ts';

// Own shop for each attempt: a retry begins with a whole deck.
let shop: Shop;

const name = { zh: '青瓷匣', en: 'Celadon', ru: 'Селадон', vi: 'Men ngọc' };
const cards = [
  { skinId: 'br9-huixing-fn', count: 2 },
  { skinId: 'lr90-changcheng-fn', count: 6 },
  { skinId: 'hw22-yanjing-ft', count: 12 },
];

beforeEach(async () => {
  shop = await openShop();
  const { game } = shop.serving().service;
  const kinds = [{ kind: 'celadon', name, cards, extra: 5_000, rate: 9_200 }];
  const content = { idleHours: 24, ceiling: 1_000_000, kinds };
  letPass((await changeRules(game, LUCKYCARD_DECKS, content)) - game.clock());
}, PATIENCE);
afterEach(() => shop.close());

const { open } = visitors(() => shop.serving().address);
/** milliseconds; a whole deck on a busy machine */
const LONG = 240_000;

/** Returns the open deck. */
async function openDeck() {
  const deck = async () => (await shop.client().ask(luckycardList)).records.at(0);
  await expect.poll(deck, { timeout: PATIENCE }).toBeDefined();
  const found = await deck();
  if (found === undefined) throw new Error('a deck is open');
  return found;
}

/** Turns the next card by the call. */
async function turned({ client }: Player, roomId: string): Promise<void> {
  const { deck } = await client.ask(luckycardDetail, { query: { roomId } });
  if (deck.next === null) throw new Error('a card is left');
  const { turn, price } = deck.next;
  await client.ask(luckycardPress, { body: { roomId, turn, price } });
}

const button = (page: Page) => page.locator('[data-act="turn"]');
/** A still card shows after a moment. */
const looks = { language: 'EN', motion: 'reduce' } as const;

describe('a deck', () => {
  it('is emptied by two, with a stale press, and proves itself', { timeout: LONG }, async () => {
    const [anna, ben] = await Promise.all([newPlayer(shop.client()), newPlayer(shop.client())]);
    const { roomId } = await openDeck();

    // A visitor sees what is left and the price; the room asks for a login.
    const list = await open('/luckycard', { language: 'EN' });
    await list.getByRole('link', { name: 'To the deck' }).first().waitFor();
    await list.getByText('20 / 20').waitFor();
    expect(await seriousFindings(list)).toEqual([]);

    const { clientSeed: before } = await anna.client.ask(userInfo);
    // Anna turns the first card on a place of her choice; the price stands on the button before.
    const page = await open(`/luckycard/${roomId}`, { ...looks, token: anna.token });
    await button(page).filter({ hasText: 'Turn a card · 2.' }).waitFor();
    await page.getByText('It does not matter which card you pick.').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Place 7', exact: true }).click();
    await button(page).click();
    await page.getByText('Each card was 1 / 20 = 5.0000%').waitFor();
    await page.getByText('19 / 20').first().waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    const { clientSeed: first } = await anna.client.ask(userInfo);
    expect(first).not.toBe(before);
    const { turned: cards } = await anna.client.ask(luckycardDetail, { query: { roomId } });
    expect(cards[0]).toMatchObject({ place: 7, roll: { userSeed: first } });

    // The proof of her card: seeds, digits, and what was left.
    await page.getByRole('button', { name: 'Verify' }).first().click();
    const proof = page.getByRole('dialog');
    await proof.getByRole('heading', { name: 'Twelve digits and the card' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await proof.locator('[data-verdict="holds"]').nth(4).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Keep it' }).click();

    // Ben presses by what he saw, while Anna is first: nothing is charged, and he is asked anew.
    const bens = await open(`/luckycard/${roomId}`, { ...looks, width: 390, token: ben.token });
    await button(bens).filter({ hasText: 'Turn a card' }).waitFor();
    await bens.route('**/api/luckycard/detail*', (route) => route.abort());
    await turned(anna, roomId);
    await button(bens).click();
    await bens.getByRole('alert').getByText('The price has changed').waitFor();
    await bens.unroute('**/api/luckycard/detail*');
    await bens.getByText('Nothing was charged, and no seed of yours was used.').waitFor();
    expect((await ben.client.ask(userInfo)).balance).toBe(1_000);
    const anew = button(bens).filter({ hasText: 'Turn at the new price' });
    await anew.waitFor({ timeout: PATIENCE });
    expect(await seriousFindings(bens)).toEqual([]);
    await anew.click();
    await bens.getByText('Each card was 1 / 18 = 5.5556%').waitFor();

    // Both turn the others; the last card is known, and carries the extra.
    for (let left = 17; left > 1; left -= 1) await turned(left % 2 === 0 ? anna : ben, roomId);
    await page.getByText('The last card is known').waitFor();
    await page.getByText('+ extra 0.50').waitFor();
    await button(page).click();
    for (const one of [page, bens])
      await one.getByRole('heading', { name: 'All cards are turned' }).waitFor({ timeout: PATIENCE });

    // The deck is repeated in the browser, which saw its composition before.
    await page.getByRole('button', { name: 'Recompute in this browser' }).click();
    await page.getByText('Recomputed, and it matches').waitFor();
    expect(await seriousFindings(page)).toEqual([]);

    // The next deck is open, and gets another seed before the first card.
    await page.getByRole('link', { name: 'To the next deck' }).click({ timeout: PATIENCE });
    await button(page).filter({ hasText: 'Turn a card' }).click();
    await page.getByText('Each card was 1 / 20 = 5.0000%').waitFor();
    expect((await anna.client.ask(userInfo)).clientSeed).not.toBe(first);

    // Both decks stand in the centre, and every card in the record.
    await page.goto(`${shop.serving().address}/luckycenter`);
    await page
      .getByRole('cell', { name: /^Celadon/ })
      .nth(1)
      .waitFor();
    await page.getByText(/^Expected 92.00%; with this number of cards/).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.goto(`${shop.serving().address}/user/luckycenter`);
    await page
      .getByRole('button', { name: /^Verify/ })
      .first()
      .waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('that does not exist leads to the others', async () => {
    const { token } = await newPlayer(shop.client());
    const page = await open('/luckycard/celadon-999', { language: 'EN', token });
    await page.getByText('There is no such deck.').waitFor();
    await page.getByRole('link', { name: 'Open decks' }).click();
    await page.getByRole('heading', { level: 1, name: 'Lucky card' }).waitFor();
  });
});
