import type { boxDetails, boxRecord } from '@skins/api/boxes/contract';
import type { DataOf } from '@skins/api/contract';
import { itemAt, numberOf, rollOf, sha256Hex } from '@skins/engine/fairness';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  BOX,
  PRICE,
  type Opened,
  holdReels,
  nameOf,
  plainNameOf,
  players,
  press,
  reaches,
} from './boxes-play.ts';

const shop = players();
type Box = DataOf<typeof boxDetails>;
type Opening = Opened['opens'][number];
type BoxRecord = DataOf<typeof boxRecord>['records'][number];

/** Replaces the shop's answers to a call by what `lie` makes of them. */
const lieAbout = <Data>(page: Page, call: string, lie: (data: Data) => Data) =>
  page.route(new RegExp(`${call}(\\?|$)`), async (route) => {
    const response = await route.fetch();
    const answer: { data: Data } = await response.json();
    await route.fulfill({ json: { ...answer, data: lie(answer.data) } });
  });

/** Returns an opening with other seeds, consistent in everything but the seeds. */
function drawnWith(box: Box, opening: Opening, seeds: Partial<Pick<Opening, 'userSeed' | 'serverSeed'>>) {
  const { userSeed, serverSeed } = { ...opening, ...seeds };
  const { resultHash, ticket } = rollOf(userSeed, serverSeed);
  const { skinId, stuffName, price, exterior, skinsRarity } = itemAt(box.items, ticket);
  const item = { skinId, stuffName, price, exterior, skinsRarity };
  const serverHash = sha256Hex(serverSeed);
  return {
    ...opening,
    ...item,
    userSeed,
    serverSeed,
    serverHash,
    resultHash,
    ticket,
    number: numberOf(ticket),
  };
}

const lieInOpening = (page: Page, lie: (opening: Opening) => Opening) =>
  lieAbout<Opened>(page, '/api/box/open', (data) => ({ ...data, opens: data.opens.map(lie) }));
const lieInRecord = (page: Page, lie: (record: BoxRecord) => Partial<BoxRecord>) =>
  lieAbout<DataOf<typeof boxRecord>>(page, '/api/box/record', (data) => ({
    ...data,
    records: data.records.map((record) => ({ ...record, ...lie(record) })),
  }));

async function boxOf(page: Page): Promise<Box> {
  const response = await page.request.get(`${shop.address()}/api/box/details?boxId=youse`, {
    headers: { language: 'EN' },
  });
  const { data }: { data: Box } = await response.json();
  return data;
}

/** Plays, and opens the check of the result or of its record. */
async function checked(page: Page, where: 'result' | 'record') {
  await press(page);
  await reaches(page, 'settled');
  const result = page.getByRole('region', { name: 'This result' }).getByRole('button', { name: 'Verify' });
  await (where === 'result' ? result : page.getByRole('button', { name: 'Verify this result' })).click();
  return page.getByRole('dialog', { name: /^Recomputed|^Steps checked/ });
}

interface Lie {
  readonly of: string;
  readonly where: 'result' | 'record';
  readonly step: number;
  readonly said: string;
  readonly tell: (page: Page, box: Box) => Promise<unknown>;
}

const lies: readonly Lie[] = [
  {
    of: 'another user seed',
    where: 'result',
    step: 2,
    said: 'This is not the seed recorded in the log',
    tell: (page, box) => lieInOpening(page, (opening) => drawnWith(box, opening, { userSeed: 'Liar7' })),
  },
  {
    of: 'another user seed, in the log too',
    where: 'result',
    step: 2,
    said: 'This is not the seed that this browser set',
    tell: async (page, box) => {
      await lieInOpening(page, (opening) => drawnWith(box, opening, { userSeed: 'Liar7' }));
      await lieAbout<object>(page, '/api/upgrade/userSeedAt', (change): object => ({
        ...change,
        userSeed: 'Liar7',
        commandId: 'liar',
        position: '000000000001',
      }));
    },
  },
  {
    of: 'another commitment',
    where: 'result',
    step: 3,
    said: 'Does not match the commitment that this browser showed before the opening',
    tell: (page, box) =>
      lieInOpening(page, (opening) => drawnWith(box, opening, { serverSeed: 'ab'.repeat(32) })),
  },
  {
    of: 'another version',
    where: 'record',
    step: 6,
    said: 'not the version you agreed to when you pressed',
    tell: (page) => lieInRecord(page, () => ({ versionHash: 'cd'.repeat(32) })),
  },
  {
    of: 'another range',
    where: 'record',
    step: 6,
    said: 'that range is not in the published odds',
    tell: (page) => lieInRecord(page, ({ endTicket }) => ({ endTicket: endTicket + 1 })),
  },
  {
    of: 'another item',
    where: 'result',
    step: 6,
    said: 'the number gives another item',
    tell: (page, box) =>
      lieInOpening(page, (opening) => {
        const other = box.items.find(({ skinId }) => skinId !== opening.skinId);
        return other === undefined ? opening : { ...opening, ...other, itemId: opening.itemId };
      }),
  },
  // Last, as the page keeps these odds.
  {
    of: 'other odds',
    where: 'record',
    step: 6,
    said: 'The hash of the price and odds here is not that of the recorded version',
    tell: async (page) => {
      await lieAbout<Box>(page, '/api/box/details', (box) => ({
        ...box,
        items: box.items.map((item) => ({ ...item, price: item.price + 1 })),
      }));
      await page.reload();
    },
  },
];

describe('a lying server', () => {
  const kept = players({ kept: true });
  let page: Page;
  beforeAll(async () => {
    ({ page } = await kept.player());
  });
  // Removes the lie, and closes the check that showed it.
  afterEach(async () => {
    await page.unrouteAll({ behavior: 'wait' });
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it.each(lies)('with a lie about $of is detected: step $step fails in red, with advice', async (lie) => {
    await expect.poll(() => page.getByLabel('Your seed').inputValue()).toMatch(/^[a-z0-9]{16}$/);
    await lie.tell(page, await boxOf(page));
    const dialog = await checked(page, lie.where);
    await dialog.getByText(`Step ${lie.step} differs. Stop opening and download the proof`).waitFor();
    const step = dialog.locator(`[data-step="${lie.step}"][data-verdict="fails"]`);
    await step.getByRole('alert').getByText(lie.said).waitFor();
  });
});

describe('the check on another device', () => {
  it('shows who set the seed by the log and what it cannot check, and never passes in full', async () => {
    const { page, token } = await shop.player();
    await expect.poll(() => page.getByLabel('Your seed').inputValue()).toMatch(/^[a-z0-9]{16}$/);
    await press(page);
    await reaches(page, 'settled');
    const other = await shop.open(BOX, { language: 'EN', token });
    await other.getByRole('button', { name: 'Verify this result' }).click();
    const dialog = other.getByRole('dialog', { name: 'Steps checked: 2 of 6' });
    await dialog.getByText(/it was set on .* at position #\d+, by another device/).waitFor();
    await dialog.getByText('this device was not shown the commitment').waitFor();
    await dialog.getByText('By the odds that the record names, the result is right').waitFor();
    expect(await dialog.locator('[data-verdict="holds"]').count()).toBe(2);
    expect(await dialog.locator('[data-verdict="fails"]').count()).toBe(0);
  });
});

const PLACE = `(() => {
  const { x, y, width, height } = document.querySelector('[data-act="open"]').getBoundingClientRect();
  return [x, y + scrollY, width, height].map(Math.round).join(' ');
})()`;
/** Returns the button's place on the page, independent of scrolling. */
const placeOf = (page: Page): Promise<unknown> => page.evaluate(PLACE);

/** Writes gems as the page does. */
const amount = (gems: number) =>
  gems.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 4 });

describe('the results of several openings', () => {
  it.each([390, 1440] as const)(
    'at %i px: show windows in the order of opening, mark the best, and keep buttons in place',
    async (width) => {
      const { page } = await shop.player({ width });
      // The sum stands beside the button, and is drawn a moment behind the click.
      const choose = async (count: string) => {
        await page.getByRole('radio', { name: count, exact: true }).click();
        await page.locator('[data-act="open"]', { hasText: `Open ${count}` }).waitFor();
      };
      await choose('5');
      const before = await placeOf(page);
      for (const count of ['5', '10']) {
        await choose(count);
        expect(await placeOf(page)).toBe(before);
        const letReelsStop = await holdReels(page);
        const { opens } = await press(page);
        await reaches(page, 'spinning');
        expect(await placeOf(page)).toBe(before);
        await letReelsStop();
        await reaches(page, 'settled');
        expect(await placeOf(page)).toBe(before);
        const result = page.getByRole('region', { name: 'This result' });
        const windows = result.locator('[data-skin]');
        await expect.poll(() => windows.count()).toBe(Number(count));
        const sum = opens.reduce((all, { price }) => all + Math.round(price * 100), 0) / 100;
        await result
          .getByRole('heading', { name: `${count} items worth gems ${amount(sum)}`, exact: true })
          .waitFor();
        const best = opens.reduce((top, item) => (item.price > top.price ? item : top));
        const paid = result.getByText(`Cost ${amount(Number(count) * PRICE)} · `);
        expect(await paid.textContent()).toContain(`Best: “${nameOf(best)}”`);
        const said = await windows.allInnerTexts();
        for (const [k, item] of opens.entries()) {
          const window = windows.nth(k);
          expect(said[k]).toContain(plainNameOf(item));
          expect(said[k]).toContain(amount(item.price));
          // The wear is in the name of the window's button, which leads to the proof.
          expect(await window.getAttribute('aria-label')).toBe(`Verify “${nameOf(item)}”`);
          expect(await window.getAttribute('data-best')).toBe(item === best ? '' : null);
        }
        // On phones the result lies over the counts until it is put away.
        await result.getByRole('button', { name: 'Keep all' }).click();
        await result.waitFor({ state: 'detached' });
        expect(await placeOf(page)).toBe(before);
      }
    },
  );
});

describe('two tabs of one player', () => {
  it('show the same balance and bag as soon as one tab shows a result', async () => {
    const { page, balance } = await shop.player();
    const other = await page.context().newPage();
    await other.goto(`${shop.address()}/`);
    await other.getByRole('banner').getByText('1,000.00').waitFor();
    await press(page);
    await reaches(page, 'settled');
    const left = (await balance()).toLocaleString('en', { minimumFractionDigits: 2 });
    for (const tab of [page, other]) await tab.getByRole('banner').getByText(left).waitFor();
    await other
      .getByRole('complementary')
      .getByRole('button', { name: /Bag\s*1$/ })
      .waitFor();
  });
});

describe('the bag', () => {
  it('shows its count on phones and its sum, and sorts and filters over all pages', async () => {
    const { page } = await shop.player({ width: 390 });
    await page.getByRole('radio', { name: '10', exact: true }).click();
    const { opens } = await press(page);
    await reaches(page, 'settled');
    await page
      .getByRole('navigation')
      .getByRole('button', { name: /Bag\s*10$/ })
      .click();
    const bag = page.getByRole('dialog', { name: 'My bag' });
    const worth = opens.reduce((sum, { price }) => sum + Math.round(price * 100), 0) / 100;
    const gems = worth.toLocaleString('en', { minimumFractionDigits: 2 });
    await bag.getByText(`10 in total, worth ${gems}`).waitFor();
    // On phones order and filters are in a sheet, which hides the bag until it is closed.
    const sheet = page.getByRole('dialog', { name: 'Filter the bag' });
    const narrow = async (label: string, option: string) => {
      await bag.getByRole('button', { name: 'Filter' }).click();
      await sheet.getByLabel(label).selectOption(option);
      await sheet.getByRole('button', { name: 'Show results' }).click();
      await sheet.waitFor({ state: 'detached' });
    };
    await narrow('Order', 'dearest');
    const best = opens.toSorted((a, b) => b.price - a.price)[0];
    await bag.getByText(nameOf(best), { exact: true }).first().waitFor();
    const same = opens.filter(({ skinsRarity }) => skinsRarity === best?.skinsRarity).length;
    await narrow('Rarity', best?.skinsRarity ?? '');
    await bag.getByRole('button', { name: 'Filter (1)' }).waitFor();
    await bag.getByText(`${same} in total`).waitFor();
    await expect.poll(() => bag.getByText('Box opening').count()).toBe(Math.min(6, same));
  });
});

describe('all openings of a box', () => {
  it('include an own play at once', async () => {
    const { page } = await shop.player();
    const { opens } = await press(page);
    await reaches(page, 'landed');
    await page.getByRole('button', { name: 'All openings of this box' }).click();
    const dialog = page.getByRole('dialog', { name: /^All openings of/ });
    const first = dialog.getByRole('row').nth(1);
    await first.getByText(nameOf(opens[0])).waitFor();
    await first.getByText((opens[0]?.number ?? 0).toFixed(6)).waitFor();
  });
});
