import { userInfo } from '@skins/api/accounts/contract';
import { cancelOrder, rechargeRecord } from '@skins/api/payments/contract';
import { describe, expect, it } from 'vitest';
import { newPlayer } from '../http/player.ts';
import { auditedAfterwards, ownShop } from '../http/shop.ts';
import { type Expected, expectRefusedInEveryLanguage } from '../http/messages.ts';
import { bought, callback, order, reaches, sessionOf, sessionSaid, stateOf } from './buying.ts';

const shop = ownShop([]);
auditedAfterwards(shop);
const GIFT_OF_100 = 5;

const NOT_WAITING: Expected = {
  code: 409,
  errCode: 1110,
  ZH: '该订单已支付或已结束，不能取消',
  EN: 'This order was paid or has ended: it cannot be cancelled',
  RU: 'Заказ уже оплачен или завершён: отменить нельзя',
  VN: 'Đơn đã thanh toán hoặc đã kết thúc: không thể hủy',
};

describe('a waiting order', () => {
  it('is taken back by its player: it is over, and closed at the provider', async () => {
    const player = await newPlayer(shop().client());
    const ordered = await order(player);
    await reaches(player, ordered.orderId, 'pending');
    const session = await sessionOf(shop(), ordered);
    await player.client.ask(cancelOrder, { body: { orderId: ordered.orderId } });
    expect(await stateOf(player, ordered.orderId)).toMatchObject({ state: 'cancelled', credited: false });
    const { provider } = shop().serving().service.desks.payments.desk;
    expect(await provider.find(session)).toMatchObject({ state: 'expired' });
    await shop().settled();
    const { records } = await player.client.ask(rechargeRecord);
    expect(records).toMatchObject([{ orderId: ordered.orderId, state: 'cancelled' }]);
  });

  it('leaves room for another one', async () => {
    const player = await newPlayer(shop().client());
    for (let n = 0; n < 7; n += 1) {
      const { orderId } = await order(player);
      await reaches(player, orderId, 'pending');
      await player.client.ask(cancelOrder, { body: { orderId } });
    }
  });

  it('is credited, late, if it is paid all the same', async () => {
    const player = await newPlayer(shop().client());
    const { id: playerId, balance } = await player.client.ask(userInfo);
    const ordered = await order(player);
    await reaches(player, ordered.orderId, 'pending');
    const id = await sessionOf(shop(), ordered);
    await player.client.ask(cancelOrder, { body: { orderId: ordered.orderId } });
    const said = sessionSaid(shop(), { id, order: ordered.orderId, player: playerId });
    expect((await callback(shop(), 'checkout.session.completed', said)).status).toBe(200);
    await reaches(player, ordered.orderId, 'paid', true);
    expect(await stateOf(player, ordered.orderId)).toMatchObject({ late: true });
    expect((await player.client.ask(userInfo)).balance).toBe(balance + 100 + GIFT_OF_100);
  });

  it('is left alone by everybody else, and once it is paid or over', async () => {
    const [player, other] = [await newPlayer(shop().client()), await newPlayer(shop().client())];
    const waiting = await order(player);
    const refused = async (client: typeof player.client, orderId: string) =>
      (await client.refused(cancelOrder, { body: { orderId } })).errCode;
    expect(await refused(other.client, waiting.orderId)).toBe(785);
    expect(await refused(player.client, 'd'.repeat(20))).toBe(785);
    expect(await stateOf(player, waiting.orderId)).not.toMatchObject({ state: 'cancelled' });
    const paid = await bought(shop(), player);
    await expectRefusedInEveryLanguage(
      player.client,
      (client) => client.call(cancelOrder, { body: { orderId: paid.orderId } }),
      NOT_WAITING,
    );
    await player.client.ask(cancelOrder, { body: { orderId: waiting.orderId } });
    expect(await refused(player.client, waiting.orderId)).toBe(1110);
  });
});
