import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServeOptions, type Serving, serve } from '@skins/api';
import { openEpoch } from '@skins/api/foundation/game';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerPlayer } from './accounts.ts';
import { BOX, openButton, press, reaches } from './boxes-play.ts';
import { pages } from './visitor.ts';

// Own shop, in this process: its log is restored while a player watches, and later it is a drill.

const folder = mkdtempSync(join(tmpdir(), 'skins-restored-'));
const newPage = pages();
let shop: Serving;
let token = '';

const open = (said?: ServeOptions['said']): Promise<Serving> =>
  serve({
    folder,
    host: '127.0.0.1',
    port: 0,
    environment: { ...process.env, SKINS_LOG: 'silent', SKINS_RATE_LIMIT: 'off' },
    ...(said !== undefined && { said }),
  });

beforeAll(async () => {
  shop = await open();
  token = await registerPlayer(shop.address);
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

async function atTheBox(width = 1440): Promise<Page> {
  const page = await newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  await page.addInitScript((known) => {
    localStorage.setItem('language', 'EN');
    localStorage.setItem('token', known);
  }, token);
  await page.goto(shop.address + BOX);
  return page;
}

it('a press on void seeds is refused without a charge; the page shows the new seeds and plays on', async () => {
  const page = await atTheBox();
  const seeds = page.getByRole('region', { name: 'Seeds for this play' });
  await seeds.getByText('#1', { exact: true }).waitFor();
  // The page sets a newcomer's seed by itself, which is a command too.
  await expect.poll(() => seeds.getByLabel('Your seed').inputValue()).toMatch(/^[a-z0-9]{16}$/);
  await openEpoch(shop.service.game, 'restored');
  await openButton(page).click();
  await page.getByText('The server seeds were renewed. Nothing was charged').waitFor();
  await page.getByRole('button', { name: 'Got it' }).click();
  await page.getByRole('banner').getByText('1,000.00').waitFor();
  await seeds.getByText('#2', { exact: true }).waitFor();
  const { opens } = await press(page);
  expect(opens).toHaveLength(1);
  await reaches(page, 'landed');

  await page.getByRole('contentinfo').getByRole('link', { name: 'How to verify' }).click();
  const register = page.getByRole('region', { name: 'Restores and void seeds' });
  await register.getByText(/^Restores\s*1$/).waitFor();
  await register.getByText(/^Void seed chains\s*1$/).waitFor();
});

describe('a drill', () => {
  beforeAll(async () => {
    await shop.close();
    shop = await open('drill');
  });

  it.each([1440, 390])('says in four languages that it is read-only, at %i px, and is', async (width) => {
    const page = await atTheBox(width);
    const notice = page.getByRole('status').filter({ hasText: 'A drill on a copy' });
    for (const said of ['演练副本，只能查看', 'nothing can be done here', 'Учебная копия', 'Bản diễn tập'])
      await notice.filter({ hasText: said }).waitFor();
    // The notice overlays the page, whose buttons still work.
    await openButton(page).click();
    await page.getByText('it can be looked at, and nothing can be done here').waitFor();
  });
});
