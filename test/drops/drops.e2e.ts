import { EXTRA_DROPS, type ExtraDrops } from '@skins/engine/drops';
import { dropRecords, dropTable } from '@skins/api/drops/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seriousFindings } from '../e2e/axe.ts';
import { visitors } from '../e2e/visitor.ts';
import { newPlayer } from '../http/player.ts';
import { type Shop, auditedAfterwards, openShop } from '../http/shop.ts';
import { letPass } from '../http/test-time.ts';
import { changeRules } from '../samples/api/operator.ts';

/** milliseconds */
const LONG = 180_000;
const HALF = 2 ** 23;
const QUARTER_MS = 900_000;
const BOX = 'youse';
/** A box of the classic shelf. */
const CLASSIC = 'qinghua';

/** Every open brings something: half the time a ticket, else a skin. */
const TABLE: ExtraDrops = {
  open: true,
  tiers: [
    {
      priceFrom: 5_000,
      drops: [
        { type: 'debris', of: null, amount: 2, tickets: HALF / 2, price: 500 },
        { type: 'OpenBox', of: CLASSIC, amount: 1, tickets: HALF / 2, price: 12_000 },
        { type: 'skins', of: 'sticker-liusheng', amount: 1, tickets: HALF, price: null },
      ],
    },
    { priceFrom: 500_000, drops: [{ type: 'debris', of: null, amount: 9, tickets: HALF / 4, price: 500 }] },
    { priceFrom: 50_000_000, drops: [] },
  ],
};

let shop: Shop;
const { open } = visitors(() => shop.serving().address);

beforeAll(async () => {
  shop = await openShop();
  const { game } = shop.serving().service;
  const from = await changeRules(game, EXTRA_DROPS, TABLE);
  letPass(Math.max(0, from - game.clock()));
}, LONG);
afterAll(() => shop.close());
auditedAfterwards(() => shop);

const overflows = (page: Page): Promise<boolean> =>
  page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth');

/** Returns how many of the two numbers stand on more than one line. */
const brokenNumbers = (page: Page): Promise<number> =>
  page.evaluate(
    "[...document.querySelectorAll('figure p > b')].filter((one) => one.getClientRects().length > 1).length",
  );

for (const [width, language] of [
  [1440, 'EN'],
  [390, 'ZH'],
] as const)
  it(`a drop is won, shown, listed and verified at ${width} px`, { timeout: LONG }, async () => {
    const player = await newPlayer(shop.client());
    const page = await open(`/case/hash/${BOX}`, { token: player.token, width, language, motion: 'reduce' });
    await page.locator('#box-drop').waitFor();
    await page.locator('[data-act="open"]').click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    await shop.settled();
    const { records } = await player.client.ask(dropRecords);
    expect(records).toHaveLength(1);
    letPass(2 * QUARTER_MS);
    // A ticket leads to the page of its box.
    const { tiers } = await player.client.ask(dropTable);
    expect(tiers[0]?.drops.map(({ of, boxType }) => [of, boxType])).toContainEqual([CLASSIC, 'csgo']);
    await page.goto(`${shop.serving().address}/page/drop`);
    const mine = page.locator('#my-drops').locator('..');
    await mine.getByRole('listitem').first().waitFor();
    expect(await mine.getByRole('listitem').count()).toBe(1);
    await page.locator('#drop-table').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
    expect(await brokenNumbers(page)).toBe(0);
    // On a phone the worth and the three tiers of a drop stand two by two.
    const cells = page.locator('table tbody tr').first().locator('td');
    const [before, last] = await Promise.all([cells.nth(3).boundingBox(), cells.nth(4).boundingBox()]);
    expect(last?.y).toBe(before?.y);
    await mine.getByRole('listitem').getByRole('button').click();
    const proof = page.getByRole('dialog');
    await proof
      .getByText(language === 'EN' ? 'recomputed the number and drop table' : '重算了数字与掉落表')
      .waitFor();
  });
