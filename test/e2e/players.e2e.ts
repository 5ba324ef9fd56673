import { userInfo } from '@skins/api/accounts/contract';
import { dropRecord } from '@skins/api/bag/contract';
import { updateClientSeed } from '@skins/api/seeds/contract';
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from '../http/client.ts';
import { type Player, newPlayer, openSome } from '../http/player.ts';
import { type App, openApp } from './app.ts';
import { seriousFindings } from './axe.ts';
import { goTo, operatorsConsole } from './operators-console.ts';
import { prove } from './proof.ts';
import { pages } from './visitor.ts';

const BOX = 'chujian';
const SCRIPT = '<img src=x onerror="document.title=\'broken in\'"><b>bold</b>';

let shop: App;
let player: Player;
let playerId: string;
const newPage = pages();

beforeAll(async () => {
  shop = await openApp();
  player = await newPlayer(new Client(shop.address));
  await openSome(player, BOX, 5);
  playerId = (await player.client.ask(userInfo)).id;
});
afterAll(() => shop.close());

const { added, enter } = operatorsConsole(() => shop, newPage);

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function choose(page: Page, label: string, choice: string): Promise<void> {
  await page.getByRole('dialog').getByLabel(label).click();
  await page.getByRole('option', { name: choice, exact: true }).click();
}

const seedOf = () => player.client.call(updateClientSeed, { body: { key: 'abc123' } });

describe('a player in the console', () => {
  it('is suspended, plays again, and is credited with two operators', async () => {
    const sue = await added('sue', 'support');
    const page = await enter(`players/${playerId}/show`, sue);
    await press(page, 'Suspend…');
    expect(await seriousFindings(page)).toEqual([]);
    await choose(page, 'Reason', 'To keep the account safe');
    await press(page, 'Suspend');
    await page.getByText('■ Suspended').waitFor();
    const refused = await seedOf();
    expect(refused.status).toBe(403);
    expect(refused.text).toContain('to keep the account safe, until it is lifted');
    expect((await player.client.ask(userInfo)).id).toBe(playerId);
    await press(page, 'Lift suspension…');
    await press(page, 'Lift');
    await page.getByText('May play').waitFor();
    expect((await seedOf()).status).toBe(200);

    const { balance } = await player.client.ask(userInfo);
    await press(page, 'Credit or debit…');
    await page.getByLabel('Gems').fill('9,000');
    const told = page.getByRole('dialog');
    await told.getByText('100.00', { exact: true }).waitFor();
    await told.getByText('500.00 of 500.00').waitFor();
    await told.getByText(/^Above your ceiling/).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await press(page, 'Do it now');
    await page.getByText(/Above what your role moves at once/).waitFor();
    await press(page, 'Cancel');
    await press(page, 'Propose…');
    await page.getByLabel('Gems').fill('9000');
    await press(page, 'Propose');
    await page.getByRole('heading', { name: 'Waiting for approval' }).waitFor();
    expect((await player.client.ask(userInfo)).balance).toBe(balance);

    const finn = await added('finn', 'finance');
    const approver = await enter('adjustment-proposals', finn);
    await approver
      .getByRole('table')
      .getByRole('link', { name: /^[0-9a-f]{8}$/ })
      .click();
    await approver.getByText('9,000.00').first().waitFor();
    expect(await seriousFindings(approver)).toEqual([]);
    await press(approver, 'Approve and post…');
    await press(approver, 'Approve and post');
    await prove(approver, finn, 0);
    await approver.getByText('● Approved').waitFor();
    expect((await player.client.ask(userInfo)).balance).toBe(balance + 9_000);
  });

  it('loses an item that two operators void, and reads why', async () => {
    const sid = await added('sid', 'support');
    const page = await enter(`players/${playerId}/show`, sid);
    await press(page, 'Void items…');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Items, found by name').fill(playerId);
    await page.getByRole('option').first().click();
    await dialog.getByText(/^Items: 1, worth /).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await press(page, 'Propose');
    await dialog.waitFor({ state: 'detached' });

    const fay = await added('fay', 'finance');
    const approver = await enter('adjustment-proposals?filter=%7B%22state%22%3A%22open%22%7D', fay);
    await approver
      .getByRole('table')
      .getByRole('link', { name: /^[0-9a-f]{8}$/ })
      .first()
      .click();
    await approver.getByText('can be voided').waitFor();
    expect(await seriousFindings(approver)).toEqual([]);
    await press(approver, 'Approve and void…');
    await press(approver, 'Approve and void');
    await prove(approver, fay, 0);
    await approver.getByText('● Approved').waitFor();
    const lost = async () =>
      (await player.client.ask(dropRecord)).records.filter(({ why }) => why === 'a fault of ours');
    await expect.poll(lost).toHaveLength(1);
  });

  it('is credited once if the answer is lost and the button is pressed again', async () => {
    const page = await enter(`players/${playerId}/show`, await added('lou', 'finance'));
    const { balance } = await player.client.ask(userInfo);
    await press(page, 'Credit or debit…');
    await page.getByLabel('Gems').fill('7');
    const lost = async (route: Route) => {
      await route.fetch();
      await route.abort();
    };
    await page.route('**/player/adjust', lost, { times: 1 });
    await press(page, 'Do it now');
    await page.getByRole('alert').getByText('Failed to fetch').waitFor();
    await press(page, 'Do it now');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect((await player.client.ask(userInfo)).balance).toBe(balance + 7);
  });

  it('is shown at any past time, has notes that keep script as text, and shows the whole number for a reason', async () => {
    const sam = await added('sam', 'support');
    const page = await enter(`players/${playerId}/show`, sam);
    await page.getByLabel('New note').fill(SCRIPT);
    await press(page, 'Write');
    await page.getByText(SCRIPT).waitFor();
    expect(await page.title()).not.toBe('broken in');
    const slider = page.getByRole('slider', { name: 'Moment' });
    await slider.focus();
    await page.keyboard.press('Home');
    const moment = page.getByRole('region', { name: 'At any moment' });
    await moment.getByText('Newest items then').waitFor({ state: 'detached' });
    await press(page, 'Show whole number…');
    await press(page, 'Leave a trail and show');
    await page.getByText(player.phone).waitFor();
    await page.getByLabel('Types of events').click();
    await page.getByRole('option', { name: 'Operators' }).click();
    await page.getByText('BalanceAdjusted').first().waitFor();
    await expect.poll(() => page.getByText('BoxOpened').count()).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('has a page without remains of a player who was shown before', async () => {
    const page = await enter('players', await added('kim', 'support'));
    const other = await (await newPlayer(new Client(shop.address))).client.ask(userInfo);
    for (const id of [other.id, playerId]) {
      await goTo(page, `players/${id}/show`);
      await page.getByRole('heading', { level: 2, name: id }).waitFor();
    }
    await press(page, 'Show whole number…');
    await press(page, 'Leave a trail and show');
    await page.getByText(player.phone).waitFor();
    await goTo(page, `players/${other.id}/show`);
    await page.getByRole('heading', { level: 2, name: other.id }).waitFor();
    await page.getByText(player.phone).waitFor({ state: 'detached', timeout: 2_000 });
  });

  it('is read-only for an auditor', async () => {
    const page = await enter(`players/${playerId}/show`, await added('aud', 'auditor'));
    await page.getByRole('region', { name: 'Standing' }).waitFor();
    for (const name of ['Suspend…', 'Credit or debit…', 'Propose…', 'Show whole number…', 'Export data…'])
      expect(await page.getByRole('button', { name }).count()).toBe(0);
    await page.getByText('Not visible to your role').first().waitFor();
  });
});
