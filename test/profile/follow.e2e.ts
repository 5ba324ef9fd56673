import { chooseProfile, followPlayer, ownProfile } from '@skins/api/profile/contract';
import { NOTHING_SHOWN } from '@skins/engine/profile';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seriousFindings } from '../e2e/axe.ts';
import { visitors } from '../e2e/visitor.ts';
import { type Player, freshPhone, newPlayer, openSome } from '../http/player.ts';
import { type Shop, openShop } from '../http/shop.ts';
import type { TestBox } from '../http/test-catalogue.ts';
import { letPass } from '../http/test-time.ts';

/** milliseconds */
const LONG = 240_000;
const LANDED_MS = 6_001;
const BOX: TestBox = { id: 'test-watch', number: 9_087, price: '2', best: '40' };

let shop: Shop;
const { open } = visitors(() => shop.serving().address);

beforeAll(async () => {
  shop = await openShop();
  await shop.publish(BOX);
}, LONG);
afterAll(() => shop.close());

const player = () => newPlayer(shop.client(), freshPhone(), `device ${freshPhone()}`);

/** Lets others follow, by the switch on the own page. */
async function allowed(anna: Player): Promise<{ page: Page; userId: string }> {
  await shop.settled();
  const { userId } = await anna.client.ask(ownProfile);
  const page = await open('/user/profile', { token: anna.token, language: 'EN' });
  const allow = page.getByRole('switch', { name: 'Others may follow' });
  expect(await allow.getAttribute('aria-checked')).toBe('false');
  await allow.click();
  await expect.poll(() => allow.getAttribute('aria-checked')).toBe('true');
  return { page, userId };
}

/** Opens a box and lets it land. */
async function play(anna: Player): Promise<void> {
  await openSome(anna, BOX.id, 1);
  await shop.settled();
  letPass(LANDED_MS);
}
const panelOf = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Live results' }) });
const live = (page: Page) => page.getByText('Live as they land').waitFor();

it(
  'a visitor follows on the page, sees results as they land, and hears the end',
  { timeout: LONG },
  async () => {
    const anna = await player();
    const { page: own, userId } = await allowed(anna);
    const page = await open(`/profile/${userId}`, { language: 'EN' });
    const panel = panelOf(page);
    await panel.waitFor();
    const before = await panel.boundingBox();
    const results = panel.locator('li:not([aria-hidden])');
    expect(await results.count()).toBe(0);
    await page.getByRole('button', { name: 'Follow live results' }).click();
    await live(page);
    await play(anna);
    await expect.poll(() => results.count()).toBe(1);
    await play(anna);
    await expect.poll(() => results.count()).toBe(2);
    // Places stand from the start: nothing below moves.
    expect((await panel.boundingBox())?.height).toBe(before?.height);
    expect(await seriousFindings(page)).toEqual([]);

    await own.getByRole('switch', { name: 'Others may follow' }).click();
    await panel.waitFor({ state: 'detached' });
    expect(await page.getByRole('button', { name: 'Follow live results' }).count()).toBe(0);
  },
);

it('a player keeps a list of whom they follow, with the newest results', { timeout: LONG }, async () => {
  const [anna, ben] = [await player(), await player()];
  const { page: own, userId } = await allowed(anna);
  const page = await open(`/profile/${userId}`, { language: 'EN', token: ben.token });
  await page.getByRole('button', { name: 'Follow live results' }).click();
  await page.getByRole('button', { name: 'Unfollow' }).waitFor();
  const list = await open('/user/profile', { language: 'EN', token: ben.token });
  const mine = list.locator('section', { has: list.getByRole('heading', { name: 'I follow' }) });
  await mine.getByText('No result has landed yet').waitFor();
  await live(list);
  await play(anna);
  await mine.locator('time').waitFor();
  expect(await seriousFindings(list)).toEqual([]);
  await page.reload();
  await page.getByRole('button', { name: 'Unfollow' }).waitFor();

  await own.getByRole('switch', { name: 'Others may follow' }).click();
  await mine.getByText('You follow nobody yet.').waitFor();
});

it.each([390, 768, 1440] as const)('fits a screen of %i px', { timeout: LONG }, async (width) => {
  const [anna, ben] = [await player(), await player()];
  await anna.client.ask(chooseProfile, { body: { ...NOTHING_SHOWN, live: true } });
  await play(anna);
  const { userId } = await anna.client.ask(ownProfile);
  await ben.client.ask(followPlayer, { body: { userId, follow: true } });
  for (const language of ['ZH', 'RU'] as const)
    for (const path of [`/profile/${userId}`, '/user/profile']) {
      const page = await open(path, { width, language, token: ben.token });
      await page.locator('main time').first().waitFor();
      const named = `${path} in ${language}`;
      expect(
        await page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth'),
        named,
      ).toBe(false);
      // A label that is squeezed stands in many lines.
      for (const text of await page.getByRole('switch').locator('xpath=..').all())
        expect((await text.boundingBox())?.height ?? 0, named).toBeLessThan(60);
      const main = await page.locator('main button').first().boundingBox();
      if (width === 390) expect((main?.y ?? Infinity) < 760, named).toBe(true);
      await page.close();
    }
});
