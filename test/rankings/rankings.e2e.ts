import type { DataOf } from '@skins/api/contract';
import { authCard } from '@skins/api/identity/contract';
import { ranking } from '@skins/api/rankings/contract';
import { playUpgrade, upgradeQuote } from '@skins/api/upgrades/contract';
import { RANK_PLACES } from '@skins/engine/rankings';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seriousFindings } from '../e2e/axe.ts';
import { visitors } from '../e2e/visitor.ts';
import { type Player, newPlayer, openSome } from '../http/player.ts';
import { type Shop, auditedAfterwards, openShop } from '../http/shop.ts';
import { letPass } from '../http/test-time.ts';
import { freshCard } from '../identity/cards.ts';

/** milliseconds; a whole day of a shop, with its sweeps */
const LONG = 240_000;
const LANDED_MS = 7_000;
const FRESH_MS = 600_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const BOX = 'youse';
const TARGET_FACTOR = 3;

let shop: Shop;
let anna: Player;
let ben: Player;

const { open } = visitors(() => shop.serving().address);

beforeAll(async () => {
  shop = await openShop();
}, LONG);
afterAll(() => shop.close());
auditedAfterwards(() => shop);

/** Upgrades for gems until one was won. */
async function upgraded({ client }: Player, target: string, gems: number): Promise<void> {
  for (let tries = 0; tries < 40; tries += 1) {
    const { quote } = await client.ask(upgradeQuote, { query: { gems, targetSkinId: target } });
    const { result } = await client.ask(playUpgrade, {
      body: { itemIds: [], gems, targetSkinId: target, quote },
    });
    if (result === 0) return;
  }
}

const dayOf = (board: 'box' | 'upgrade', daysAgo: number): Promise<DataOf<typeof ranking>> =>
  // A start chooses another port.
  shop.client().with({ token: anna.token }).ask(ranking, { query: { board, daysAgo } });

async function reaches(board: 'box' | 'upgrade', state: string): Promise<DataOf<typeof ranking>> {
  for (;;) {
    const day = await dayOf(board, 1);
    if (day.state === state) return day;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

const overflows = (page: Page): Promise<boolean> =>
  page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth');

it('a day of rankings is counted, shown, closed, paid and proven', { timeout: LONG }, async () => {
  // A day of its own, so that a retry begins anew: an hour after a midnight.
  letPass(DAY_MS + HOUR_MS - ((shop.now() + 8 * HOUR_MS) % DAY_MS));
  anna = await newPlayer(shop.client());
  ben = await newPlayer(shop.client(), undefined, 'another device');
  await anna.client.ask(authCard, { body: { name: '王小明', card: freshCard() } });
  const [first] = (await openSome(anna, BOX, 10)).opens;
  await openSome(ben, BOX, 10);
  await upgraded(anna, first?.skinId ?? '', Math.max(2, Math.round((first?.price ?? 6) / TARGET_FACTOR)));
  letPass(LANDED_MS);
  await shop.settled();

  // Today: places so far, the player's own, and what the prizes come to.
  const page = await open('/upgrade/rank?board=box', { language: 'EN', token: anna.token });
  await page.getByRole('heading', { name: 'Daily ranking' }).waitFor();
  await page.getByText('My place').waitFor();
  await page.getByText('prize so far').first().waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  const counting = await dayOf('box', 0);
  expect(counting.state).toBe('counting');
  expect(counting.rows.length).toBeGreaterThan(1);
  expect(counting.amount).toBeLessThanOrEqual(counting.edge * counting.share);

  // A visitor on a phone reads it in Vietnamese, and the hash ranking with its proof.
  const phone = await open('/page/hashrank', { language: 'VN', width: 390 });
  await phone.getByRole('heading', { name: 'Xếp hạng hash' }).waitFor();
  await phone
    .getByText(/sha256sum/)
    .first()
    .waitFor();
  expect(await overflows(phone)).toBe(false);
  expect(await seriousFindings(phone)).toEqual([]);
  await phone.getByRole('link', { name: 'Kiểm chứng tại đây' }).first().click();
  await phone.waitForURL(/#recompute$/);

  // Midnight passes, then noon: the table stands, and each prize is paid or withheld.
  letPass(DAY_MS);
  await reaches('box', 'closed');
  await reaches('upgrade', 'closed');
  letPass(12 * HOUR_MS);
  // A start looks at everything that is due.
  await shop.restart();
  letPass(FRESH_MS);
  const paid = await reaches('box', 'ended');
  expect(new Set(paid.rows.map(({ award }) => award))).toEqual(new Set(['paid', 'withheld']));
  expect(paid.rows.find(({ me }) => me)?.award).toBe('paid');
  expect(paid.prizes).toHaveLength(RANK_PLACES);

  const later = await open('/upgrade/rank?board=box&day=1', { token: anna.token });
  await later.getByText(/已入账，日志第/).waitFor();
  await later.getByText('不发放').first().waitFor();
  expect(await seriousFindings(later)).toEqual([]);
});

it(
  'a closed day shows its table at once, though the list was looked at before its last plays',
  { timeout: LONG },
  async () => {
    // Seven minutes before a midnight: what is shown now stands until three minutes after it.
    letPass(2 * DAY_MS - 0.7 * FRESH_MS - ((shop.now() + 8 * HOUR_MS) % DAY_MS));
    anna = await newPlayer(shop.client());
    await openSome(anna, BOX, 10);
    letPass(LANDED_MS);
    await shop.settled();
    expect((await dayOf('box', 0)).rows).toHaveLength(1);
    ben = await newPlayer(shop.client(), undefined, 'a device of the evening');
    await openSome(ben, BOX, 10);
    letPass(0.85 * FRESH_MS);
    await reaches('box', 'closed');
    const page = await open('/upgrade/rank?board=box&day=1', {
      language: 'EN',
      token: anna.token,
      width: 390,
    });
    await page.getByText('prize, to be paid').nth(1).waitFor();
    expect((await dayOf('box', 1)).rows).toHaveLength(2);
  },
);

it('fits a phone and a tablet, also without a play', { timeout: LONG }, async () => {
  for (const width of [390, 768] as const)
    for (const path of [
      '/upgrade/rank',
      '/upgrade/rank?board=box&day=1',
      '/page/hashrank?period=month',
      '/page/active',
    ]) {
      const page = await open(path, { width, language: 'RU' });
      await page.locator('h1').waitFor();
      await page.waitForLoadState('networkidle');
      expect(await overflows(page), `${path} at ${width}`).toBe(false);
      await page.close();
    }
});
