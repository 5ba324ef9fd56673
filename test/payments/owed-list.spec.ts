import { userInfo } from '@skins/api/accounts/contract';
import { adjustBalance } from '@skins/api/adjustments/contract';
import { settleTopUpDebt } from '@skins/api/payments/contract';
import { toGems } from '@skins/engine/kernel';
import { describe, expect, it } from 'vitest';
import { listOf, newOperator } from '../admin/operator.ts';
import { newPlayer, openSome } from '../http/player.ts';
import { ownShop } from '../http/shop.ts';
import { bought, cheapestBox, providerOf, reaches } from './buying.ts';
import { until } from './until.ts';

const shop = ownShop([]);

describe('what is owed of orders, in the lists,', () => {
  it('is what their player still owes, however that was settled, the oldest first', async () => {
    const owner = await newOperator(shop());
    const player = await newPlayer(shop().client());
    const { id: playerId } = await player.client.ask(userInfo);
    const { desks, game } = shop().serving().service;
    const { desk: payments } = desks.payments;
    const referenceOf = async (orderId: string) => (await payments.read(orderId)).payment.reference ?? '';
    const debt = async () => toGems((await game.readPlayer(playerId)).payments.debt);
    const rowsOf = async (resource: string) => {
      await shop().settled();
      const rows: readonly { readonly id: string; readonly owed: number }[] = JSON.parse(
        (await listOf(owner.client, resource)).text,
      );
      return rows;
    };
    const owed = async (...orderIds: readonly string[]) => {
      const [sums] = await rowsOf('top-up-figures');
      const rows = await rowsOf('top-ups');
      expect(sums?.owed).toBe(await debt());
      return orderIds.map((orderId) => rows.find(({ id }) => id === orderId)?.owed);
    };

    const [first, second] = [await bought(shop(), player), await bought(shop(), player, 'gems-50')];
    const { boxId, price } = cheapestBox(shop());
    for (let { balance } = await player.client.ask(userInfo); balance >= price;)
      ({ balance } = await openSome(player, boxId, Math.min(10, Math.floor(balance / price))));
    for (const { orderId } of [first, second]) {
      const before = await debt();
      providerOf(shop()).act(await referenceOf(orderId), 'dispute');
      await until(async () => (await debt()) > before);
    }
    const all = await debt();
    const [ofFirst = 0, ofSecond = 0] = await owed(first.orderId, second.orderId);
    expect(ofFirst + ofSecond).toBe(all);

    await owner.client.ask(adjustBalance, {
      body: { playerId, way: 'credit', gems: ofFirst - 1, reason: 'goodwill' },
    });
    await player.client.ask(settleTopUpDebt);
    expect(await owed(first.orderId, second.orderId)).toEqual([1, ofSecond]);

    const third = await bought(shop(), player, 'gems-10');
    expect(await owed(first.orderId, second.orderId, third.orderId)).toEqual([0, ofSecond - 9, 0]);

    providerOf(shop()).act(await referenceOf(second.orderId), 'win');
    await reaches(player, second.orderId, 'paid');
    await until(async () => (await debt()) === 0);
    expect(await owed(first.orderId, second.orderId)).toEqual([0, 0]);
  });
});
