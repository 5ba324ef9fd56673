import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { registerPlayer } from './accounts.ts';
import { seriousFindings } from './axe.ts';
import { hasKeyboard, visitors } from './visitor.ts';

const shop = visitors();
const WIDTHS = [1440, 390] as const;

const wallOf = (page: Page) =>
  page.evaluate<string>('getComputedStyle(document.body).backgroundColor.replace(/ .*/, "")');
const DAY = 'oklch(0.938';
const NIGHT = 'oklch(0.185';

/** Switches the page's colour scheme, as another tab would. */
async function turned(page: Page, light: 'day' | 'night'): Promise<void> {
  await page.evaluate(`localStorage.setItem('light', '${light}');
    dispatchEvent(new StorageEvent('storage', { key: 'light' }))`);
  await expect.poll(() => wallOf(page)).toBe(light === 'day' ? DAY : NIGHT);
}

async function seriousInTheLights(page: Page): Promise<string[]> {
  await turned(page, 'night');
  // Only colours depend on the scheme. Phone-only parts are checked by day in each page's own tests.
  const byNight = await seriousFindings(page, ['color-contrast']);
  if ((page.viewportSize()?.width ?? 0) < 768) return byNight;
  await turned(page, 'day');
  const byDay = await seriousFindings(page);
  return [...byNight, ...byDay.map((finding) => `by day: ${finding}`)];
}

async function firstBox(): Promise<string> {
  const answer: unknown = await (await fetch(`${shop.address()}/api/box/list?type=hash`)).json();
  const id = /"boxes":\[\{"id":"(?<id>[^"]+)"/.exec(JSON.stringify(answer))?.groups?.['id'];
  if (id === undefined) throw new Error('the shop has no box');
  return id;
}

describe('the colour scheme', () => {
  it.each([
    ['the system', { system: 'dark' }, NIGHT],
    ['the system', { system: 'light' }, DAY],
    ['the choice before the system', { system: 'dark', light: 'day' }, DAY],
    ['the choice', { light: 'night' }, NIGHT],
  ] as const)('follows %s %j before the app runs, so nothing flashes', async (_, visit, wall) => {
    const page = await shop.open('/siteMaintain.html', visit);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(`${shop.address()}/`);
    expect(await wallOf(page)).toBe(wall);
  });

  it('is chosen in the header and remembered', async () => {
    const page = await shop.open('/page/instrutions', { language: 'EN' });
    await page.getByRole('button', { name: 'Appearance: Same as system' }).click();
    await page.getByRole('button', { name: 'Night', exact: true }).click();
    await expect.poll(() => wallOf(page)).toBe(NIGHT);
    await page.reload();
    await page.getByRole('button', { name: 'Appearance: Night' }).click();
    await page.getByRole('button', { name: 'Same as system' }).click();
    await expect.poll(() => wallOf(page)).toBe(DAY);
  });

  it('is chosen in the account sheet on phones', async () => {
    const page = await shop.open('/', { width: 390 });
    await page.getByRole('navigation', { name: '底部导航' }).getByRole('button', { name: '我的' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '夜间' }).click();
    await expect.poll(() => wallOf(page)).toBe(NIGHT);
  });
});

describe.each(WIDTHS)('at %i px, by night and by day', (width) => {
  const players = visitors(undefined, { kept: true });
  let kept: Page;
  beforeAll(async () => {
    kept = await players.open('/page/instrutions', { width, token: await registerPlayer(shop.address()) });
  });

  it.each(['/', '/case/hash', '/case/csgo', '/page/instrutions', 'a box'])(
    'axe finds nothing serious on %s',
    async (path) => {
      const shown = path === 'a box' ? `/case/hash/${await firstBox()}` : path;
      // Navigates as a link does: reloading the app would take most of the test.
      await kept.evaluate(`history.pushState(null, '', '${shown}')`);
      const page = kept.locator('main');
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      if (path !== '/page/instrutions') await page.locator('img').first().waitFor();
      expect(await seriousInTheLights(kept)).toEqual([]);
    },
  );

  it('axe finds nothing serious in a visitor’s dialogs', async () => {
    const page = await shop.open('/', { width, language: 'RU' });
    await page.getByRole('banner').getByRole('button', { name: 'Регистрация' }).click();
    const dialog = page.getByRole('dialog', { name: 'Регистрация' });
    await dialog.getByRole('button', { name: 'Регистрация' }).click();
    await dialog.getByRole('alert').first().waitFor();
    expect(await seriousInTheLights(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'описание хеш-алгоритма' }).click();
    await hasKeyboard(page.getByRole('dialog').last());
    expect(await seriousInTheLights(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Вход' }).click();
    expect(await seriousInTheLights(page)).toEqual([]);
  });

  it('axe finds nothing serious in a player’s dialogs', async () => {
    const token = await registerPlayer(shop.address());
    const page = await shop.open('/', { width, language: 'VN', token });
    for (const entry of ['Hạt giống của tôi', 'Các số của tôi']) {
      await (
        width === 390
          ? page.getByRole('navigation', { name: 'Điều hướng dưới' }).getByRole('button', { name: 'Của tôi' })
          : page.getByRole('banner').getByRole('button', { name: 'Của tôi' })
      ).click();
      await page.getByRole('button', { name: entry }).click();
      await hasKeyboard(page.getByRole('dialog').last());
      expect(await seriousInTheLights(page), entry).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  });
});

const COLOURS = (selector: string) => `(() => {
  const { backgroundColor, outlineColor, outlineStyle } = getComputedStyle(document.querySelector(${JSON.stringify(selector)}));
  return { backgroundColor, outline: outlineStyle + ' ' + outlineColor };
})()`;

/** Returns the value of a system colour in this browser. */
const SYSTEM = (colour: string) => `(() => {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.background = '${colour}';
  const { backgroundColor } = getComputedStyle(probe);
  probe.remove();
  return backgroundColor;
})()`;

describe('with forced colours, the page', () => {
  it.each(WIDTHS)('keeps states, rarities and focus visible on a box at %i px', async (width) => {
    const page = await shop.open(`/case/hash/${await firstBox()}`, { width, forcedColors: 'active' });
    const coloursOf = (selector: string) =>
      page.evaluate<{ backgroundColor: string; outline: string }>(COLOURS(selector));
    const background = async (selector: string) => (await coloursOf(selector)).backgroundColor;
    await page.getByRole('switch').first().waitFor();
    const [canvas, highlight] = await Promise.all([
      page.evaluate<string>(SYSTEM('Canvas')),
      page.evaluate<string>(SYSTEM('Highlight')),
    ]);
    expect(highlight).not.toBe(canvas);
    expect(await background('[role=radiogroup] label:has(:checked)')).toBe(highlight);
    expect(await background('[role=switch]')).not.toBe(highlight);
    await page.getByRole('switch').first().click();
    await expect.poll(() => background('[role=switch]')).toBe(highlight);
    // The ruler consists only of its colours.
    expect(await background('i[data-colour=blue]')).not.toBe(canvas);
    await page.keyboard.press('Tab');
    expect((await coloursOf(':focus')).outline).toMatch(/^solid /);
  });
});
