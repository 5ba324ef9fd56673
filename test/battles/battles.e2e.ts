import { userInfo } from '@skins/api/accounts/contract';
import { battleRules, createBattle, joinBattle } from '@skins/api/battles/contract';
import { boxList } from '@skins/api/boxes/contract';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seriousFindings } from '../e2e/axe.ts';
import { visitors } from '../e2e/visitor.ts';
import { Client } from '../http/client.ts';
import { type Player, newPlayer } from '../http/player.ts';

const { address, open } = visitors();
const shop = () => new Client(address());

/** milliseconds; a battle of two rounds with everything around it */
const LONG = 240_000;
/** milliseconds from the last seat to the end of one round, on a busy machine */
const TO_END = 90_000;

interface Making {
  readonly seats?: number;
  readonly teams?: number;
  readonly rule?: 'highest' | 'lowest' | 'last' | 'jackpot' | 'shared';
  readonly rounds?: number;
  readonly open?: boolean;
}

/** Creates a battle with the cheapest box. @returns its id */
async function created({ client }: Player, making: Making = {}): Promise<string> {
  const { seats = 2, teams = 0, rule = 'highest', rounds = 1, open: isOpen = true } = making;
  const { rulesHash } = await client.ask(battleRules);
  const [box] = (await client.ask(boxList, { query: { type: 'hash' } }))
    .flatMap(({ boxes }) => boxes)
    .filter(({ price }) => price > 0)
    .toSorted((a, b) => a.price - b.price);
  if (box === undefined) throw new Error('the demo catalogue has boxes');
  const boxes = Array.from({ length: rounds }, () => ({ boxId: box.id, versionHash: box.versionHash }));
  const body = { boxes, seats, teams, rule, open: isOpen, rulesHash, pay: 'gems' as const };
  return (await client.ask(createBattle, { body })).battleId;
}

const joined = ({ client }: Player, battleId: string) => client.ask(joinBattle, { body: { battleId } });
const players = (amount: number) => Promise.all(Array.from({ length: amount }, () => newPlayer(shop())));
const proofShown = (page: Page) => page.getByRole('heading', { name: /can be computed matches|it matches/ });

/** Returns whether each button is off. */
const areOff = (buttons: readonly unknown[]): boolean[] =>
  buttons.map(
    (button) =>
      typeof button === 'object' && button !== null && 'disabled' in button && button.disabled === true,
  );

describe('a battle', () => {
  it('is created, joined, watched, replayed and verified', { timeout: LONG }, async () => {
    const [anna, ben] = await players(2);
    if (anna === undefined || ben === undefined) throw new Error('two players');

    // Anna creates it from the shelves; the price and the return stand beside her choice.
    const page = await open('/page/caseBattle', { language: 'EN', token: anna.token });
    await page.getByRole('navigation').getByRole('link', { name: 'Battle', exact: true }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.locator('main').getByRole('button', { name: 'Create a battle' }).first().click();
    const making = page.getByRole('dialog', { name: 'Create multiplayer battle' });
    await making
      .getByRole('button', { name: /one round more/ })
      .first()
      .click();
    await making.getByText('Average return, as items').waitFor();
    await making.getByRole('button', { name: 'Next: Seats and rule' }).click();
    await making.getByText('Each seat adds up the values that it opened.').first().waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await making.getByRole('button', { name: 'Next: Review' }).click();
    await making.getByRole('heading', { name: 'How much a seat gets' }).waitFor();
    await making.getByText('100.00%').or(making.getByText('50.00%')).first().waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await making.getByRole('button', { name: /^Create and take a seat/ }).click();
    await page.getByRole('heading', { name: '1 seat still free' }).waitFor();
    const room = new URL(page.url()).pathname;
    expect(room).toMatch(/^\/page\/battle\/[0-9a-f]{12}$/);
    expect(await seriousFindings(page)).toEqual([]);

    // A visitor watches by the link, on a phone, and is asked to log in to sit down.
    const phone = await open(room, { language: 'ZH', width: 390 });
    await phone.getByRole('button', { name: '登录后入座' }).waitFor();

    // Ben comes by another address of the same room, and sits down.
    const other = await open(room.replace('/battle/', '/battleV2/'), { language: 'EN', token: ben.token });
    await other.getByRole('button', { name: /^Take a seat/ }).click();
    await other.getByText('You have seat 2').waitFor();

    // Everybody sees what is waited for, and then the end.
    await Promise.all([
      page.getByRole('heading', { name: 'List sealed' }).waitFor(),
      phone.getByRole('heading', { name: '名单已封存' }).waitFor(),
    ]);
    const ends = [/takes this one|items are yours/, /takes this one|items are yours/, /这一场归/] as const;
    await Promise.all(
      [page, other, phone].map((one, place) =>
        one.getByRole('heading', { level: 1, name: ends[place] ?? '' }).waitFor({ timeout: TO_END }),
      ),
    );
    expect(await seriousFindings(page)).toEqual([]);

    // The winner shares the table, and sells it at the price on the button.
    const winner = (await page.getByRole('heading', { level: 1, name: /items are yours/ }).count()) === 1;
    const [theirs, who] = winner ? [page, anna] : [other, ben];
    const balance = async () => (await who.client.ask(userInfo)).balance;
    const before = await balance();
    await theirs.getByRole('button', { name: 'Share', exact: true }).click();
    const sharing = theirs.getByRole('dialog', { name: 'Share this result' });
    expect(await sharing.getByRole('link', { name: /^Proof link/ }).getAttribute('href')).toContain(
      `${room}/proof`,
    );
    await theirs.keyboard.press('Escape');
    await sharing.waitFor({ state: 'hidden' });
    const sell = theirs.getByRole('button', { name: /^Sell all/ });
    const price = Number(/[\d.]+$/.exec(await sell.innerText())?.[0]);
    await sell.click();
    await theirs.getByRole('link', { name: 'Go to the bag' }).waitFor();
    expect((await balance()) - before).toBeCloseTo(price, 1);
    // Later only the way to the bag is left.
    await theirs.reload();
    await theirs.getByRole('link', { name: 'Go to the bag' }).waitFor();

    // The record is played again, and stops where it ended.
    await page.getByRole('button', { name: 'Replay' }).click();
    await page.getByRole('slider', { name: 'Moment' }).waitFor();
    await page.getByText('The replay reads the record alone').waitFor();
    await page.getByRole('button', { name: 'To the end' }).click();
    await page.getByRole('heading', { level: 1, name: /takes this one|items are yours/ }).waitFor();

    // Whoever sat has seen the signed root before the beacon, and the tickets give the same result.
    await page.getByRole('link', { name: 'Verify', exact: true }).first().click();
    await proofShown(page).waitFor();
    await page.getByText(/^Seen: this browser fetched the signed root/).waitFor();
    await page.getByText('Compute it yourself').waitFor();
    await page.getByRole('tab', { name: 'The result' }).click();
    await page.getByText('How the rule decides').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    // The visitor was not seated and did not fetch the root: the proof says so.
    await phone.getByRole('link', { name: '验证', exact: true }).first().click();
    await phone.getByText('封存的先后只有本店的说法').waitFor();

    // It stands in the record of both.
    await page.goto(`${address()}/user/battle/record`);
    await page.getByText('took all').or(page.getByText('went to others')).first().waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('radio', { name: 'Given back' }).click();
    await page.getByText('No battle of yours has this result.').waitFor();
  });

  it('is created on a phone in steps that begin at their top', { timeout: LONG }, async () => {
    const [anna] = await players(1);
    if (anna === undefined) throw new Error('a player');
    const page = await open('/page/caseBattle', { language: 'EN', token: anna.token, width: 390 });
    await page.locator('main').getByRole('button', { name: 'Create a battle' }).first().click();
    const making = page.getByRole('dialog', { name: 'Create multiplayer battle' });
    // Without a box nothing is there to be reviewed.
    const steps = making.getByRole('list', { name: 'Steps' }).getByRole('button');
    await expect.poll(() => steps.evaluateAll(areOff)).toEqual([false, true, true]);
    await making
      .getByRole('button', { name: /one round more/ })
      .last()
      .click();
    await making.getByRole('button', { name: 'Next: Seats and rule' }).click();
    const seats = making.getByRole('group', { name: 'Seats', exact: true });
    await seats.waitFor();
    const tops = await Promise.all(
      [making.getByRole('list', { name: 'Steps' }), seats].map(
        async (one) => (await one.boundingBox())?.y ?? 0,
      ),
    );
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  });

  it('shows the later rounds ahead of the room, from the public number', { timeout: LONG }, async () => {
    const [anna, ben] = await players(2);
    if (anna === undefined || ben === undefined) throw new Error('two players');
    const id = await created(anna, { rounds: 3 });
    await joined(ben, id);
    const page = await open(`/page/battle/${id}`, { language: 'EN' });
    await page.getByRole('button', { name: 'Show the result' }).click({ timeout: TO_END });
    const title = page.getByRole('heading', { level: 1, name: /takes this one/ });
    await title.waitFor();
    const computed = await title.innerText();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: /takes this one/ }).waitFor({ timeout: TO_END });
    expect(await title.innerText()).toBe(computed);
  });

  it('is played again on a phone, with all its controls in the page', { timeout: LONG }, async () => {
    const [anna, ben] = await players(2);
    if (anna === undefined || ben === undefined) throw new Error('two players');
    const id = await created(anna);
    await joined(ben, id);
    const page = await open(`/page/battle/${id}`, { language: 'EN', width: 390 });
    await page.getByRole('button', { name: 'Replay' }).click({ timeout: TO_END });
    const speeds = await page.getByRole('radiogroup', { name: 'Speed' }).boundingBox();
    const bar = await page.getByRole('slider', { name: 'Moment' }).locator('../..').boundingBox();
    if (speeds === null || bar === null) throw new Error('a bar with speeds');
    expect(speeds.x + speeds.width).toBeLessThan(bar.x + bar.width);
  });

  it('goes back to its creator, who may cancel while a seat is free', { timeout: LONG }, async () => {
    const [anna] = await players(1);
    if (anna === undefined) throw new Error('a player');
    const id = await created(anna, { open: false });
    const page = await open(`/page/battle/${id}`, { language: 'EN', token: anna.token });
    await page.getByRole('button', { name: 'Cancel the battle' }).click();
    await page.getByRole('button', { name: 'Cancel it now' }).click();
    await page.getByRole('heading', { name: 'Cancelled, everything returned' }).waitFor();
    await page.getByText('1,000.00').first().waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('of 2 × 2 gives each member of the winning team its row', { timeout: LONG }, async () => {
    const four = await players(4);
    const [first] = four;
    if (first === undefined) throw new Error('four players');
    const id = await created(first, { seats: 4, teams: 2 });
    for (const player of four.slice(1)) await joined(player, id);
    const page = await open(`/page/battle/${id}`, { language: 'EN', token: first.token });
    await page.getByText('this row goes to place 1 of the winning team').waitFor({ timeout: TO_END });
    await page
      .getByRole('heading', { level: 1, name: /2 items are yours|Team B takes this one/ })
      .waitFor({ timeout: TO_END });
  });

  it('ends under every rule', { timeout: LONG }, async () => {
    const [anna, ben] = await players(2);
    if (anna === undefined || ben === undefined) throw new Error('two players');
    const rules = ['lowest', 'last', 'jackpot', 'shared'] as const;
    const ids = await Promise.all(rules.map((rule) => created(anna, { rule })));
    for (const id of ids) await joined(ben, id);
    for (const [place, id] of ids.entries()) {
      const page = await open(`/page/battle/${id}`, { language: 'EN' });
      const ending = rules[place] === 'shared' ? /for each seat$/ : /takes this one$/;
      await page.getByRole('heading', { level: 1, name: ending }).waitFor({ timeout: TO_END });
      await page.getByRole('link', { name: 'Verify', exact: true }).first().click();
      await proofShown(page).waitFor();
      await page.close();
    }
  });
});

describe('an invitation', () => {
  it(
    'shows for five seconds without taking the focus, and leads to the room',
    { timeout: LONG },
    async () => {
      const [anna, ben] = await players(2);
      if (anna === undefined || ben === undefined) throw new Error('two players');
      const before = await created(anna);
      await joined(ben, before);
      const id = await created(anna);
      const guest = await open('/page/instrutions', { language: 'EN', token: ben.token });
      // The page listens a few seconds after it has loaded.
      const feed = await guest.waitForEvent('websocket', (socket) => socket.url().endsWith('/ws/drop'));
      await feed.waitForEvent('framereceived');
      const page = await open(`/page/battle/${id}`, { language: 'EN', token: anna.token });
      await page.getByRole('button', { name: 'Invite a player' }).click();
      const inviting = page.getByRole('dialog', { name: 'Invite a player' });
      const send = inviting.getByRole('button', { name: /^Invite:/ });
      await send.waitFor();
      expect(await seriousFindings(page)).toEqual([]);
      const popup = guest.getByRole('status', { name: 'Invitation to a battle' });
      await send.click();
      await inviting.getByText('Invited').waitFor();
      await popup.waitFor();
      expect(await guest.evaluate<boolean>('document.activeElement === document.body')).toBe(true);
      await popup.getByRole('button', { name: 'Join' }).click();
      await guest.getByRole('button', { name: /^Take a seat/ }).waitFor();
      expect(new URL(guest.url()).pathname).toBe(`/page/battle/${id}`);
    },
  );
});
