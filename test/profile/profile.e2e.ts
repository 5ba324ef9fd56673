import { backPack } from '@skins/api/bag/contract';
import { ownProfile } from '@skins/api/profile/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BOX, OTHER, battlesAt } from '../battles/over-http.ts';
import { seriousFindings } from '../e2e/axe.ts';
import { visitors } from '../e2e/visitor.ts';
import { type Player, openSome } from '../http/player.ts';
import { type Shop, openShop } from '../http/shop.ts';
import { letPass } from '../http/test-time.ts';

/** milliseconds */
const LONG = 240_000;

let shop: Shop;
const { open } = visitors(() => shop.serving().address);
const { player, create, join, goOn } = battlesAt(() => shop);

beforeAll(async () => {
  shop = await openShop();
  await shop.publish(BOX, OTHER);
}, LONG);
afterAll(() => shop.close());

const overflows = (page: Page): Promise<boolean> =>
  page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth');

/** A player with forty opens that have landed. */
async function played(): Promise<Player> {
  const anna = await player();
  for (let n = 0; n < 4; n += 1) await openSome(anna, OTHER.id, 10);
  letPass(6_001);
  await shop.settled();
  return anna;
}

it(
  'a player sees everything, shows one part, and others see that part alone',
  { timeout: LONG },
  async () => {
    const anna = await played();
    const { userId, userName } = await anna.client.ask(ownProfile);
    const own = await open('/user/profile', { token: anna.token, language: 'EN' });
    await own.getByRole('heading', { name: 'My page' }).waitFor();
    for (const name of [
      'Luck, against expectation',
      'Gems over time',
      'Runs',
      'Best results',
      'Titles',
      'Collection',
    ])
      await own.getByRole('heading', { name }).waitFor();
    expect(await seriousFindings(own)).toEqual([]);
    const shown = own.getByRole('switch', { name: 'Shown to others: ' });
    expect(await shown.count()).toBe(6);
    expect(await own.getByRole('switch', { name: 'Shown to others: Titles' }).count()).toBe(1);

    const others = await open(`/profile/${userId}`, { language: 'EN' });
    await others.getByRole('heading', { name: userName }).waitFor();
    await others.getByText('This player shows nothing more.').waitFor();

    await shown.first().click();
    await expect.poll(() => shown.first().getAttribute('aria-checked')).toBe('true');
    await others.reload();
    await others.getByRole('heading', { name: 'Luck, against expectation' }).waitFor();
    expect(await others.getByRole('heading', { name: 'Collection' }).count()).toBe(0);
    expect(await others.getByRole('switch').count()).toBe(0);
    expect(await seriousFindings(others)).toEqual([]);
  },
);

it('a page of nobody says so, and offers a way on', { timeout: LONG }, async () => {
  const page = await open('/profile/0123456789abcdef', { language: 'EN' });
  await page.getByRole('heading', { name: 'Player not found' }).waitFor();
  const malformed = await open('/profile/nobody', { language: 'ZH' });
  await malformed.getByRole('heading', { name: '这里没有人' }).waitFor();
});

it(
  'an item shows where it came from and what it can become, and is sold there',
  { timeout: LONG },
  async () => {
    const anna = await played();
    const { records } = await anna.client.ask(backPack, { query: { size: 6, sort: 'dearest' } });
    const id = records[0]?.id ?? '';
    const bag = await open('/user/case', { token: anna.token, language: 'EN' });
    await bag.getByRole('link', { name: /^View/ }).first().click();
    await bag.getByRole('heading', { name: 'History' }).waitFor();

    const page = await open(`/user/case/${id}`, { token: anna.token, language: 'EN', width: 390 });
    await page.getByRole('heading', { name: 'What it can become' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Verify where it came from' }).waitFor();
    await page.getByRole('button', { name: /^Sell/ }).click();
    await page.getByText('This item is not in the bag any more.').waitFor();
    await page.getByText('2 steps in the log').waitFor();
  },
);

it(
  'a full battle is told in one list behind a dot, and is read once it was seen',
  { timeout: LONG },
  async () => {
    const [anna, ben] = [await player(), await player()];
    const { battleId } = await create(anna);
    await join(ben, battleId);
    // The freeze is written before the time passes.
    await goOn(battleId);
    await shop.settled();
    letPass(6_001);
    const page = await open('/', { token: anna.token, language: 'EN' });
    await page.locator('header .dot').waitFor();
    await page.getByRole('button', { name: 'Account: something new' }).click();
    await page.getByRole('button', { name: /^Notifications/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Notifications' });
    await dialog.getByText('A battle is full').waitFor();
    await dialog.getByText('1 unread').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Mark all as read' }).click();
    await dialog.getByText('All read').waitFor();
    await expect.poll(() => page.locator('header .dot').count()).toBe(0);
    await dialog.getByText('A battle is full').click();
    await page.waitForURL(new RegExp(`/page/battle/${battleId}`));
  },
);

it('fits phones and tablets in every language', { timeout: LONG }, async () => {
  const anna = await played();
  const { records } = await anna.client.ask(backPack, { query: { size: 1 } });
  for (const width of [390, 768] as const)
    for (const language of ['ZH', 'VN', 'RU', 'EN'] as const)
      for (const path of ['/user/profile', `/user/case/${records[0]?.id ?? ''}`]) {
        const page = await open(path, { width, language, token: anna.token });
        await page.locator('main h2').first().waitFor();
        expect(await overflows(page), `${path} in ${language} at ${width}`).toBe(false);
        const main = page.locator('main button').first();
        if (width === 390) expect(((await main.boundingBox())?.y ?? Infinity) < 760, language).toBe(true);
        await page.close();
      }
});
