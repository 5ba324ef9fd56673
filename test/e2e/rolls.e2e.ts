import { type BodyOf, operatorLogin } from '@skins/api/contract';
import { createRoomOf, joinRoom, publishRoomOf } from '@skins/api/rolls/contract';
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
import { visitors } from './visitor.ts';

// A shop of its own: its time passes.
const shop = ownShop([]);
const { open } = visitors(() => shop().serving().address);

const HOUR_MS = 3_600_000;
const PASSWORD = 'bamboo-88';
const names = (zh: string, en: string) => ({ zh, en, ru: en, vi: en });

/** Two who run the shop in pairs: one makes rooms, the other publishes them. */
let maker: Credentials;
let publisher: Credentials;
beforeAll(async () => {
  [maker, publisher] = await Promise.all([addedOperator(shop()), addedOperator(shop())]);
  // Nobody approves in a role of less than a day.
  letPass(DAY_MS + HOUR_MS);
});

/** An operator over HTTP, and what the console keeps of them. */
async function entered(who: Credentials) {
  const kept = await shop()
    .client()
    .ask(operatorLogin, { body: loginOf(who) });
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
async function published(made: Client, by: Client, making: Partial<BodyOf<typeof createRoomOf>>) {
  const name = names('周五夜场', 'Friday night');
  const body: BodyOf<typeof createRoomOf> = {
    type: 0,
    name,
    description: name,
    image: '/art/box/youse.svg',
    skinIds: cheapest(2),
    conditions: [],
    door: 'open',
    closesAt: shopTime() + HOUR_MS,
    ...making,
  };
  const { id, proposalId } = await made.ask(createRoomOf, { body });
  await by.ask(publishRoomOf, { body: { id, proposalId, ...proofOf(publisher) } });
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
    const [made, by] = [await entered(maker), await entered(publisher)];
    const id = await published(made.client, by.client, { door: 'password', password: PASSWORD });
    await published(made.client, by.client, {
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
    await phone.getByLabel('房间密码').fill(PASSWORD);
    await phone.keyboard.press('Enter');
    await phone.getByText('加入成功').waitFor();
    await phone.getByText('你的号码 2').waitFor();
    await expectSound(phone);

    // At its close the entries are frozen and drawn: as many win as there are prizes.
    await page.goto(`${shop().serving().address}/page/roll/${id}`);
    await page.getByText('Your number 1').waitFor();
    letPass(2 * HOUR_MS);
    await shop().serving().service.flows.retry(`roll-${id}#1`);
    await page.reload();
    await page.getByText(/^You won /).waitFor();
    await page.getByText('It is among the entries: the same root comes out').waitFor();
    expect(await page.getByText('In the bag').count()).toBeGreaterThanOrEqual(2);
    await expectSound(page);
    await page.goto(`${shop().serving().address}/user/roll/record`);
    await page.getByRole('table', { name: 'Roll rooms' }).getByText('Friday night').waitFor();
    expect(await page.getByText('No prize').count()).toBe(0);
    expect((await ben.client.refused(joinRoom, { body: { roomId: id } })).errCode).toBeGreaterThan(0);
  });
});
