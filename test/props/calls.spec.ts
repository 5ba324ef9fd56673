import { randomUUID } from 'node:crypto';
import { userInfo } from '@skins/api/accounts/contract';
import { boxDetails, boxToday, openBox, resetBox } from '@skins/api/boxes/contract';
import {
  exchangeFragments,
  fragmentOffers,
  heldProps,
  propsRecord,
  unlockTrend,
} from '@skins/api/props/contract';
import { trendOfAll } from '@skins/api/trend/contract';
import type { Reward } from '@skins/engine/kernel';
import { FRAGMENT_EXCHANGE, TREND_MS } from '@skins/engine/props';
import { describe, expect, it } from 'vitest';
import { changeRules } from '../samples/api/operator.ts';
import { dataOf, refusalOf } from '../http/client.ts';
import { type Player, newPlayer, openSome } from '../http/player.ts';
import { ownShop } from '../http/shop.ts';
import { CHEAP, GIVEN } from '../http/test-catalogue.ts';
import { letPass } from '../http/test-time.ts';
import { given } from './given.ts';

const shop = ownShop([CHEAP, GIVEN]);

async function gifted(...rewards: Reward[]): Promise<Player> {
  const player = await newPlayer(shop().client());
  const { id } = await player.client.ask(userInfo);
  await given(shop(), id, ...rewards);
  return player;
}

const opening = async ({ client }: Player, boxId: string, count: number) => {
  const { versionHash } = await client.ask(boxDetails, { query: { boxId } });
  const body = { boxId, count, versionHash, ticket: true };
  return (key: string = randomUUID()) => client.call(openBox, { body, key });
};
const heldBy = async ({ client }: Player) =>
  (await client.ask(heldProps)).props.map(({ type, boxId, count }) => [type, boxId, count]);

describe('props', () => {
  it('are in the bag; a ticket opens its box once, for nothing, whoever asks at the same time (attack 1)', async () => {
    const player = await gifted({ type: 'OpenBox', boxId: CHEAP.id, amount: 3 });
    const { balance } = await player.client.ask(userInfo);
    expect(await heldBy(player)).toEqual([['OpenBox', CHEAP.id, 3]]);
    const query = { boxId: CHEAP.id };
    expect(await player.client.ask(boxToday, { query })).toMatchObject({ tickets: 3, resets: 0 });

    const two = await opening(player, CHEAP.id, 2);
    const key = randomUUID();
    const answers = await Promise.all([two(key), two(key), two(), two(), two()]);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(answers.some(({ status }) => status !== 200)).toBe(true);
    expect(await heldBy(player)).toEqual([['OpenBox', CHEAP.id, 1]]);
    expect(await player.client.ask(userInfo)).toMatchObject({ balance, bagCount: 2 });
    expect(refusalOf(await two())).toMatchObject({ code: 409, errCode: 920 });
  });

  it('reset a box that was opened as often as the day allows', async () => {
    const player = await gifted({ type: 'resetOpenBox', amount: 2 });
    const body = { boxId: GIVEN.id };
    const reset = () => player.client.call(resetBox, { body, key: randomUUID() });
    expect(refusalOf(await reset())).toMatchObject({ errCode: 924 });
    await openSome(player, GIVEN.id, 3);
    expect(await player.client.ask(boxToday, { query: body })).toMatchObject({ left: 0, resets: 2 });
    expect(dataOf(resetBox, await reset()).left).toBe(3);
    expect(refusalOf(await reset())).toMatchObject({ errCode: 924 });
    const { cost } = await openSome(player, GIVEN.id, 1);
    expect(cost).toBe(2.5);
    expect(await heldBy(player)).toEqual([['resetOpenBox', null, 1]]);
  });

  it('show the numbers of all players for a day, and none that its player has not seen', async () => {
    const player = await gifted({ type: 'TrendChart', amount: 2 });
    const { client } = player;
    const query = { type: 1 };
    expect(await client.refused(trendOfAll, { query })).toMatchObject({ errCode: 925 });
    const { trendUntil } = await client.ask(unlockTrend, { body: {} });
    expect(await client.ask(heldProps)).toMatchObject({ trendUntil });
    expect(await client.refused(unlockTrend, { body: {} })).toMatchObject({ errCode: 923 });

    letPass(10_000);
    const { position } = await openSome(await newPlayer(shop().client()), CHEAP.id, 2);
    const { rows } = await client.ask(trendOfAll, { query, headers: { after: position } });
    letPass(10_000);
    const later = await client.ask(trendOfAll, { query });
    expect(later.until).toBe(trendUntil);
    expect(later.rows).toHaveLength(Math.min(30, rows.length + 2));
    expect(later.rows.slice(2)).toEqual(rows.slice(0, 28));
    letPass(TREND_MS);
    expect(await client.refused(trendOfAll, { query })).toMatchObject({ errCode: 925 });
  });

  it('become skins as the rules offer them, and all of it stands in the record', async () => {
    const offers = [{ skinId: `${CHEAP.id}-best`, fragments: 30 }];
    const { game } = shop().serving().service;
    letPass((await changeRules(game, FRAGMENT_EXCHANGE, { open: true, offers })) - game.clock());
    const player = await gifted({ type: 'debris', amount: 40 });
    const { held, rulesHash, offers: shown } = await player.client.ask(fragmentOffers);
    expect([held, shown.map(({ skinId, fragments, price }) => [skinId, fragments, price])]).toEqual([
      40,
      [[`${CHEAP.id}-best`, 30, 77.7777]],
    ]);
    const body = { skinId: `${CHEAP.id}-best`, fragments: 30, rulesHash };
    const key = randomUUID();
    const exchanged = await player.client.ask(exchangeFragments, { body, key });
    expect(exchanged).toMatchObject({ value: 77.7777, held: 10 });
    expect(await player.client.ask(exchangeFragments, { body, key })).toEqual(exchanged);
    expect(await player.client.refused(exchangeFragments, { body })).toMatchObject({ errCode: 920 });
    const other = { ...body, rulesHash: '0'.repeat(64) };
    expect(await player.client.refused(exchangeFragments, { body: other })).toMatchObject({ errCode: 630 });

    const { records, total } = await player.client.ask(propsRecord, {
      headers: { after: exchanged.position },
    });
    expect(records.map(({ type, count }) => [type, count])).toEqual([
      ['debris', -30],
      ['debris', 40],
    ]);
    expect(total).toBe(2);
  });
});
