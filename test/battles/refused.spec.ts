import {
  battleList,
  battleOpen,
  battleOwn,
  battlePeople,
  cancelBattle,
  createBattle,
  inviteToBattle,
  joinBattle,
  muteInvitations,
} from '@skins/api/battles/contract';
import { userInfo } from '@skins/api/accounts/contract';
import { suspendPlayer } from '@skins/api/standing/contract';
import { stopGame } from '@skins/api/stops/contract';
import { describe, expect, it, vi } from 'vitest';
import { newOperator, providerOf } from '../admin/operator.ts';
import { holdings } from '../http/player.ts';
import { ownShop } from '../http/shop.ts';
import { CHANGING, DEAR } from '../http/test-catalogue.ts';
import { letPass } from '../http/test-time.ts';
import { BOX, OTHER, battlesAt } from './over-http.ts';

const shop = ownShop([BOX, OTHER, DEAR, CHANGING]);
const { player, bodyOf, create, join, balanceOf, goOn, reached, played } = battlesAt(shop);

describe('a battle over HTTP', () => {
  it('refuses bad input, and charges nothing', async () => {
    const [anna, ben] = [await player(), await player()];
    const before = await holdings(anna);
    const body = await bodyOf();
    const refused = (change: Partial<typeof body>) =>
      anna.client.refused(createBattle, { body: { ...body, ...change } });
    expect(await refused({ boxes: [] })).toMatchObject({ errCode: 972 });
    expect(await refused({ seats: 5 })).toMatchObject({ errCode: 973 });
    expect(await refused({ seats: 6, teams: 2, rule: 'shared' })).toMatchObject({ errCode: 973 });
    expect(await refused({ rulesHash: 'a'.repeat(64) })).toMatchObject({ errCode: 630 });
    expect(await refused({ boxes: [{ boxId: 'nothing', versionHash: 'a' }] })).toMatchObject({
      errCode: 602,
    });
    expect(await refused({ boxes: [{ boxId: BOX.id, versionHash: 'a' }] })).toMatchObject({ errCode: 630 });
    const dear = await bodyOf({ boxes: [DEAR.id] });
    expect(await refused({ boxes: dear.boxes, seats: 4 })).toMatchObject({ errCode: 974 });
    expect(await holdings(anna)).toEqual(before);
    const { battleId } = await create(anna);
    expect(await anna.client.refused(joinBattle, { body: { battleId } })).toMatchObject({ errCode: 976 });
    const unknown = { battleId: '0'.repeat(12) };
    expect(await ben.client.refused(joinBattle, { body: unknown })).toMatchObject({ errCode: 970 });
    await join(ben, battleId);
    expect(await ben.client.refused(joinBattle, { body: { battleId } })).toMatchObject({ errCode: 977 });
    await played(battleId);
    expect(await ben.client.refused(cancelBattle, { body: { battleId } })).toMatchObject({ errCode: 983 });
    const cleo = await player();
    expect(await cleo.client.refused(joinBattle, { body: { battleId } })).toMatchObject({ errCode: 980 });
  });

  it('are closed while three were late in an hour: no seat is taken, and nothing charged', async () => {
    const [anna, ben] = [await player(), await player()];
    const { battleId } = await create(anna, { seats: 3 });
    const before = await balanceOf(ben);
    const late = vi.spyOn(shop().serving().service.desks.battles.desk, 'isLate').mockReturnValue(true);
    expect(await ben.client.ask(battleOpen)).toBe(1);
    expect(await ben.client.refused(joinBattle, { body: { battleId } })).toMatchObject({ errCode: 971 });
    expect(await ben.client.refused(createBattle, { body: await bodyOf() })).toMatchObject({ errCode: 971 });
    late.mockRestore();
    expect(await balanceOf(ben)).toBe(before);
    expect(await join(ben, battleId)).toMatchObject({ seat: 2 });
    await anna.client.ask(cancelBattle, { body: { battleId } });
  });

  it('takes one seat a device where it says so', async () => {
    const anna = await player('one device');
    const ben = await player('one device');
    const { battleId } = await create(anna, { oneADevice: true });
    expect(await ben.client.refused(joinBattle, { body: { battleId } })).toMatchObject({ errCode: 981 });
    await anna.client.ask(cancelBattle, { body: { battleId } });
  });

  it('is taken back when a box gets another version, and nobody pays the old price', async () => {
    const [anna, ben] = [await player(), await player()];
    const before = await balanceOf(ben);
    const { battleId } = await create(anna, { boxes: [CHANGING.id] });
    await shop().publish({ ...CHANGING, price: '3' });
    const refused = await ben.client.refused(joinBattle, { body: { battleId } });
    expect([630, 979]).toContain(refused.errCode);
    expect(await reached(battleId, 'cancelled')).toBe('cancelled');
    expect(await balanceOf(ben)).toBe(before);
  });

  it('is listed, filtered, and hidden if it is by link only', async () => {
    const anna = await player();
    const open = await create(anna, { boxes: [OTHER.id], seats: 3 });
    const hidden = await create(anna, { open: false });
    await shop().settled();
    const listed = async (query: object) =>
      (
        await shop()
          .client()
          .ask(battleList, { query: { size: 100, ...query } })
      ).records.map(({ id }) => id);
    expect(await listed({ state: 'waiting' })).toContain(open.battleId);
    expect(await listed({})).not.toContain(hidden.battleId);
    expect(await listed({ seats: '3', boxId: OTHER.id, price: '7-8', rule: 'highest' })).toEqual([
      open.battleId,
    ]);
    expect(await listed({ state: 'waiting', boxId: OTHER.id, price: '8-' })).toEqual([]);
    const own = await anna.client.ask(battleList);
    expect(own.own.map(({ id }) => id)).toEqual([hidden.battleId, open.battleId]);
    expect((await anna.client.ask(battleOwn)).map(({ battle }) => battle.id)).toEqual([
      hidden.battleId,
      open.battleId,
    ]);
    for (const { battleId } of [open, hidden]) await anna.client.ask(cancelBattle, { body: { battleId } });
  });

  it('releases the seat of a player who may not play any more, before the freeze', async () => {
    const [anna, ben, cleo] = [await player(), await player(), await player()];
    const { battleId } = await create(anna, { seats: 3 });
    const before = await balanceOf(ben);
    await join(ben, battleId);
    const { id: playerId } = await ben.client.ask(userInfo);
    const { client } = await newOperator(shop());
    await client.ask(suspendPlayer, { body: { playerId, reason: 'rules-broken', until: null } });
    expect(await join(cleo, battleId)).toMatchObject({ seat: 2 });
    await goOn(battleId);
    const { game } = shop().serving().service;
    expect((await game.readPlayer(playerId)).wallet.balance / 10_000).toBe(before);
    await anna.client.ask(cancelBattle, { body: { battleId } });
  });

  it('are counted by pairs in the console, with the stakes that went one way (attack 21)', async () => {
    const [anna, ben] = [await player(), await player()];
    const { battleId } = await create(anna);
    await join(ben, battleId);
    await played(battleId);
    const ids = await Promise.all([anna, ben].map(async ({ client }) => (await client.ask(userInfo)).id));
    const operator = await newOperator(shop());
    const { data } = await providerOf(shop(), operator).getOne('battle-pairs', {
      id: ids.toSorted().join(' '),
    });
    expect(data).toMatchObject({ decided: 1, taken: 1, flow: 27.5, chance: 1, sided: false });
    expect(ids).toEqual(expect.arrayContaining([data['giver'], data['taker']]));
    const { data: sided } = await providerOf(shop(), operator).getList('battle-pairs', {
      pagination: { page: 1, perPage: 10 },
      sort: { field: 'flow', order: 'DESC' },
      filter: { sided: 'yes' },
    });
    expect(sided).toEqual([]);
  });

  it('invites players of earlier battles, unless they take no invitations', async () => {
    const [anna, ben] = [await player(), await player()];
    const first = await create(anna);
    await join(ben, first.battleId);
    await played(first.battleId);
    const { people } = await anna.client.ask(battlePeople);
    expect(people).toHaveLength(1);
    const { battleId } = await create(anna);
    const userId = people[0]?.person.userId ?? '';
    expect(await anna.client.ask(inviteToBattle, { body: { battleId, userId } })).toEqual({ left: 4 });
    await ben.client.ask(muteInvitations, { body: { muted: true } });
    const muted = await anna.client.refused(inviteToBattle, { body: { battleId, userId } });
    expect(muted).toMatchObject({ errCode: 985 });
    const nobody = { battleId, userId: 'f'.repeat(16) };
    expect(await anna.client.refused(inviteToBattle, { body: nobody })).toMatchObject({ errCode: 984 });
    await anna.client.ask(cancelBattle, { body: { battleId } });
  });

  it('plays full ones out while the game is stopped, and gives back those that wait when their time is over', async () => {
    const [anna, ben, cleo] = [await player(), await player(), await player()];
    const full = await create(anna);
    await join(ben, full.battleId);
    const before = await balanceOf(anna);
    const waits = await create(anna, { seats: 3 });
    const { client } = await newOperator(shop());
    await client.ask(stopGame, { body: { game: 'battles', reason: 'drill' } });
    const body = { battleId: waits.battleId };
    expect(await cleo.client.refused(joinBattle, { body })).toMatchObject({ errCode: 680 });
    await played(full.battleId);
    letPass(600_000);
    expect(await reached(waits.battleId, 'cancelled')).toBe('cancelled');
    await goOn(waits.battleId);
    expect(await balanceOf(anna)).toBe(before);
  });
});
