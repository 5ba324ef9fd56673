import { type BodyOf, operatorLogin } from '@skins/api/contract';
import { createRoomOf, joinRoom, publishRoomOf, roomDetail } from '@skins/api/rolls/contract';
import { DAY_MS } from '@skins/engine/kernel';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Credentials, addedOperator, loginOf, proofOf } from '../admin/operator.ts';
import type { Client } from '../http/client.ts';
import { newPlayer } from '../http/player.ts';
import { ownShop } from '../http/shop.ts';
import { letPass, shopTime } from '../http/test-time.ts';
import { seriousFindings } from './axe.ts';
import { expectSound } from './operators-console.ts';
import { pages, visitors } from './visitor.ts';

// A shop of its own: its time passes. In a leap no round of a beacon could be awaited: the house's seed draws.
const shop = ownShop([], { SKINS_BEACON: 'off' });
const { open } = visitors(() => shop().serving().address);
const newPage = pages();

const HOUR_MS = 3_600_000;
const PASSWORD = 'bamboo-88';
const names = (zh: string, en: string) => ({ zh, en, ru: en, vi: en });

/** Alone: who makes rooms publishes them, too. */
let owner: Credentials;
beforeAll(async () => {
  owner = await addedOperator(shop());
});

/** An operator over HTTP, and what the console keeps of them. */
async function entered() {
  const kept = await shop()
    .client()
    .ask(operatorLogin, { body: loginOf(owner) });
  return {
    kept,
    client: shop()
      .client()
      .with({ authorization: `Bearer ${kept.token}` }),
  };
}

/** The cheapest skins of the catalogue. */
function cheapest(amount: number): string[] {
  const { game } = shop().serving().service;
  const skins = [...game.catalogueAt(game.clock()).skins.values()];
  return skins
    .toSorted((a, b) => a.price - b.price)
    .slice(0, amount)
    .map(({ skinId }) => skinId);
}

/** A room that players may join, which closes in an hour. */
async function published(operator: Client, making: Partial<BodyOf<typeof createRoomOf>>) {
  const name = names('周五夜场', 'Friday night');
  const body: BodyOf<typeof createRoomOf> = {
    type: 0,
    name,
    description: name,
    image: '/art/case/kintsugi.24.9.youse.svg',
    skinIds: cheapest(2),
    conditions: [],
    door: 'open',
    closesAt: shopTime() + HOUR_MS,
    ...making,
  };
  const { id, proposalId } = await operator.ask(createRoomOf, { body });
  await operator.ask(publishRoomOf, { body: { id, proposalId, ...proofOf(owner) } });
  // No code counts twice.
  letPass(60_000);
  return id;
}

const columns = (page: Page) =>
  page.evaluate<number>(
    "getComputedStyle(document.querySelector('main ul:has(> li > article)')).gridTemplateColumns.split(' ').length",
  );

describe('roll rooms', () => {
  it('are joined by two players, by a password and by conditions, and drawn before their eyes', async () => {
    const { client: operator } = await entered();
    const id = await published(operator, { door: 'password', password: PASSWORD });
    await published(operator, {
      name: names('助力场', 'With friends'),
      conditions: [
        { kind: 'opens', count: 3, days: 7 },
        { kind: 'assists', count: 1 },
      ],
    });
    const [anna, ben] = [await newPlayer(shop().client()), await newPlayer(shop().client())];
    const page = await open('/page/roll', { language: 'EN', token: anna.token });

    // What is missing is said, and nothing is joined.
    await page.getByRole('button', { name: 'Join now: With friends' }).click();
    const needs = page.getByRole('dialog', { name: 'Conditions missing: 2' });
    await needs.getByText('Boxes opened in 7 days: 3').waitFor();
    await needs.getByText(/\/page\/source\?poster=/).waitFor();
    expect(await columns(page)).toBe(4);
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await needs.waitFor({ state: 'hidden' });

    // A wrong password costs nothing; the right one lets in.
    await page.getByRole('button', { name: 'Join now: Friday night' }).click();
    const asking = page.getByRole('dialog', { name: 'Password of the room' });
    await asking.getByLabel('Room password').fill('orchid');
    await page.keyboard.press('Enter');
    await page.getByText(/See the roll room for details/).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await asking.getByLabel('Room password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByText('joined', { exact: true }).waitFor();
    await asking.waitFor({ state: 'hidden' });

    // The other one sees who is in, and joins on a phone.
    const phone = await open(`/page/roll/${id}`, { language: 'ZH', width: 390, token: ben.token });
    await phone.getByRole('button', { name: '立即加入' }).click();
    await phone.getByRole('textbox', { name: '房间密码' }).fill(PASSWORD);
    await phone.keyboard.press('Enter');
    await phone.getByText('加入成功').waitFor();
    await phone.getByText('你的号码 2').waitFor();
    await expectSound(phone);

    // At its close the entries are frozen and drawn: as many win as there are prizes.
    await page.goto(`${shop().serving().address}/page/roll/${id}`);
    await page.getByText('Your number 1').waitFor();
    letPass(2 * HOUR_MS);
    const { flows } = shop().serving().service;
    const given = async () => {
      await flows.retry(`roll-${id}#1`);
      const { prizes } = await anna.client.ask(roomDetail, { query: { id } });
      return prizes.every((prize) => prize.given);
    };
    await expect.poll(given).toBe(true);
    await page.reload();
    await page.getByText(/^You won /).waitFor();
    await page.getByText('It is among the entries: the same root comes out').waitFor();
    expect(await page.getByText('In the bag').count()).toBeGreaterThanOrEqual(2);
    await page.getByRole('button', { name: 'Check this draw here' }).click();
    await page.getByText(/of \d+ steps hold|Every step holds/).waitFor();
    expect(await page.getByText('does not hold', { exact: true }).count()).toBe(0);
    await expectSound(page);
    await page.goto(`${shop().serving().address}/user/roll/record`);
    await page.getByRole('table', { name: 'Roll rooms' }).getByText('Friday night').waitFor();
    expect(await page.getByText('No prize').count()).toBe(0);
    expect((await ben.client.refused(joinRoom, { body: { roomId: id } })).errCode).toBeGreaterThan(0);
  });

  it('are made by an operator, with prizes out of the catalogue and passwords that show once', async () => {
    const { kept } = await entered();
    const page = await newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
    await page.addInitScript(
      (operator) => sessionStorage.setItem('operator', operator),
      JSON.stringify(kept),
    );
    await page.goto(`${shop().serving().address}/admin/rolls/create`);
    for (const language of ['Chinese', 'English', 'Russian', 'Vietnamese'])
      await page.getByLabel(`Name · ${language}`).fill(`Sunday, ${language}`);
    const closes = new Date(shopTime() + DAY_MS).toISOString().slice(0, 16);
    await page.getByLabel(/^Closes/).fill(closes);
    await page.getByLabel('Search skins').fill(cheapest(1)[0] ?? '');
    const picks = page.getByRole('list', { name: 'Add a prize' }).getByRole('button');
    await picks.first().click();
    await picks.first().click();
    await page.getByRole('checkbox', { name: 'VIP level' }).check();
    await page.getByLabel('VIP level: Level').fill('2');
    await page.getByRole('combobox', { name: 'Door' }).click();
    await page.getByRole('option', { name: 'One-time passwords' }).click();
    await expectSound(page);
    await page.getByRole('button', { name: 'Make it, and propose to publish it' }).click();

    await page.getByRole('button', { name: 'Publish the room…' }).waitFor();
    await page.getByRole('button', { name: 'Issue one-time passwords…' }).click();
    const issuing = page.getByRole('dialog', { name: 'Issue one-time passwords' });
    await issuing.getByLabel('How many').fill('3');
    await issuing.getByRole('button', { name: 'Issue', exact: true }).click();
    await issuing.getByText('Save them now').waitFor();
    const shown = await issuing.getByRole('textbox').first().inputValue();
    expect(new Set(shown.split('\n')).size).toBe(3);
    await issuing.getByRole('button', { name: 'Saved: close' }).click();
    await issuing.waitFor({ state: 'hidden' });
    await expectSound(page);

    await page.getByRole('button', { name: 'Cancel the room…' }).click();
    await page.getByRole('button', { name: 'Cancel the room', exact: true }).click();
    await page.getByText('cancelled', { exact: true }).first().waitFor();
    await page.goto(`${shop().serving().address}/admin/rolls`);
    await page.getByRole('link', { name: 'Sunday, English' }).waitFor();
  });
});
