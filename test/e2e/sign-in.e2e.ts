import { backPack } from '@skins/api/bag/contract';
import { ItemSource } from '@skins/engine/bag';
import { DAY_MS, houseDay, startOfHouseDay } from '@skins/engine/kernel';
import { SIGN_IN_BOARD } from '@skins/engine/signin';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeRules } from '../samples/api/operator.ts';
import { newPlayer, openSome } from '../http/player.ts';
import { type Shop, openShop } from '../http/shop.ts';
import { CHEAP } from '../http/test-catalogue.ts';
import { letPass } from '../http/test-time.ts';
import { seriousFindings } from './axe.ts';
import { PATIENCE, hasKeyboard, visitors } from './visitor.ts';

// Own shop: three of its days pass, and its month promises a reward soon.
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.publish(CHEAP);
  const { game } = shop.serving().service;
  const accumulate = [{ conditionNum: 3, reward: { type: 'debris', amount: 5 } }] as const;
  const skins = (amount: number) => ({ type: 'skins', skinId: `${CHEAP.id}-best`, amount }) as const;
  const every = SIGN_IN_BOARD.first.every.map((day, k) => (k === 0 ? day : { ...day, reward: skins(k) }));
  const from = await changeRules(game, SIGN_IN_BOARD, {
    ...SIGN_IN_BOARD.first,
    every,
    accumulate: [...accumulate],
  });
  letPass(from - game.clock());
}, PATIENCE);
afterAll(() => shop.close());

const { open } = visitors(() => shop.serving().address);

/** Waits for midday in house time. @param days from today */
function midday(days: number): void {
  const { game } = shop.serving().service;
  const time = game.clock();
  const offset = game.houseOffset(time);
  letPass(startOfHouseDay(houseDay(time, offset) + days, offset) + DAY_MS / 2 - time);
}

it('a player signs in on three days, is shown a day’s conditions, and claims the month’s reward', async () => {
  // Starts early in a month, so that all three days are in one month.
  midday(1);
  const { game } = shop.serving().service;
  while (new Date(game.clock()).getUTCDate() > 25) midday(1);
  const player = await newPlayer(shop.client());
  const page = await open('/', { language: 'EN', token: player.token });
  const entry = page
    .getByRole('complementary', { name: 'Shortcuts' })
    .getByRole('button', { name: /^Sign in/ });
  await entry.filter({ hasText: 'Something new' }).waitFor();
  await entry.click();
  await page.getByRole('heading', { name: 'Daily sign-in' }).waitFor();

  await page.getByRole('button', { name: 'Claim day 1' }).click();
  const asks = page.getByRole('dialog', { name: 'Do today’s task first' });
  await hasKeyboard(asks);
  await asks.getByText('0 / 1').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await asks.getByRole('button', { name: 'Later' }).click();
  await asks.waitFor({ state: 'detached' });

  for (const day of [1, 2, 3]) {
    await openSome(player, CHEAP.id, 1);
    if (day > 1) await page.reload();
    await page.getByRole('button', { name: `Claim day ${day}` }).click();
    const received = page.getByRole('dialog', { name: 'Received' });
    await hasKeyboard(received);
    await received.getByText('signed in today', { exact: true }).waitFor();
    if (day !== 3) expect(await seriousFindings(page)).toEqual([]);
    // The first day gives gems. The skin of the second is sold at its price, those of the third are kept.
    const steps = ['Close', /^Sell .*69\.9999$/, 'Keep all'] as const;
    await received.getByRole('button', { name: steps[day - 1] ?? '' }).click();
    await received.waitFor({ state: 'detached' });
    await page.getByText('Signed in today. Come again after midnight.').waitFor();
    expect(await page.getByRole('button', { name: /^Claim day/ }).count()).toBe(0);
    if (day < 3) midday(1);
  }
  const bag = await player.client.ask(backPack, { query: { source: ItemSource.activityReward } });
  expect(bag.records.map(({ salePrice }) => salePrice)).toEqual([77.7777, 77.7777]);
  await page.getByRole('button', { name: 'Claim the reward for 3 days' }).click();
  const received = page.getByRole('dialog', { name: 'Received' });
  await received.getByText('claimed', { exact: true }).waitFor();
  await received.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => page.getByText('Claimed', { exact: true }).count()).toBe(4);
  await expect.poll(() => entry.filter({ hasText: 'Something new' }).count()).toBe(0);

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await seriousFindings(page)).toEqual([]);
  await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBe(390);
});
