import { boxDetails, openBox } from '@skins/api/boxes/contract';
import { setRealityCheck } from '@skins/api/limits/contract';
import { POLICY } from '@skins/engine/limits';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeRules } from '../samples/api/operator.ts';
import { newPlayer } from '../http/player.ts';
import { type Shop, openShop } from '../http/shop.ts';
import { letPass } from '../http/test-time.ts';
import { seriousFindings } from './axe.ts';
import { BOX, openButton } from './boxes-play.ts';
import { PATIENCE, hasKeyboard, visitors } from './visitor.ts';

// Own shop: this file changes the policy.
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
}, PATIENCE);
afterAll(() => shop.close());

const { open } = visitors(() => shop.serving().address);
const MINUTE_MS = 60_000;

it('a player sees time and net result, goes on, and plays under the policy', async () => {
  const { client, token } = await newPlayer(shop.client());
  await client.ask(setRealityCheck, { body: { everyMinutes: 5 } });
  const boxId = BOX.split('/').at(-1) ?? '';
  const { versionHash } = await client.ask(boxDetails, { query: { boxId } });
  for (let minute = 0; minute < 5; minute += 1) {
    await client.ask(openBox, { body: { boxId, count: 1, versionHash } });
    letPass(MINUTE_MS);
  }
  const page = await open(BOX, { language: 'EN', width: 390, token });
  const count = page.getByRole('radiogroup', { name: 'How many' });
  await count.waitFor();
  await openButton(page).click();
  const check = page.getByRole('dialog', { name: 'Reality check' });
  await hasKeyboard(check);
  await check.getByText('5 min').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await check.getByRole('button', { name: 'I have seen it, go on' }).click();
  await check.waitFor({ state: 'detached' });
  const [opened] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith(openBox.path)),
    openButton(page).click(),
  ]);
  expect(opened.status()).toBe(200);

  const { game } = shop.serving().service;
  letPass(
    (await changeRules(game, POLICY, { pack: 'uk', hours: null, cycleMs: 5_000, caps: [] })) - game.clock(),
  );
  await page.reload();
  await openButton(page).waitFor();
  await expect.poll(() => count.count()).toBe(0);
  await openButton(page).click();
  const note = page.getByRole('alert').filter({ hasText: 'real name' });
  await note.getByRole('link', { name: 'Verify my name' }).click();
  await page.getByRole('heading', { name: 'Real name' }).waitFor();
});
