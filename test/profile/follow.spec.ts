import { userInfo } from '@skins/api/accounts/contract';
import { eraseMe, exportMine } from '@skins/api/erasure/contract';
import { excludeSelf } from '@skins/api/limits/contract';
import { liveInfo } from '@skins/api/live/contract';
import {
  FollowMessage,
  chooseProfile,
  followPlayer,
  following,
  ownProfile,
  profileOf,
} from '@skins/api/profile/contract';
import { suspendPlayer } from '@skins/api/standing/contract';
import { playUpgrade, upgradeQuote } from '@skins/api/upgrades/contract';
import { NOTHING_SHOWN } from '@skins/engine/profile';
import { Value } from 'typebox/value';
import { describe, expect, it, onTestFinished } from 'vitest';
import { newOperator } from '../admin/operator.ts';
import { PASSWORD, type Player, freshPhone, newPlayer, openSome } from '../http/player.ts';
import { auditedAfterwards, ownShop } from '../http/shop.ts';
import type { TestBox } from '../http/test-catalogue.ts';
import { letPass } from '../http/test-time.ts';

const BOX: TestBox = { id: 'test-follow', number: 9_086, price: '2', best: '40' };
const shop = ownShop([BOX]);
auditedAfterwards(shop);

const REEL_MS = 5_000;
const DIAL_MS = 6_000;
const NOBODY = '0123456789abcdef';
const MOST = 20;

const player = () => newPlayer(shop().client(), freshPhone(), `device ${freshPhone()}`);
const allow = ({ client }: Player, live = true) =>
  client.ask(chooseProfile, { body: { ...NOTHING_SHOWN, live } });
const idOf = async ({ client }: Player) => {
  await shop().settled();
  return (await client.ask(ownProfile)).userId;
};
/** A player whom others may follow, with the public id. */
async function open() {
  const anna = await player();
  await allow(anna);
  return { anna, userId: await idOf(anna) };
}
const follow = ({ client }: Player, userId: string, on = true) =>
  client.ask(followPlayer, { body: { userId, follow: on } });
const listOf = async ({ client }: Player) => {
  await shop().settled();
  return (await client.ask(following)).records;
};

type Heard = Readonly<Record<string, unknown>>;

/** Follows players live. */
async function listening(userIds: readonly string[]) {
  const socket = new WebSocket(`${shop().serving().address.replace('http', 'ws')}/ws/follow`);
  onTestFinished(() => socket.close());
  const heard: Heard[] = [];
  const joined = Promise.withResolvers<void>();
  socket.addEventListener('message', ({ data }) => {
    const message: Heard = JSON.parse(String(data));
    if (message['type'] === 'joined') joined.resolve();
    else heard.push(message);
  });
  socket.addEventListener('open', () => socket.send(JSON.stringify({ follow: userIds, language: 'EN' })));
  await joined.promise;
  await passing();
  return heard;
}
/** Lets the channel tell what has landed. */
const passing = () => new Promise((resolve) => void setTimeout(resolve, 600));

describe('following a player', () => {
  it('is off until the player allows it', async () => {
    const [anna, ben] = [await player(), await player()];
    const userId = await idOf(anna);
    expect((await ben.client.ask(profileOf, { query: { id: userId } })).live).toBeNull();
    expect(await ben.client.refused(followPlayer, { body: { userId, follow: true } })).toMatchObject({
      code: 409,
      errCode: 1113,
    });
    const visitor = await listening([userId]);
    await openSome(anna, BOX.id, 1);
    await shop().settled();
    letPass(REEL_MS);
    await passing();
    await expect.poll(() => visitor).toMatchObject([{ type: 'ended', userId }]);
  });

  it('tells a box and an upgrade once they have landed, and nothing of others', async () => {
    const { anna, userId } = await open();
    const visitor = await listening([userId]);
    await openSome(await player(), BOX.id, 1);
    const { opens } = await openSome(anna, BOX.id, 1);
    await shop().settled();
    letPass(REEL_MS - 2_000);
    await passing();
    expect(visitor).toEqual([]);
    letPass(2_000);
    await expect.poll(() => visitor.length).toBe(1);
    expect(visitor[0]).toMatchObject({
      type: 'result',
      userId,
      kind: 'box',
      won: true,
      staked: 2,
      price: opens[0]?.price,
      skinId: opens[0]?.skinId,
    });
    const asked = { gems: 30, targetSkinId: `${BOX.id}-best` };
    const { quote } = await anna.client.ask(upgradeQuote, { query: asked });
    const { position } = await anna.client.ask(playUpgrade, { body: { ...asked, itemIds: [], quote } });
    await shop().settled();
    letPass(DIAL_MS - 2_000);
    await passing();
    expect(visitor).toHaveLength(1);
    letPass(2_000);
    await expect.poll(() => visitor.length).toBe(2);
    expect(visitor[1]).toMatchObject({ kind: 'upgrade', position, staked: 30, skinId: `${BOX.id}-best` });
    for (const message of visitor) expect(Value.Check(FollowMessage, message)).toBe(true);
    expect(JSON.stringify(visitor)).not.toContain((await anna.client.ask(userInfo)).id);
    // The page shows the same as the newest.
    const { live } = await shop()
      .client()
      .ask(profileOf, { query: { id: userId } });
    expect(live?.newest).toMatchObject({ position, kind: 'upgrade', won: visitor[1]?.['won'] });
  });

  it('keeps a list with the newest result of each that has landed', async () => {
    const [{ anna, userId }, ben] = [await open(), await player()];
    const other = await open();
    await follow(ben, userId);
    await follow(ben, other.userId);
    await follow(ben, other.userId);
    const { opens } = await openSome(anna, BOX.id, 1);
    const held = await listOf(ben);
    expect(held.map((one) => one.userId).toSorted()).toEqual([userId, other.userId].toSorted());
    expect(held.map(({ newest }) => newest)).toEqual([null, null]);
    letPass(DIAL_MS + 1);
    await openSome(anna, BOX.id, 1);
    // The second has not landed: the first is still the newest.
    const first = (await listOf(ben)).find((one) => one.userId === userId);
    expect(first?.newest).toMatchObject({ kind: 'box', skinId: opens[0]?.skinId });
    expect((await ben.client.ask(profileOf, { query: { id: userId } })).live?.followed).toBe(true);
    expect(
      (
        await shop()
          .client()
          .ask(profileOf, { query: { id: userId } })
      ).live?.followed,
    ).toBe(false);
    await follow(ben, userId, false);
    expect((await listOf(ben)).map((one) => one.userId)).toEqual([other.userId]);
  });

  it('is refused for oneself, for nobody, without a login, and beyond the bound (attack: scraping)', async () => {
    const { anna, userId } = await open();
    const refused = ({ client }: Player, id: string) =>
      client.refused(followPlayer, { body: { userId: id, follow: true } });
    expect(await refused(anna, userId)).toMatchObject({ errCode: 1113 });
    expect(await refused(anna, NOBODY)).toMatchObject({ code: 404, errCode: 1100 });
    const body = { userId, follow: true };
    expect((await shop().client().call(followPlayer, { body })).status).toBe(401);
    expect((await anna.client.call(followPlayer, { body: { ...body, userId: 'player-1' } })).status).toBe(
      400,
    );
    const others = [];
    for (let n = 0; n < MOST; n += 1) others.push(await open());
    for (const other of others) await follow(anna, other.userId);
    const { userId: last } = await open();
    expect(await refused(anna, last)).toMatchObject({ code: 409, errCode: 1114 });
    expect(await listOf(anna)).toHaveLength(MOST);
    // A repeat is none too many, and room comes back.
    expect(await follow(anna, others[0]?.userId ?? '')).toEqual({ followed: true });
    await follow(anna, others[0]?.userId ?? '', false);
    expect(await follow(anna, last)).toEqual({ followed: true });
  });

  it('ends at once when the player closes it, and does not begin again by itself', async () => {
    const [{ anna, userId }, ben] = [await open(), await player()];
    await follow(ben, userId);
    const visitor = await listening([userId]);
    await openSome(anna, BOX.id, 1);
    await allow(anna, false);
    await expect.poll(() => visitor.length).toBe(1);
    expect(visitor).toMatchObject([{ type: 'ended', userId }]);
    expect(await listOf(ben)).toEqual([]);
    await allow(anna);
    await shop().settled();
    letPass(REEL_MS);
    await passing();
    expect(visitor).toHaveLength(1);
    expect(await listOf(ben)).toEqual([]);
  });

  it('ends at once when the player is suspended, excluded or erased (attack: follow somebody who left)', async () => {
    const { client } = await newOperator(shop(), 'support');
    const ends = {
      suspended: async ({ client: own }: Player) => {
        const { id: playerId } = await own.ask(userInfo);
        await client.ask(suspendPlayer, { body: { playerId, reason: 'security', until: null } });
      },
      excluded: ({ client: own }: Player) => own.ask(excludeSelf, { body: { days: 183 } }),
      erased: ({ client: own }: Player) => own.ask(eraseMe, { body: { password: PASSWORD } }),
    };
    const ben = await player();
    for (const [name, end] of Object.entries(ends)) {
      const { anna, userId } = await open();
      await follow(ben, userId);
      const visitor = await listening([userId]);
      await openSome(anna, BOX.id, 1);
      await end(anna);
      await expect.poll(() => visitor.length, { message: name }).toBe(1);
      expect(visitor, name).toMatchObject([{ type: 'ended', userId }]);
      await shop().settled();
      letPass(REEL_MS);
      await passing();
      expect(visitor, name).toHaveLength(1);
      expect(await listOf(ben), name).toEqual([]);
      const refused = await ben.client.refused(followPlayer, { body: { userId, follow: true } });
      expect(refused, name).toMatchObject({ code: 404, errCode: 1100 });
    }
  });

  it('is part of the follower’s data: exported, and erased with either player', async () => {
    const [first, second] = [await open(), await open()];
    const ben = await player();
    const { id } = await ben.client.ask(userInfo);
    for (const { userId } of [first, second]) await follow(ben, userId);
    const { follows } = await ben.client.ask(exportMine, { body: { password: PASSWORD } });
    expect(follows.map(({ userId }) => userId).toSorted()).toEqual([first.userId, second.userId].toSorted());
    const stored = shop().serving().service.desks.accounts.personal.follows;
    await first.anna.client.ask(eraseMe, { body: { password: PASSWORD } });
    expect(await stored.of(id)).toHaveLength(1);
    await ben.client.ask(eraseMe, { body: { password: PASSWORD } });
    expect(await stored.of(id)).toEqual([]);
  });

  it('has its delay on the public rule', async () => {
    const { channels } = await shop().client().ask(liveInfo);
    expect(channels.find(({ channel }) => channel === 'follow')).toMatchObject({ landsMs: DIAL_MS });
  });
});
