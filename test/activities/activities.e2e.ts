import { DAY_MS } from '@skins/engine/kernel';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seriousFindings } from '../e2e/axe.ts';
import { LARGEST_SHIFT, WATCH } from '../e2e/layout-shift.ts';
import { visitors } from '../e2e/visitor.ts';
import { type Player, newPlayer, openSome } from '../http/player.ts';
import { type Shop, auditedAfterwards, openShop } from '../http/shop.ts';
import { hold, waitUntil } from './over-http.ts';
import { activity } from './sample-activities.ts';

/** milliseconds */
const LONG = 240_000;
const BOX = 'youse';
const PATH = '/page/active';

let shop: Shop;
let start: number;
let anna: Player;
const { open } = visitors(() => shop.serving().address, { pictures: true });

const name = (zh: string, en: string, ru: string, vi: string) => ({ zh, en, ru, vi });
const gems = (amount: number) => ({ type: 'diamond' as const, amount: amount * 10_000 });

beforeAll(async () => {
  shop = await openShop();
  start = await hold(shop, (from) => [
    activity('past', from, {
      kind: 'upgrade',
      name: name('立冬陶会', 'Kiln days', 'Дни печи', 'Ngày lò gốm'),
      about: name('升级三次。', 'Upgrade three times.', 'Улучшите трижды.', 'Nâng cấp ba lần.'),
      until: from + DAY_MS,
      graceDays: 0,
      steps: [{ target: 3, gives: { type: 'resetOpenBox', amount: 1 } }],
    }),
    activity('hashes', from + 2 * DAY_MS, {
      name: name('哈希百开', 'Hundred boxes', 'Сто кейсов', 'Trăm hộp hash'),
      about: name(
        '开启哈希盲盒，每到一档都有奖励。',
        'Open hash boxes. Each step gives a reward.',
        'Открывайте хеш-кейсы. За каждый шаг — награда.',
        'Mở hộp hash. Mỗi mốc đều có thưởng.',
      ),
      steps: [
        { target: 1, gives: gems(0.5) },
        { target: 3, gives: { type: 'box', boxId: 'chujian', amount: 2 } },
        { target: 100, gives: { type: 'TrendChart', amount: 3 } },
      ],
    }),
    activity('streak', from + 2 * DAY_MS, {
      kind: 'winning-streak',
      name: name('连胜三场', 'Three in a row', 'Три подряд', 'Thắng ba trận'),
      about: name('对战连续获胜。', 'Win battles in a row.', 'Побеждайте подряд.', 'Thắng liên tiếp.'),
      steps: [{ target: 3, gives: { type: 'debris', amount: 5 } }],
    }),
    activity('spending', from + 5 * DAY_MS, {
      kind: 'consumption',
      by: 'amount',
      name: name('细水长流', 'Slow stream', 'Тихий ручей', 'Suối dài'),
      about: name('花费宝石。', 'Spend gems.', 'Тратьте самоцветы.', 'Tiêu ngọc.'),
      steps: [{ target: 100, gives: gems(1) }],
    }),
  ]);
  waitUntil(shop, start + 2 * DAY_MS);
  anna = await newPlayer(shop.client());
  await openSome(anna, BOX, 3);
}, LONG);
afterAll(() => shop.close());
auditedAfterwards(() => shop);

const shiftOf = (page: Page): Promise<unknown> => page.evaluate('layoutShift');
const overflows = (page: Page): Promise<unknown> =>
  page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth');

it(
  'a visitor sees what runs, what comes and what is over, and is asked to log in',
  { timeout: LONG },
  async () => {
    const page = await open(PATH, { width: 1440 });
    await page.getByRole('heading', { name: '活动中心' }).waitFor();
    for (const title of ['哈希百开', '连胜三场']) await page.getByRole('heading', { name: title }).waitFor();
    await page
      .getByRole('listitem')
      .filter({ hasText: '细水长流' })
      .getByText(/后自动开始/)
      .waitFor();
    await page
      .getByRole('listitem')
      .filter({ hasText: '立冬陶会' })
      .getByText(/全部玩家已领取/)
      .waitFor();
    expect(await page.getByRole('button', { name: '领取', exact: true }).count()).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('link', { name: '升级倍数榜' }).click();
    await page.waitForURL('**/upgrade/rank');
    await page.goBack();
    await page.getByRole('button', { name: '登录参加' }).first().click();
    await page.getByRole('dialog', { name: '登录' }).waitFor();
  },
);

it(
  'a player receives a step, opens its box, and finds the opening in the record with its proof',
  { timeout: LONG },
  async () => {
    const page = await open(PATH, { width: 1440, language: 'EN', token: anna.token });
    const card = page.getByRole('article').filter({ hasText: 'Hundred boxes' });
    await card.getByText('3 of 100').waitFor();
    await card.getByRole('button', { name: 'Claim: Hundred boxes, step 1' }).click();
    await page.getByText('Claimed: 0.50 gems').first().waitFor();
    await card.getByRole('button', { name: 'Claim: Hundred boxes, step 2' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'My openings' }).waitFor();
    await page.getByText('2 of 2 left').waitFor();
    await page.getByText('Odds and contents').first().click();
    await page.getByText(/%$/).first().waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: /^Open: / }).click();
    const won = page.getByRole('dialog', { name: 'Activity box' });
    await won.getByRole('button', { name: 'Keep' }).click();
    await page.getByText('1 of 2 left').waitFor();
    await page.getByRole('link', { name: 'Opening history' }).click();
    await page.getByRole('cell', { name: /Hundred boxes · 2/ }).waitFor();
    await page.getByRole('button', { name: /^Verify: / }).click();
    await page
      .getByRole('dialog')
      .getByText(/SHA-256/)
      .first()
      .waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  },
);

it.each(['VN', 'RU'] as const)(
  'fits a phone in %s, with the first claim in its first screen and nothing that moves',
  { timeout: LONG },
  async (language) => {
    const player = await newPlayer(shop.client());
    await openSome(player, BOX, 1);
    const page = await open(PATH, { width: 390, language, token: player.token });
    await page.addInitScript(WATCH);
    await page.reload();
    const claim = page.getByRole('button', { name: { VN: 'Nhận', RU: 'Получить' }[language], exact: true });
    await claim.waitFor();
    const place = await claim.boundingBox();
    expect((place?.y ?? 900) + (place?.height ?? 0)).toBeLessThanOrEqual(844);
    await page.waitForLoadState('networkidle');
    expect(await overflows(page)).toBe(false);
    expect(Number(await shiftOf(page))).toBeLessThanOrEqual(LARGEST_SHIFT);
    expect(await seriousFindings(page)).toEqual([]);
    await claim.click();
    await claim.waitFor({ state: 'detached' });
    await page.setViewportSize({ width: 768, height: 1024 });
    expect(await overflows(page)).toBe(false);
  },
);

it(
  'a player is reminded of an activity when it begins, and can take that back before',
  { timeout: LONG },
  async () => {
    const visitor = await open(PATH, { width: 390 });
    await visitor.getByRole('button', { name: '开始时提醒我：细水长流' }).click();
    await visitor.getByRole('dialog', { name: '登录' }).waitFor();

    const { token } = await newPlayer(shop.client());
    const page = await open(PATH, { width: 1440, language: 'EN', token });
    await page.getByRole('button', { name: 'Remind me when it starts: Slow stream' }).focus();
    await page.keyboard.press('Enter');
    const set = page.getByRole('button', { name: 'Reminder set: Slow stream', pressed: true });
    await set.click();
    await page.getByRole('button', { name: 'Remind me when it starts: Slow stream' }).click();
    await set.waitFor();
    expect(await seriousFindings(page)).toEqual([]);

    waitUntil(shop, start + 5 * DAY_MS);
    await page.reload();
    await page.getByRole('button', { name: 'Account: something new' }).click();
    await page.getByRole('button', { name: /^Notifications/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Notifications' });
    await dialog.getByText('Slow stream has begun').waitFor();
    await dialog.getByRole('button', { name: 'Mark all as read' }).click();
    await dialog.getByText('All read').waitFor();
    await dialog.getByRole('link', { name: /Slow stream has begun/ }).click();
    await page.getByRole('heading', { name: 'Slow stream' }).waitFor();
  },
);
