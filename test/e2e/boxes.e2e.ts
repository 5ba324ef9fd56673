import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seriousFindings } from './axe.ts';
import {
  BOX,
  GEMS,
  PRICE,
  holdReels,
  nameOf,
  plainNameOf,
  openButton,
  players,
  press,
  reaches,
  underPointers,
  type Player,
} from './boxes-play.ts';
import { hasKeyboard } from './visitor.ts';

const shop = players();
/** With pictures, as this file checks drawing. */
const painted = players({ pictures: true });
const MOVING = { motion: 'no-preference' } as const;

/** Formats gems like the page: the dearest items cost thousands. */
const gems = (amount: number) => amount.toLocaleString('en', { minimumFractionDigits: 2 });

const balanceShown = ({ page }: Player) => page.getByRole('banner').getByText(/^\D*[\d,]+\.\d\d$/);

/** Returns its position in the window. */
const edges = async (place: Locator) => {
  const { y = Number.NaN, height = Number.NaN } = (await place.boundingBox()) ?? {};
  return { top: y, bottom: y + height };
};

const COMPOSITED = ['transform', 'translate', 'rotate', 'scale', 'opacity'];

/** The properties that the stage's animations change. */
const ANIMATED = `[...new Set(
  document.querySelector('section[data-phase]').getAnimations({ subtree: true })
    .flatMap(({ effect }) => effect.getKeyframes())
    .flatMap((frame) => Object.keys(frame))
    .filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name)),
)]`;

const COUNT_TICKS = `
  globalThis.ticks = [];
  globalThis.silenced = 0;
  const { start, stop } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (at) { ticks.push(at); return start.call(this, at); };
  AudioBufferSourceNode.prototype.stop = function () { silenced += 1; return stop.call(this); };
`;

describe('the reel', () => {
  it.each([1368, 767, 390] as const)('lands on the won item, at %i pixels', async (width) => {
    const { page } = await painted.player({ width, ...MOVING });
    const { opens } = await press(page);
    await reaches(page, 'landed');
    await expect.poll(() => underPointers(page)).toEqual(opens.map(({ skinId }) => skinId));
    const result = page.getByRole('region', { name: 'This result' });
    await result.getByRole('heading', { name: plainNameOf(opens[0]), exact: true }).waitFor();
    await result.getByText(/^(Worth [\d,.]+, cost 9\.30|Cost 9\.30, worth [\d,.]+ more)$/).waitFor();
    await result
      .getByText(gems(opens[0]?.price ?? 0))
      .first()
      .waitFor();
  });

  it.each([1368, 390] as const)('opens ten side by side, all or nothing, at %i pixels', async (width) => {
    const { page, balance } = await painted.player({ width, ...MOVING });
    await page.getByRole('radio', { name: '10', exact: true }).click();
    const { opens } = await press(page);
    await reaches(page, 'settled');
    expect(opens).toHaveLength(10);
    await expect.poll(() => underPointers(page)).toEqual(opens.map(({ skinId }) => skinId));
    await expect.poll(() => page.locator('[data-skin]').count()).toBe(10);
    expect(await balance()).toBe(GEMS - 10 * PRICE);
  });

  it('scrolls into view on a phone after the press', async () => {
    const { page } = await painted.player({ width: 390, ...MOVING });
    const reels = page.locator('[data-phase] [aria-busy]');
    await openButton(page).waitFor();
    // Price and button stand in a bar over the tab bar, wherever the page is.
    await page.evaluate('scrollTo(0, 900)');
    await expect.poll(async () => (await edges(reels)).top).toBeLessThan(0);
    await press(page);
    const header = await edges(page.getByRole('banner'));
    await expect.poll(async () => (await edges(reels)).top).toBeGreaterThanOrEqual(header.bottom);
    // The button is visible for the next press.
    await reaches(page, 'settled');
    const menu = await edges(page.getByRole('navigation').last());
    expect((await edges(openButton(page))).bottom).toBeLessThanOrEqual(menu.top);
  });

  it('shows nothing of the result before it has landed', async () => {
    const player = await shop.player(MOVING);
    const { page } = player;
    await balanceShown(player).waitFor();
    const before = await balanceShown(player).textContent();
    // The page's own first reads, the footer's among them, tell nothing of a result.
    await page.waitForLoadState('networkidle');
    const letGo = await holdReels(page);
    const { opens } = await press(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    expect(await player.balance()).toBe(GEMS - PRICE);
    await reaches(page, 'spinning');
    // A tab that becomes visible refetches everything that may be stale.
    await page.evaluate("window.dispatchEvent(new Event('visibilitychange'))");
    await page.waitForTimeout(2000);
    await reaches(page, 'spinning');
    expect(await balanceShown(player).textContent()).toBe(before);
    expect(asked.filter((path) => /user\/info|back\/pack|box\/record|web\/info|seed/.test(path))).toEqual([]);
    expect(await page.getByRole('main').ariaSnapshot()).not.toContain(`“${nameOf(opens[0])}”`);
    await letGo();
    await reaches(page, 'landed');
    await page.getByRole('banner').getByText('990.70').waitFor();
  });

  it('draws no art during the spin: plates are prerendered, and only visible ones exist', async () => {
    const { page } = await painted.player({ width: 390, ...MOVING });
    await page.getByRole('radio', { name: '10', exact: true }).click();
    const plates = page.locator('[data-motion] [data-plate]');
    await expect.poll(() => plates.count()).toBe(30);
    const drawings = page.locator('[data-motion] :is([data-plate] img, img[data-plate]):not([src^="blob:"])');
    await expect.poll(() => drawings.count()).toBe(0);
    const letGo = await holdReels(page);
    await press(page);
    await reaches(page, 'spinning');
    await expect.poll(() => plates.count()).toBe(130);
    expect(await drawings.count()).toBe(0);
    expect(await page.locator('section[data-phase] [data-motion] *').count()).toBeLessThanOrEqual(200);
    // The compositor animates these properties without the page's thread.
    expect(COMPOSITED).toEqual(expect.arrayContaining(await page.evaluate<string[]>(ANIMATED)));
    await letGo();
    await reaches(page, 'landed');
  });

  it('ticks only if that is switched on, and remembers the choice', async () => {
    const { page } = await shop.player(MOVING);
    await page.addInitScript(COUNT_TICKS);
    await page.reload();
    const wish = page.getByRole('switch', { name: 'Sound and vibration' });
    await wish.and(page.getByRole('switch', { checked: false })).waitFor();
    await press(page);
    await page.getByRole('button', { name: 'Skip', exact: true }).click();
    await reaches(page, 'settled');
    // The ticks are all scheduled before the first one is due.
    expect(await page.evaluate('ticks')).toEqual([]);
    await wish.click();
    await page.reload();
    await wish.and(page.getByRole('switch', { checked: true })).waitFor();
    await holdReels(page);
    await press(page);
    await reaches(page, 'spinning');
    // All ticks are scheduled with their times before the first one is due, without a page timer.
    await expect.poll(() => page.evaluate('ticks.length')).toBe(18);
    expect(await page.evaluate('ticks.every((at, index) => index === 0 || at > ticks[index - 1])')).toBe(
      true,
    );
    await page.getByRole('button', { name: 'Skip', exact: true }).click();
    await reaches(page, 'landed');
    expect(await page.evaluate('silenced')).toBe(18);
  });

  it('does not move if the visitor prefers reduced motion', async () => {
    const { page } = await shop.player({ motion: 'reduce' });
    const letGo = await holdReels(page);
    const { opens } = await press(page);
    await reaches(page, 'spinning');
    const travels =
      "document.getAnimations().some(({ effect }) => effect.getKeyframes().some(({ transform }) => transform?.includes('translateX')))";
    expect(await page.evaluate(travels)).toBe(false);
    await letGo();
    await reaches(page, 'landed');
    await expect.poll(() => underPointers(page)).toEqual(opens.map(({ skinId }) => skinId));
  });

  it('stays switched off after a reload', async () => {
    const { page } = await shop.player(MOVING);
    await page.getByRole('switch', { name: 'Always skip' }).click();
    await page.reload();
    const letGo = await holdReels(page);
    await press(page);
    await page.getByText('Revealing').waitFor();
    await letGo();
    await reaches(page, 'landed');
  });
});

describe('a play', () => {
  it('can be played by keyboard alone', async () => {
    const { page } = await shop.player(MOVING);
    await holdReels(page);
    const focused = () => page.evaluate("document.activeElement?.textContent?.trim() ?? ''");
    await openButton(page).focus();
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe('Skip');
    await page.keyboard.press('Enter');
    await reaches(page, 'settled');
    await expect.poll(focused).toBe('Open again');
    for (let presses = 0; presses < 4 && (await focused()) !== 'Verify'; presses += 1)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await hasKeyboard(page.getByRole('dialog', { name: 'Recomputed, and it matches' }));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('is charged once if the answer is lost, and shows its result on the retry', async () => {
    const { page, balance, setSeed } = await shop.player();
    await setSeed('seed1');
    let cut = true;
    const keys = new Set<string | undefined>();
    await page.route('**/api/box/open', async (route) => {
      keys.add(route.request().headers()['idempotency-key']);
      if (!cut) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await openButton(page).click();
    await page.getByText('No answer came').waitFor();
    cut = false;
    await page.getByRole('button', { name: 'Try again with the same number' }).click();
    await reaches(page, 'landed');
    expect(keys.size).toBe(1);
    expect(await balance()).toBe(GEMS - PRICE);
  });

  it('that was interrupted offline is queried automatically once the connection is back', async () => {
    const { page, balance } = await shop.player();
    await expect.poll(() => page.getByLabel('Your seed').inputValue()).toMatch(/^[a-z0-9]{16}$/);
    await page.context().setOffline(true);
    await openButton(page).click();
    await page.getByText('No answer came').waitFor();
    await page.context().setOffline(false);
    await reaches(page, 'landed');
    expect(await balance()).toBe(GEMS - PRICE);
  });

  it('is dropped without a charge if another player logged in before an answer came', async () => {
    const { page, balance } = await shop.player();
    const { token } = await shop.player();
    await page.route('**/api/box/open', (route) => route.abort());
    await openButton(page).click();
    await page.getByText('No answer came').waitFor();
    await page.unrouteAll();
    const other = await page.context().newPage();
    await other.goto(`${shop.address()}/siteMaintain.html`);
    const asked = page.waitForRequest(async (request) => request.headers()['token'] === token);
    await other.evaluate(`localStorage.setItem('token', '${token}')`);
    await asked;
    await page.evaluate("dispatchEvent(new Event('online'))");
    await page.getByText('No answer came').waitFor({ state: 'detached' });
    await page.waitForLoadState('networkidle');
    const { data } = await (
      await page.request.get(`${shop.address()}/api/user/info`, { headers: { token } })
    ).json();
    expect([await balance(), data.balance]).toEqual([GEMS, GEMS]);
  });

  it('is refused without a charge if the price changed, and works after a refresh', async () => {
    const { page, balance } = await shop.player({}, '/case/hash');
    await page.route('**/api/box/details*', async (route) => {
      const response = await route.fetch();
      const answer: { data: object } = await response.json();
      await route.fulfill({ json: { ...answer, data: { ...answer.data, versionHash: '0'.repeat(64) } } });
    });
    await page.goto(shop.address() + BOX);
    await openButton(page).click();
    const refused = page.getByRole('dialog', { name: 'The price has changed: please refresh' });
    await refused.waitFor();
    expect(await balance()).toBe(GEMS);
    await page.unroute('**/api/box/details*');
    const fresh = page.waitForResponse('**/api/box/details*');
    await refused.getByRole('button', { name: 'Refresh' }).click();
    await refused.waitFor({ state: 'detached' });
    await fresh;
    await press(page);
    await reaches(page, 'landed');
  });

  it('shows the missing amount if the gems do not suffice', async () => {
    const { page, balance } = await shop.player({}, '/case/hash/changgeng');
    await page.getByRole('radio', { name: '10', exact: true }).click();
    await openButton(page).click();
    const dialog = page.getByRole('dialog', { name: 'Not enough gems' });
    await dialog.getByText('2,990.00').waitFor();
    await dialog.getByText('1,990.00').waitFor();
    await dialog.getByRole('button', { name: 'Open 3 instead' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('radio', { name: '3', exact: true, checked: true }).waitFor();
    expect(await balance()).toBe(GEMS);
    // Also if the shop itself refuses for lack of gems; its answer leads to the top-up page.
    await page.getByRole('radio', { name: '10', exact: true }).click();
    await openButton(page).click();
    await dialog.getByRole('button', { name: 'Get gems' }).click();
    await page.waitForURL(`${shop.address()}/page/assets?openType=gems`);
    await page.getByRole('button', { name: 'Place the order' }).waitFor();
  });

  it('asks a visitor to log in', async () => {
    const page = await shop.open(BOX, { language: 'EN' });
    await page.getByText('View after login').waitFor();
    await openButton(page).click();
    await page.getByRole('dialog').waitFor();
  });
});

describe('the box pages', () => {
  it('have no serious axe findings', async () => {
    const { page } = await shop.player();
    await openButton(page).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await press(page);
    await reaches(page, 'settled');
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Classic boxes' }).click();
    await page.getByRole('heading', { level: 1, name: 'Classic boxes' }).waitFor();
    await page.getByRole('article').first().waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });

  it.each(['ZH', 'EN', 'RU', 'VN'] as const)('fit a phone in %s, with all texts', async (language) => {
    const { page } = await shop.player({ language, width: 390 });
    await openButton(page).waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    await press(page);
    await reaches(page, 'settled');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    expect(await page.getByRole('main').textContent()).not.toMatch(/\b(boxes|seeds|bag)\.[a-z]+\./);
  });

  it('show exact odds of every item, and the exact return on demand', async () => {
    const { page } = await shop.player();
    await expect.poll(() => page.getByText('/ 16,777,216').count()).toBe(16);
    await page.getByRole('button', { name: '92.12%' }).click();
    await page.getByText(/^Exactly \d+\/\d+/).waitFor();
  });

  it('report an unknown box', async () => {
    const page = await shop.open('/case/hash/nothing', { language: 'EN' });
    await page.getByText('It may have been taken off the shelf').waitFor();
    await page.getByRole('link', { name: 'Back to the boxes' }).click();
    await page.getByRole('heading', { level: 1, name: 'Hash boxes' }).waitFor();
  });
});
