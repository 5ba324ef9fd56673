import { type BodyOf, operatorLogin } from '@skins/api/contract';
import { createRoomOf, joinRoom, publishRoomOf, roomDetail } from '@skins/api/rolls/contract';
import { DAY_MS } from '@skins/engine/kernel';
import recorded from '../../fixtures/vectors/drand-quicknet.json' with { type: 'json' };
import { createServer } from 'node:http';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Credentials, addedOperator, loginOf, proofOf } from '../admin/operator.ts';
import type { Client } from '../http/client.ts';
import { freshPhone, newPlayer } from '../http/player.ts';
import { ownShop } from '../http/shop.ts';
import { letPass, shopTime } from '../http/test-time.ts';
import { seriousFindings } from './axe.ts';
import { LARGEST_SHIFT, worstShift } from './layout-shift.ts';
import { expectSound } from './operators-console.ts';
import { pages, visitors } from './visitor.ts';

const HOUR_MS = 3_600_000;
/** milliseconds; the most between a room's close and the end of its round */
const TO_ROUND_MS = 31_000;

// Own shop at the time of a recorded round. Two hours before that round, a relay in this file serves drand's chain.
const round = recorded.rounds.at(-1) ?? { round: 0, randomness: '', signature: '' };
const ROUND_TIME = (recorded.chain.genesis_time + (round.round - 1) * recorded.chain.period) * 1_000;
const back = shopTime() - (ROUND_TIME - 2 * HOUR_MS);
letPass(-back);
const relay = createServer(({ url }, response) =>
  response
    .writeHead(url === `/${recorded.chain.hash}/public/${round.round}` ? 200 : 404)
    .end(JSON.stringify(round)),
);
await new Promise<void>((resolve) => void relay.listen(0, '127.0.0.1', resolve));
const bound = relay.address();
const shop = ownShop([], {
  SKINS_BEACON: 'drand',
  SKINS_BEACON_RELAYS: `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`,
});
afterAll(() => {
  relay.close();
  relay.closeAllConnections();
  letPass(back);
});
const guests = visitors(() => shop().serving().address);
const { open } = guests;
const newPage = pages();

const PASSWORD = 'bamboo-88';
const names = (zh: string, en: string) => ({ zh, en, ru: en, vi: en });

/** The only operator, who creates and publishes rooms alone. */
let owner: Credentials;
beforeAll(async () => {
  owner = await addedOperator(shop());
});

/** Logs an operator in over HTTP. @returns the client, and the session that the console stores */
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

/** Returns the cheapest skins of the catalogue. */
function cheapest(amount: number): string[] {
  const { game } = shop().serving().service;
  const skins = [...game.catalogueAt(game.clock()).skins.values()];
  return skins
    .toSorted((a, b) => a.price - b.price)
    .slice(0, amount)
    .map(({ skinId }) => skinId);
}

/** Publishes a room that players may join, closing in an hour. */
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
    // All players of this file use one device.
    oneADevice: false,
    closesAt: shopTime() + HOUR_MS,
    ...making,
  };
  const { id, proposalId } = await operator.ask(createRoomOf, { body });
  await operator.ask(publishRoomOf, { body: { id, proposalId, ...proofOf(owner) } });
  // No code is accepted twice.
  letPass(60_000);
  return id;
}

const columns = (page: Page) =>
  page.evaluate<number>(
    "getComputedStyle(document.querySelector('main ul:has(> li > article)')).gridTemplateColumns.split(' ').length",
  );

describe('roll rooms', () => {
  it('are joined by two players, by password and conditions, and drawn while they watch', async () => {
    const { client: operator } = await entered();
    const closesAt = ROUND_TIME - TO_ROUND_MS;
    const id = await published(operator, { door: 'password', password: PASSWORD, closesAt });
    await published(operator, {
      name: names('助力场', 'With friends'),
      conditions: [
        { kind: 'opens', count: 3, days: 7 },
        { kind: 'assists', count: 1 },
      ],
    });
    // Home now shows a room beside its banner, and must not shift.
    const shifts = (['EN', 'RU'] as const).map((language) =>
      worstShift(guests, '/', { language, width: 1440 }),
    );
    expect(Math.max(...(await Promise.all(shifts)))).toBeLessThanOrEqual(LARGEST_SHIFT);
    const [anna, ben] = [await newPlayer(shop().client()), await newPlayer(shop().client())];
    const page = await open('/page/roll', { language: 'EN', token: anna.token });

    // Missing conditions are listed, and the player does not join.
    await page.getByRole('button', { name: 'Join now: With friends' }).click();
    const needs = page.getByRole('dialog', { name: 'Conditions missing: 2' });
    await needs.getByText('Boxes opened in 7 days: 3').waitFor();
    await needs.getByText(/\/page\/source\?poster=/).waitFor();
    expect(await columns(page)).toBe(4);
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await needs.waitFor({ state: 'hidden' });

    // A wrong password costs nothing; the right one admits.
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

    // The other player sees the entrants, and joins on a phone.
    const phone = await open(`/page/roll/${id}`, { language: 'ZH', width: 390, token: ben.token });
    await phone.getByRole('button', { name: '立即加入' }).click();
    await phone.getByRole('textbox', { name: '房间密码' }).fill(PASSWORD);
    await phone.keyboard.press('Enter');
    await phone.getByText('加入成功').waitFor();
    await phone.getByText('您的号码 2').waitFor();
    await expectSound(phone);

    // At the close the entries are frozen and drawn, with as many winners as prizes.
    await page.clock.setSystemTime(shopTime());
    await page.goto(`${shop().serving().address}/page/roll/${id}`);
    await page.getByText('Your number 1').waitFor();
    await page.getByText('Nobody can steer this draw').waitFor();
    const { flows } = shop().serving().service;
    letPass(closesAt - shopTime() + 1_000);
    const sealed = async () => {
      await flows.retry(`roll-${id}#1`);
      return (await anna.client.ask(roomDetail, { query: { id } })).evidence.sealed;
    };
    await expect.poll(sealed).not.toBeNull();
    // A visitor before the round is out can later compare the shop with this root.
    await page.reload();
    await page.getByText(/^Checkpoint \d/).waitFor();
    letPass(Math.max(0, ROUND_TIME - shopTime()) + 3_000);
    const given = async () => {
      await flows.retry(`roll-${id}#1`);
      const { prizes } = await anna.client.ask(roomDetail, { query: { id } });
      return prizes.every((prize) => prize.given);
    };
    await expect.poll(given).toBe(true);
    await page.reload();
    const prize = page.getByRole('dialog', { name: 'See the prize' });
    await prize.getByText(/^Number 1 won prize \d\. It is in your bag\.$/).waitFor();
    await expectSound(page);
    // It can be sold at the price on the button, upgraded, shared by its picture, or kept.
    await prize.getByRole('button', { name: /^Sell / }).waitFor();
    await prize.getByRole('button', { name: 'Upgrade it' }).waitFor();
    await prize.getByRole('button', { name: 'Share', exact: true }).click();
    const sharing = page.getByRole('dialog', { name: 'Share this result' });
    const proof = await sharing.getByRole('link', { name: /^Proof link/ }).getAttribute('href');
    expect(new URL(proof ?? '').pathname).toBe(`/page/roll/${id}`);
    await page.keyboard.press('Escape');
    await sharing.waitFor({ state: 'hidden' });
    await prize.getByRole('button', { name: 'Keep' }).click();
    await prize.waitFor({ state: 'detached' });
    // Once by itself, later by its button.
    await page.reload();
    await page.getByText(/^You won /).waitFor();
    await page.getByRole('button', { name: 'See the prize' }).waitFor();
    expect(await prize.count()).toBe(0);
    await page.getByText('It is among the entries: the same root comes out').waitFor();
    expect(await page.getByText('In the bag').count()).toBeGreaterThanOrEqual(2);
    await page.getByRole('button', { name: 'Check this draw here' }).click();
    // Only the log's key is not in the browser.
    await page.getByText('Steps that hold: 9 of 10').waitFor();
    expect(await page.locator('[data-verdict="open"]').innerText()).toContain('The signed checkpoint');
    await page
      .getByText(`round ${round.round.toLocaleString('en')}`)
      .first()
      .waitFor();
    await expectSound(page);
    await page.goto(`${shop().serving().address}/user/roll/record`);
    await page.getByRole('table', { name: 'Roll rooms' }).getByText('Friday night').waitFor();
    expect(await page.getByText('No prize').count()).toBe(0);
    expect((await ben.client.refused(joinRoom, { body: { roomId: id } })).errCode).toBeGreaterThan(0);
  });

  it('are entered with the help of a friend who follows the dialog’s shared link', async () => {
    const { client: operator } = await entered();
    const id = await published(operator, {
      name: names('好友场', 'With a friend'),
      conditions: [{ kind: 'assists', count: 1 }],
    });
    const anna = await newPlayer(shop().client());
    const page = await open(`/page/roll/${id}`, { language: 'EN', token: anna.token });
    await page.getByRole('button', { name: 'Join now' }).click();
    const needs = page.getByRole('dialog', { name: 'Conditions missing: 1' });
    const link = new URL(await needs.getByText(/\/page\/source\?poster=/).innerText());
    await page.keyboard.press('Escape');

    // A visitor is asked to register; the link is remembered.
    const visitor = await open(link.pathname + link.search, { language: 'RU', width: 390 });
    await visitor.getByRole('button', { name: 'Регистрация и помощь' }).waitFor();
    await expectSound(visitor);
    const kept: unknown = await visitor.evaluate("localStorage.getItem('neeko_spreadCode')");
    expect(kept).toBe(link.searchParams.get('poster'));
    // A friend on another device helps once.
    const friend = await newPlayer(shop().client(), freshPhone(), 'device of a friend');
    const helping = await open(link.pathname + link.search, { language: 'EN', token: friend.token });
    await helping.getByRole('button', { name: 'Help', exact: true }).click();
    await helping.getByText('You helped your friend').waitFor();
    await expectSound(helping);

    await page.getByRole('button', { name: 'Join now' }).click();
    await page.getByText('Your number 1').waitFor();
  });

  it('are created by an operator, with prizes from the catalogue and passwords that are shown once', async () => {
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
    await page.getByText(/^At most 100,000\.00 gems a room; 100,000\.00 are left$/).waitFor();
    await picks.first().click();
    await picks.first().click();
    await page.getByText(/^At most 100,000\.00 gems a room; 99,999\.\d\d are left$/).waitFor();
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
