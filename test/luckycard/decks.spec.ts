import { userInfo } from '@skins/api/accounts/contract';
import { backPack } from '@skins/api/bag/contract';
import {
  LuckycardMessage,
  luckycardEvidence,
  luckycardList,
  luckycardPress,
  luckycardRecord,
  luckycardRooms,
  luckycardRules,
} from '@skins/api/luckycard/contract';
import { START } from '@skins/api/foundation/store';
import { newAudit } from '@skins/engine/audit';
import { checkDeck } from '@skins/engine/fairness';
import type { Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freshPhone, holdings, newPlayer } from '../http/player.ts';
import { ownShop } from '../http/shop.ts';
import { letPass } from '../http/test-time.ts';
import { BOX, decksAt } from './over-http.ts';

const shop = ownShop([BOX]);
const { detailOf, seen, press, publish, opened } = decksAt(shop);
const player = () => newPlayer(shop().client(), freshPhone(), freshPhone());

const messages = Compile(LuckycardMessage);

/** Listens to the channel of lucky cards. Fails for a message that is not as its contract has it. */
async function listen() {
  const socket = new WebSocket(`${shop().serving().address.replace('http', 'ws')}/ws/luckycard`);
  onTestFinished(() => socket.close());
  const heard: Static<typeof LuckycardMessage>[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  socket.addEventListener('message', ({ data }) => {
    const message: unknown = JSON.parse(String(data));
    if (messages.Check(message)) heard.push(message);
    else {
      expect(message).toMatchObject({ type: 'joined' });
      resolve();
    }
  });
  socket.addEventListener('open', () => socket.send('{}'));
  await promise;
  return heard;
}

describe('a deck over HTTP', () => {
  it('is emptied by two players, one of whom comes too late once; all of it can be recomputed', async () => {
    await publish('celadon', 'vermilion');
    const roomId = await opened('celadon');
    const [anna, ben] = [await player(), await player()];
    const first = await detailOf(anna, roomId);
    expect(first.deck).toMatchObject({
      state: 'open',
      cards: 20,
      left: 20,
      rate: 9_200,
      extra: 5,
      dearest: 60,
      mine: 0,
      // (60 + 9 × 4 + 10 × 0.0001) / (20 × 0.92), rounded up to 1/10,000 gem
      next: { turn: 1, left: 20, price: 5.2175, extra: 0 },
    });
    expect(first.cards.map(({ count }) => count)).toEqual([1, 9, 10]);

    // Both see the first card, and Anna is first.
    const late = await seen(ben, roomId);
    const turned = await press(anna, roomId, 20);
    expect(turned.turned).toMatchObject({ turn: 1, place: 20, price: 5.2175, person: { me: true } });
    const before = await holdings(ben);
    expect(await ben.client.refused(luckycardPress, { body: late })).toMatchObject({ errCode: 630 });
    expect(await holdings(ben)).toEqual(before);

    for (let turn = 2; turn <= 20; turn += 1) {
      const one = turn % 2 === 0 ? ben : anna;
      const price = (await seen(one, roomId)).price;
      const balance = (await one.client.ask(userInfo)).balance;
      const { turned: card, next, balance: left } = await press(one, roomId);
      expect(card).toMatchObject({ turn, price, extra: turn === 20 ? 5 : 0 });
      expect(left).toBeCloseTo(balance - price + card.extra, 4);
      expect(next?.turn).toBe(turn === 20 ? undefined : turn + 1);
    }
    const bags = await Promise.all([anna, ben].map(({ client }) => client.ask(backPack)));
    expect(bags.map(({ total }) => total)).toEqual([10, 10]);
    const { deck, turned: all, prices } = await detailOf(ben, roomId);
    expect(deck).toMatchObject({ state: 'finished', left: 0, next: null, mine: 10, players: 2 });
    expect(new Set(all.map(({ place }) => place)).size).toBe(20);
    expect(prices).toEqual(all.map(({ price }) => price));
    const evidence = await shop().client().ask(luckycardEvidence, { query: { roomId } });
    const steps = checkDeck(evidence).map(({ id, state }) => [id, state]);
    expect(steps.filter(([, state]) => state !== 'holds')).toEqual([['seen', 'open']]);
    expect(await anna.client.refused(luckycardPress, { body: late })).toMatchObject({ errCode: 1021 });
    expect(await opened('celadon', 1)).toBe('celadon-2');
  });

  it('lists decks, and a player’s own decks and cards with their figures', async () => {
    const anna = await player();
    const roomId = await opened('vermilion');
    const cards = [await press(anna, roomId), await press(anna, roomId)];
    await shop().settled();
    const { kinds, open } = await shop().client().ask(luckycardRules);
    expect([open, kinds.map(({ kind }) => kind)]).toEqual([true, ['celadon', 'vermilion']]);
    const { records, counts } = await anna.client.ask(luckycardList, { query: { whose: 'mine' } });
    expect(records.map((deck) => [deck.roomId, deck.mine])).toEqual([[roomId, 2]]);
    expect(counts).toEqual({ open: 2, finishedToday: 1 });
    const over = await anna.client.ask(luckycardList, { query: { state: 'over' } });
    expect(over.records.map((deck) => deck.roomId)).toEqual(['celadon-1']);
    const cost = cards.reduce((sum, { turned }) => sum + turned.price, 0);
    const value = cards.reduce((sum, { turned }) => sum + turned.value, 0);
    const { records: rooms, figures } = await anna.client.ask(luckycardRooms);
    expect(rooms).toMatchObject([{ roomId, state: 'open', turned: 2 }]);
    expect(figures.cost).toBeCloseTo(cost, 4);
    expect(figures.value).toBeCloseTo(value, 4);
    expect(figures.expected).toBeCloseTo(0.92, 3);
    const record = await anna.client.ask(luckycardRecord);
    expect(record.records.map(({ turned }) => turned.turn)).toEqual([2, 1]);
    const { records: bag } = await anna.client.ask(backPack, { query: { source: 12 } });
    expect(bag).toHaveLength(2);
    // The bag finds the card that an item was, with the key of its press.
    const [item] = bag;
    const { records: found } = await anna.client.ask(luckycardRecord, { query: { itemIds: item?.id ?? '' } });
    expect(found.map(({ itemId }) => itemId)).toEqual([item?.id]);
    expect(record.records.map(({ itemId }) => itemId)).toEqual(
      expect.arrayContaining(bag.map(({ id }) => id)),
    );
    for (const { commandId } of record.records) expect(commandId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('gives a card to exactly one of many, and everybody else pays nothing', async () => {
    const roomId = await opened('celadon');
    const crowd = await Promise.all(Array.from({ length: 5 }, player));
    const [one] = crowd;
    if (one === undefined) throw new Error('nobody plays');
    const body = await seen(one, roomId);
    const balances = await Promise.all(crowd.map(async ({ client }) => (await client.ask(userInfo)).balance));
    const answers = await Promise.all(
      crowd.map(({ client }) =>
        client.ask(luckycardPress, { body }).then(
          () => 'turned',
          () => 'refused',
        ),
      ),
    );
    expect(answers.filter((answer) => answer === 'turned')).toHaveLength(1);
    await shop().serving().service.flows.idle();
    for (const [k, { client }] of crowd.entries())
      expect((await client.ask(userInfo)).balance).toBeCloseTo(
        (balances[k] ?? 0) - (answers[k] === 'turned' ? body.price : 0),
        4,
      );
  });

  it('answers a repeated key alike, and turns nothing again', async () => {
    const [anna, roomId] = [await player(), await opened('celadon')];
    const body = await seen(anna, roomId);
    const key = 'the-same-press-again';
    const first = await anna.client.ask(luckycardPress, { body, key });
    const again = await anna.client.ask(luckycardPress, { body, key });
    expect([again.turned, again.balance]).toEqual([first.turned, first.balance]);
    expect((await anna.client.ask(backPack)).total).toBe(1);
  });

  it('tells everybody at once whose the next card is, and what it is', async () => {
    const [anna, roomId] = [await player(), await opened('celadon')];
    const heard = await listen();
    const { turned, next } = await press(anna, roomId);
    const { turn, price, value, skinId, place } = turned;
    // What came before may be told late, behind the joining.
    const ofCard = () =>
      heard.filter((one) => one.roomId === roomId && one.turn === turn && one.event !== 'opened');
    await expect.poll(() => ofCard().map(({ event }) => event)).toEqual(['claimed', 'turned']);
    const [claim, card] = ofCard();
    expect(claim).toMatchObject({ roomId, turn, price, card: null });
    expect(card).toMatchObject({
      roomId,
      turn,
      left: next?.left,
      price: next?.price,
      mean: next?.mean,
      card: { skinId, place, value, price, extra: 0 },
    });
  });

  it('refuses another price, an unknown deck, and a press beyond the balance', async () => {
    const [anna, roomId] = [await player(), await opened('celadon')];
    const body = await seen(anna, roomId);
    const before = await holdings(anna);
    const refused = (change: object) => anna.client.refused(luckycardPress, { body: { ...body, ...change } });
    expect(await refused({ price: body.price + 1 })).toMatchObject({ errCode: 630 });
    expect(await refused({ turn: body.turn + 1 })).toMatchObject({ errCode: 630 });
    expect(await refused({ roomId: 'celadon-99' })).toMatchObject({ errCode: 1020 });
    expect(await holdings(anna)).toEqual(before);
  });

  it('closes once nobody turned a card in time, and another one opens', async () => {
    const roomId = await opened('vermilion');
    letPass(25 * 3_600_000);
    const { flows } = shop().serving().service;
    await flows.retry('deck-vermilion-1#1');
    await flows.idle();
    await shop().settled();
    const { deck } = await detailOf(await player(), roomId);
    expect(deck).toMatchObject({ state: 'closed', next: null });
    expect(deck.left).toBe(18);
    await opened('vermilion', 1);
  });

  it('leaves a log that the auditor accepts', async () => {
    const { service } = shop().serving();
    await service.flows.idle();
    const audit = newAudit({ shop: service.game.shop });
    for (const { record } of await service.store.readAll(START, 1_000_000)) audit.next(record);
    expect(audit.finish().divergence).toBeUndefined();
  });
});
