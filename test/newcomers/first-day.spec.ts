import { randomUUID } from 'node:crypto';
import { userInfo } from '@skins/api/accounts/contract';
import { backPack } from '@skins/api/bag/contract';
import { eraseMe } from '@skins/api/erasure/contract';
import { registerWelfare, updateStatus } from '@skins/api/newcomers/contract';
import { joinRoom } from '@skins/api/rolls/contract';
import { openTask, taskDetails } from '@skins/api/tasks/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { bought, providerOf, reaches } from '../payments/buying.ts';
import { until } from '../payments/until.ts';
import { expectRefusedInEveryLanguage } from '../http/messages.ts';
import { PASSWORD, type Player, freshPhone, holdings } from '../http/player.ts';
import { sha256 } from '../http/recompute.ts';
import { auditedAfterwards, ownShop } from '../http/shop.ts';
import { letPass } from '../http/test-time.ts';
import { arrival, newStaff, offer, openRoom } from './over-http.ts';

const shop = ownShop([]);
auditedAfterwards(shop);
const HOUR_MS = 3_600_000;
const FREE = { body: { boxId: 'newcomer-free' } };
const TOP_UP = { body: { boxId: 'newcomer-topup' } };

let room: string;
beforeAll(async () => {
  room = await openRoom(shop(), await newStaff(shop()));
  await offer(shop(), { rooms: [room] });
});

const moving = ({ client }: Player, status: number) => client.ask(updateStatus, { body: { status } });
const refused = async ({ client }: Player, status: number) =>
  (await client.refused(updateStatus, { body: { status } })).errCode;
const statusOf = async ({ client }: Player) => (await client.ask(userInfo)).status;

/** A player who has opened the free box and confirmed it. */
async function confirmed(): Promise<Player> {
  const player = await arrival(shop());
  await player.client.ask(openTask, FREE);
  await moving(player, 2);
  return player;
}

describe('a first day', () => {
  it('shows a visitor what who registers now is offered', async () => {
    const seen = await shop().client().ask(registerWelfare);
    expect(seen).toMatchObject({ open: true, hours: 24, endsAt: null, minimum: 30, status: 0 });
    expect(seen.welfareTaskBox).toMatchObject([{ id: 'newcomer-free', boxType: 3, flag: false }]);
    expect(seen.rechargeTaskBox).toMatchObject([
      { id: 'newcomer-topup', boxType: 3, amount: 0, codeMap: 30 },
    ]);
    expect(seen.rollList).toMatchObject({ isOff: false, status: '', roll: { id: room } });
    expect(seen.welfareTaskBox[0]?.stuffVOList.length).toBeGreaterThan(1);
  });

  it('leads from the registration to status 6', async () => {
    const player = await arrival(shop());
    const { client } = player;
    const { createTime } = await client.ask(userInfo);
    const begun = await client.ask(registerWelfare);
    expect(begun).toMatchObject({ open: true, endsAt: createTime + 24 * HOUR_MS, status: 0 });

    const [won] = await client.ask(openTask, FREE);
    expect(won?.resultHash).toBe(sha256(`${won?.userSeed}${won?.serverSeed}`));
    const { stuffVOList, flag } = await client.ask(taskDetails, { query: { boxId: 'newcomer-free' } });
    expect(stuffVOList.map(({ skinId }) => skinId)).toContain(won?.skinId);
    expect([flag, await statusOf(player)]).toEqual([true, 1]);
    await moving(player, 2);
    expect(await statusOf(player)).toBe(2);

    await bought(shop(), player, 'gems-30');
    expect(await client.ask(userInfo)).toMatchObject({ recharge: true, status: 3 });
    expect(await moving(player, 3)).toEqual({ status: 3 });
    await moving(player, 4);
    expect((await client.ask(openTask, TOP_UP)).length).toBe(1);
    await moving(player, 5);
    await client.ask(joinRoom, { body: { roomId: room } });
    expect((await client.ask(registerWelfare)).rollList).toMatchObject({ isOff: false, status: 'joined' });
    expect(await statusOf(player)).toBe(5);
    await moving(player, 6);
    expect(await statusOf(player)).toBe(6);
    const bag = await client.ask(backPack);
    expect(bag.records.map(({ source }) => source)).toEqual([5, 5]);
  });

  it('counts a top-up before the free box once that is confirmed', async () => {
    const player = await arrival(shop());
    await bought(shop(), player, 'gems-30');
    expect(await statusOf(player)).toBe(0);
    expect(await refused(player, 3)).toBe(964);
    expect((await player.client.refused(openTask, TOP_UP)).errCode).toBe(964);
    await player.client.ask(openTask, FREE);
    await moving(player, 2);
    expect(await statusOf(player)).toBe(3);
    // Opened without status 4: the box is given once either way.
    await player.client.ask(openTask, TOP_UP);
    expect(await statusOf(player)).toBe(4);
  });

  it('counts as done for a player who joined the room before', async () => {
    const player = await confirmed();
    await bought(shop(), player, 'gems-30');
    await player.client.ask(joinRoom, { body: { roomId: room } });
    expect(await statusOf(player)).toBe(3);
    await player.client.ask(openTask, TOP_UP);
    expect(await statusOf(player)).toBe(5);
    expect(await moving(player, 5)).toEqual({ status: 5 });
    await moving(player, 6);
  });
});

describe('a status posted out of order (attacks 12 and 15)', () => {
  it('is refused at each step, and changes nothing', async () => {
    const player = await arrival(shop());
    const before = await holdings(player);
    for (const status of [1, 2, 3, 4, 5, 6]) expect(await refused(player, status), `${status}`).toBe(964);
    expect(await holdings(player)).toEqual(before);
    await player.client.ask(openTask, FREE);
    for (const status of [0, 3, 4, 5, 6]) expect(await refused(player, status), `${status}`).toBe(964);
    await moving(player, 2);
    for (const status of [0, 1, 3, 4, 5, 6]) expect(await refused(player, status), `${status}`).toBe(964);
    expect(await moving(player, 2)).toEqual({ status: 2 });
  });

  it('gives nothing by itself: 4 opens no box, and leads no further', async () => {
    const player = await confirmed();
    expect((await player.client.refused(openTask, TOP_UP)).errCode).toBe(968);
    await bought(shop(), player, 'gems-10');
    expect([await statusOf(player), await refused(player, 4)]).toEqual([2, 964]);
    expect((await player.client.refused(openTask, TOP_UP)).errCode).toBe(968);
    await bought(shop(), player, 'gems-30');
    await moving(player, 4);
    expect((await player.client.ask(userInfo)).bagCount).toBe(1);
    expect(await refused(player, 5)).toBe(964);
    await player.client.ask(openTask, TOP_UP);
    await moving(player, 5);
  });

  it('is refused if it is no status', async () => {
    const { client } = await arrival(shop());
    for (const status of [-1, 7, 1.5, '2', null])
      expect((await client.send('POST', updateStatus.path, JSON.stringify({ status }))).status).toBe(400);
    expect(
      (
        await shop()
          .client()
          .refused(updateStatus, { body: { status: 2 } })
      ).code,
    ).toBe(401);
  });
});

describe('a box of the first day', () => {
  it('opens once, however often and in parallel it is asked for (attack 15)', async () => {
    const player = await arrival(shop());
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => player.client.call(openTask, { ...FREE, key: randomUUID() })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await player.client.refused(openTask, FREE)).errCode).toBe(966);
    expect((await player.client.ask(userInfo)).bagCount).toBe(1);
  });

  it('is given to one account of a device (attacks 12 and 21)', async () => {
    const device = freshPhone();
    const first = await arrival(shop(), device);
    const second = await arrival(shop(), device);
    await first.client.ask(openTask, FREE);
    expect((await second.client.refused(openTask, FREE)).errCode).toBe(967);
    await bought(shop(), second, 'gems-30');
    expect((await second.client.refused(openTask, TOP_UP)).errCode).toBe(964);
    expect((await second.client.ask(userInfo)).bagCount).toBe(0);
    await expectRefusedInEveryLanguage(second.client, (one) => one.call(openTask, FREE), {
      code: 403,
      errCode: 967,
      ZH: '新人福利每台设备、每个手机号只有一次，已被其他账号使用',
      EN: 'There is one first day for each device and phone number, and another account has used it.',
      RU: 'Первый день даётся один раз на устройство и номер. Его уже получил другой аккаунт.',
      VN: 'Mỗi thiết bị, mỗi số điện thoại chỉ có một ngày đầu tiên. Tài khoản khác đã dùng.',
    });
  });

  it('is given to one account of a phone number, erased or not (attack 12)', async () => {
    const phone = freshPhone();
    const first = await arrival(shop(), freshPhone(), phone);
    await first.client.ask(openTask, FREE);
    await first.client.ask(eraseMe, { body: { password: PASSWORD } });
    const second = await arrival(shop(), freshPhone(), phone);
    expect((await second.client.refused(openTask, FREE)).errCode).toBe(967);
  });

  it('is not given for a top-up that was reversed (attack 17)', async () => {
    const player = await confirmed();
    const ordered = await bought(shop(), player, 'gems-30');
    await moving(player, 4);
    const { payment } = await shop().serving().service.desks.payments.desk.read(ordered.orderId);
    providerOf(shop()).act(payment.reference ?? '', 'dispute');
    await reaches(player, ordered.orderId, 'charged-back', true);
    const { game } = shop().serving().service;
    const { id } = await player.client.ask(userInfo);
    await until(async () => (await game.readPlayer(id)).newcomers.paid === 0);
    expect((await player.client.refused(openTask, TOP_UP)).errCode).toBe(968);
  });
});

describe('the window', () => {
  it('ends every step but the last, whatever the house’s midnight (attack 16)', async () => {
    const [idle, asking] = [await arrival(shop()), await confirmed()];
    letPass(24 * HOUR_MS);
    expect((await idle.client.refused(openTask, FREE)).errCode).toBe(963);
    expect(await refused(asking, 3)).toBe(963);
    await bought(shop(), asking, 'gems-30');
    expect(await refused(asking, 4)).toBe(963);
    expect((await asking.client.refused(openTask, TOP_UP)).errCode).toBe(963);
  });

  it('is the one that was offered at the registration, and none where none was', async () => {
    const before = await arrival(shop());
    await offer(shop(), { open: false, hours: 1, rooms: [] });
    const after = await arrival(shop());
    expect(await before.client.ask(registerWelfare)).toMatchObject({ open: true, hours: 24 });
    expect(await after.client.ask(registerWelfare)).toMatchObject({
      open: false,
      welfareTaskBox: [],
      rollList: { isOff: true, status: '', roll: null },
    });
    await before.client.ask(openTask, FREE);
    expect((await after.client.refused(openTask, FREE)).errCode).toBe(963);
    expect((await after.client.refused(taskDetails, { query: { boxId: 'newcomer-free' } })).errCode).toBe(
      910,
    );
  });

  it('says while the room is being listed', async () => {
    await offer(shop(), { rooms: [] });
    const player = await confirmed();
    await bought(shop(), player, 'gems-30');
    await player.client.ask(openTask, TOP_UP);
    expect((await player.client.ask(registerWelfare)).rollList.isOff).toBe(true);
    expect(await refused(player, 5)).toBe(965);
  });
});
