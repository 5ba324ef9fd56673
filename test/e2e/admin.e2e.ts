import { control } from '@skins/api';
import { backPack } from '@skins/api/bag/contract';
import { playUpgrade, upgradeQuote } from '@skins/api/upgrades/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { totpCode } from '../../api/src/slices/operators/second-factor.ts';
import { Client } from '../http/client.ts';
import { type Player, newPlayer, openSome } from '../http/player.ts';
import { type App, openApp } from './app.ts';
import { seriousFindings } from './axe.ts';
import { goTo } from './operators-console.ts';
import { PATIENCE, pages } from './visitor.ts';

const BOX = 'chujian';
const WIDTHS = [1440, 390] as const;

/** Own shop, so that its lists hold only what these tests played. */
let shop: App;
let playerId: string;
const newPage = pages();

beforeAll(async () => {
  shop = await openApp();
  const player = await newPlayer(new Client(shop.address));
  const { opens } = await openSome(player, BOX, 10);
  await openSome(player, BOX, 10);
  const other = await newPlayer(new Client(shop.address));
  await openSome(other, BOX, 10);
  await upgradeSome(other);
  await vi.waitUntil(listsComplete, { timeout: PATIENCE });
  playerId = opens[0]?.itemId.split('-')[0] ?? '';
});
afterAll(() => shop.close());

/** Upgrades to the dearest opened item: with another item and gems, and with gems alone. */
async function upgradeSome({ client }: Player): Promise<void> {
  const { records } = await client.ask(backPack, { query: { size: 20, sort: 'dearest' } });
  const [target, ...others] = records;
  const item = others.find(({ salePrice }) => salePrice < (target?.salePrice ?? 0) / 2);
  for (const itemIds of [[], item === undefined ? [] : [item.id]]) {
    const wish = { itemIds, gems: (target?.salePrice ?? 0) / 4, targetSkinId: target?.skinId ?? '' };
    const { quote } = await client.ask(upgradeQuote, { query: wish });
    await client.ask(playUpgrade, { body: { ...wish, quote } });
  }
}

/** Tells whether the lists have reached the end of the log. */
async function listsComplete(): Promise<boolean> {
  const { text } = await new Client(shop.address).send('GET', '/readyz');
  const { head, projections }: { head: string; projections: { position: string }[] } = JSON.parse(text);
  return projections.every(({ position }) => position >= head);
}

interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly totpSecret: string;
}

/** Runs a command on the shop's machine. */
const commanded = async (name: string, input: object): Promise<unknown> =>
  control({ folder: shop.folder, environment: process.env }, name, input);

/** Adds an operator who has never logged in, as no code of a second factor is accepted twice. */
async function newOperator(role = 'owner'): Promise<Credentials> {
  operators += 1;
  const added: unknown = await commanded('operator-add', { name: `ada${operators}`, role });
  const { username, password, totpSecret } = { username: '', password: '', totpSecret: '', ...Object(added) };
  return { username, password, totpSecret };
}
let operators = 0;

async function openConsole(width: number, path = '', locale = 'en-GB', opened = newPage): Promise<Page> {
  const page = await opened({ viewport: { width, height: 900 }, locale });
  await page.goto(`${shop.address}/admin/${path}`);
  return page;
}

async function logIn(page: Page, { username, password, totpSecret }: Credentials): Promise<void> {
  await page.getByLabel('Name').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByLabel('Code').fill(totpCode(totpSecret, Date.now()));
  await page.getByRole('button', { name: 'Log in' }).click();
}

async function openLoggedIn(width: number, path = '', opened = newPage): Promise<Page> {
  const page = await openConsole(width, path, 'en-GB', opened);
  await logIn(page, await newOperator());
  await page.getByRole('heading', { level: 1 }).filter({ hasText: /\S/ }).waitFor();
  return page;
}

const overflow = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - window.innerWidth');

describe('login', () => {
  it('shows the error, and admits an operator with the right password', async () => {
    const page = await openConsole(1440);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByText('Enter your name and password').waitFor();
    const ada = await newOperator();
    await logIn(page, { ...ada, password: 'not the password' });
    await page.getByText('Wrong name, password or code').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await logIn(page, ada);
    await page.getByRole('heading', { name: 'Overview' }).waitFor();
  });

  it('takes few navigations', async () => {
    const page = await openConsole(1440);
    let steps = 0;
    page.on('framenavigated', () => (steps += 1));
    await page.getByLabel('Password').waitFor();
    expect(steps).toBeLessThan(10);
  });

  it('ends when another tab logs out', async () => {
    const page = await openLoggedIn(1440, 'players');
    await page.getByRole('button', { name: /^ada/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.getByLabel('Password').waitFor();
    await page.goto(`${shop.address}/admin/players`);
    await page.getByLabel('Password').waitFor();
  });

  it('ends when the operator is disabled', async () => {
    const eve = await newOperator('auditor');
    const page = await openConsole(1440, 'boxes');
    await logIn(page, eve);
    await page.getByRole('heading', { name: 'Boxes' }).waitFor();
    await commanded('operator-disable', { name: eve.username, reason: 'left' });
    const password = page.getByLabel('Password');
    // A read that the console repeats by itself may end the session before the press, and take the menu away.
    await Promise.race([page.getByRole('menuitem', { name: 'Skins' }).click(), password.waitFor()]);
    await password.waitFor();
  });

  it('is Chinese in a Chinese browser, and can be switched', async () => {
    const page = await openConsole(390, '', 'zh-CN');
    await page.getByRole('heading', { name: '运营登录' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('heading', { name: 'Operators' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
  });
});

describe.for(WIDTHS)('at %i pixels', (width) => {
  const keptPage = pages({ kept: true });
  let page: Page;
  beforeAll(async () => {
    page = await openLoggedIn(width, '', keptPage);
  });
  const expectSound = async (shown: Page): Promise<void> => {
    expect(await seriousFindings(shown)).toEqual([]);
    expect(await overflow(shown)).toBeLessThanOrEqual(0);
  };

  it('the overview shows the counts', async () => {
    await page.getByText('All is well').waitFor();
    await page.getByRole('img', { name: /^All games: published .* observed/ }).waitFor();
    await page.getByRole('button', { name: /^All lists run: \d+$/ }).click();
    await page.getByText('player-list').waitFor();
    await expectSound(page);
  });

  it('boxes are listed, found and shown with every version', async () => {
    await goTo(page, 'boxes');
    await page.getByLabel('Search').fill(BOX);
    await page.getByText(/^1[-–]1 of 1$/).waitFor();
    await expectSound(page);
    await page.locator(`a[href="/admin/boxes/${BOX}/show"]`).click();
    await page.getByRole('tab', { name: /Version 1/ }).waitFor();
    await page.getByRole('img', { name: /^Version 1: published .*confidence band/ }).waitFor();
    await page.getByText('[0, 1195)').waitFor();
    await page
      .getByRole('img', { name: /: observed \d+, expected/ })
      .first()
      .waitFor();
    await expectSound(page);
  });

  it('upgrades are listed and shown, and their target shows its promised chances', async () => {
    await goTo(page, 'upgrades');
    await page.getByText(/^1[-–]2 of 2$/).waitFor();
    await expectSound(page);
    await page.locator('a[href^="/admin/upgrades/"][href$="/show"]').first().click();
    await page.getByRole('heading', { name: 'Chance and result' }).waitFor();
    await page.getByRole('heading', { name: 'Proof' }).waitFor();
    await expectSound(page);
    await page.locator('a[href^="/admin/upgrade-targets/"]').first().click();
    await page.getByRole('heading', { name: 'Promised and observed' }).waitFor();
    await page.getByRole('heading', { name: 'Upgrades of late' }).waitFor();
    await expectSound(page);
  });

  it('skins are filtered, and show the boxes that hold them', async () => {
    await goTo(page, 'skins');
    await page.getByRole('combobox', { name: 'Rarity' }).click();
    await page.getByRole('option', { name: 'Contraband' }).click();
    await page.getByRole('combobox', { name: 'Category' }).click();
    await page.getByRole('option', { name: /^Knife/ }).click();
    await page.waitForURL(/filter=.*knife/);
    const skin = page.locator('a[href^="/admin/skins/"][href$="/show"]').first();
    await page
      .getByText(/Contraband/)
      .nth(1)
      .waitFor();
    await expectSound(page);
    await skin.click();
    await page.getByRole('heading', { name: 'Odds in boxes on sale' }).waitFor();
    await expectSound(page);
  });

  it('a player is shown with seeds, bag and events, newest first', async () => {
    await goTo(page, 'players');
    await page.getByLabel('Id or name begins with').fill(playerId.slice(0, 6));
    // The filter is applied with a delay, and would then navigate back from the player's page.
    await page.waitForURL(/filter=/);
    await page.getByRole('link', { name: playerId }).click();
    await page.getByText('20 of 8,192').waitFor();
    await page.getByText(/^1[-–]12 of 20$/).waitFor();
    const newest = page.getByRole('button', { name: /^#\d+/ }).first();
    expect(await newest.textContent()).toContain('10 into the bag');
    await newest.focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Event data').getByText('"itemId"').waitFor();
    await expectSound(page);
  });

  it('shows an error for an unknown record and for a failing service', async () => {
    // A fresh page: loaded data stays visible when the service fails.
    const fresh = await openLoggedIn(width, 'players/nobody00/show');
    await fresh.getByText('There is no such record').waitFor();
    await expectSound(fresh);
    await fresh.route('**/admin/api/boxes?**', (route) => route.abort());
    await fresh.goto(`${shop.address}/admin/boxes`);
    await fresh.getByText('Could not load this').waitFor();
    await expectSound(fresh);
    await fresh.unroute('**/admin/api/boxes?**');
    await fresh.getByRole('button', { name: 'Try again' }).click();
    await fresh.locator(`a[href^="/admin/boxes/"]`).first().waitFor();
  });
});
