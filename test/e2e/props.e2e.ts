import { userInfo } from '@skins/api/accounts/contract';
import { FRAGMENT_EXCHANGE } from '@skins/engine/props';
import { beforeAll, expect, it } from 'vitest';
import { changeRules } from '../samples/api/operator.ts';
import { Client } from '../http/client.ts';
import { ownShop } from '../http/shop.ts';
import { CHEAP, GIVEN } from '../http/test-catalogue.ts';
import { letPass } from '../http/test-time.ts';
import { given } from '../props/given.ts';
import { registerPlayer } from './accounts.ts';
import { seriousFindings } from './axe.ts';
import { press, reaches } from './boxes-play.ts';
import { visitors } from './visitor.ts';

const shop = ownShop([CHEAP, GIVEN], { SKINS_RATE_LIMIT: 'off' });
const address = () => shop().serving().address;
const { open } = visitors(address);

/** Registers a player with a few of each prop. @returns the token */
async function holder(): Promise<string> {
  const token = await registerPlayer(address());
  const { id } = await new Client(address()).with({ token }).ask(userInfo);
  await given(
    shop(),
    id,
    { type: 'OpenBox', boxId: CHEAP.id, amount: 2 },
    { type: 'resetOpenBox', amount: 1 },
    { type: 'TrendChart', amount: 1 },
    { type: 'debris', amount: 40 },
  );
  return token;
}

beforeAll(async () => {
  const { game } = shop().serving().service;
  const offers = ['best', 'same'].map((which, n) => ({
    skinId: `${CHEAP.id}-${which}`,
    fragments: 400 - 370 * n,
  }));
  letPass((await changeRules(game, FRAGMENT_EXCHANGE, { open: true, offers })) - game.clock());
});

it('props are used from the bag: a ticket on its box, cards on the limit and the trend, fragments for a skin', async () => {
  const page = await open('/user/case', { language: 'EN', token: await holder() });
  const shelf = page.getByRole('region', { name: 'Props' });
  await shelf.getByText('×40').waitFor();
  expect(await seriousFindings(page)).toEqual([]);

  await shelf.getByRole('button', { name: 'To its box' }).click();
  const tickets = page.getByRole('switch', { name: 'Use tickets (2)' });
  await tickets.click();
  await page.getByText('1 ticket').waitFor();
  expect((await press(page)).cost).toBe(0);
  await reaches(page, 'settled');
  await page.getByRole('switch', { name: 'Use tickets (1)' }).waitFor();

  await page.goto(`${address()}/case/hash/${GIVEN.id}`);
  const today = page.getByRole('region', { name: 'Left today' });
  await today.getByText('Openings left today: 3 of 3').waitFor();
  await page.getByRole('radio', { name: '3', exact: true }).click();
  expect((await press(page)).opens).toHaveLength(3);
  await reaches(page, 'settled');
  await today.getByText('Openings left today: 0 of 3').waitFor();
  await today.getByRole('button', { name: 'Reset card (1)' }).click();
  await today.getByRole('button', { name: 'Use up one reset card?' }).click();
  await today.getByText('Openings left today: 3 of 3').waitFor();

  await page.goto(`${address()}/user/case`);
  await shelf.getByRole('button', { name: 'See the trend' }).click();
  const trend = page.getByRole('dialog');
  await trend.getByRole('radio', { name: 'Everybody’s' }).click();
  await trend.getByRole('button', { name: 'Use a trend card (1)' }).click();
  await trend.getByRole('button', { name: 'Use up one card?' }).click();
  await trend.getByText(/^Open until /).waitFor();
  await page.keyboard.press('Escape');

  await shelf.getByRole('button', { name: 'Exchange', exact: true }).click();
  await page.getByText('Your fragments: 40').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page
    .getByTitle(/^Exchange for “/)
    .and(page.locator(':enabled'))
    .click();
  await page.getByRole('button', { name: 'Use 30 fragments' }).click();
  await page.getByText('Your fragments: 10').waitFor();
  await page.getByRole('link', { name: 'Prop history' }).click();
  await page.getByText('30 used').waitFor();
});

it('the bag with props, the exchange and the record fit a phone', async () => {
  const page = await open('/user/case', { language: 'ZH', width: 390, token: await holder() });
  for (const path of ['/user/case', '/user/debris', '/user/props/record']) {
    await page.goto(address() + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByText('皮肤碎片').or(page.getByText('我的碎片：40')).first().waitFor();
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(390);
  }
});
