import { userInfo } from '@skins/api/accounts/contract';
import { adjustBalance } from '@skins/api/adjustments/contract';
import { openBox } from '@skins/api/boxes/contract';
import {
  askRefundOf,
  orderGems,
  rechargeRecord,
  reconcilePayments,
  settleTopUpDebt,
} from '@skins/api/payments/contract';
import { nativeSha256 } from '@skins/api/secrets';
import { START } from '@skins/api/store';
import { newAudit } from '@skins/engine/audit';
import { toGems } from '@skins/engine/kernel';
import { ORDER_MS } from '@skins/engine/payments';
import { describe, expect, it } from 'vitest';
import { newOperator } from '../admin/operator.ts';
import { newPlayer, openSome } from '../http/player.ts';
import { ownShop } from '../http/shop.ts';
import { letPass } from '../http/test-time.ts';
import { until } from './until.ts';
import {
  bought,
  callback,
  order,
  providerOf,
  reaches,
  sessionOf,
  sessionSaid,
  shown,
  stateOf,
} from './buying.ts';

const shop = ownShop([]);
const GIFT_OF_100 = 5;

const divergence = async () => {
  const audit = newAudit({ hash: nativeSha256 });
  for (const { record } of await shop().serving().service.store.readAll(START, 1_000_000)) audit.next(record);
  return audit.finish().divergence;
};

const cheapestBox = () => {
  const boxes = [...shop().serving().service.game.catalogue().boxes.values()];
  const [cheapest] = boxes.toSorted((a, b) => a.current.odds.price - b.current.odds.price);
  if (cheapest === undefined) throw new RangeError('the demo catalogue has boxes');
  const { odds, versionHash } = cheapest.current;
  return { boxId: odds.boxId, price: toGems(odds.price), versionHash };
};

describe('an order', () => {
  it('is paid by its code, credited once however often it is told, and says so', async () => {
    const player = await newPlayer(shop().client());
    const before = await player.client.ask(userInfo);
    expect(before.recharge).toBe(false);
    const { orderId, type } = await bought(shop(), player);
    expect(type).toBe('qr_code');
    const after = await player.client.ask(userInfo);
    expect(after.recharge).toBe(true);
    expect(after.balance).toBe(before.balance + 100 + GIFT_OF_100);
    await shop().settled();
    const { records, total } = await player.client.ask(rechargeRecord);
    expect(total).toBe(1);
    expect(records[0]).toMatchObject({ orderId, state: 'paid', credited: true, price: 700, currency: 'CNY' });
  });

  it('made twice under one key is one', async () => {
    const player = await newPlayer(shop().client());
    const body = await shown(player, 'gems-10', 1);
    const [first, again] = await Promise.all([
      player.client.ask(orderGems, { body, key: 'once' }),
      player.client.ask(orderGems, { body, key: 'once' }),
    ]);
    expect(again.orderId).toBe(first.orderId);
    expect(first).toMatchObject({ type: 'checkout' });
    expect(first.html).toContain(`action="/api/pay/creat/code/${first.orderId}"`);
  });

  it('is refused (630) when anything changed that the player saw', async () => {
    const player = await newPlayer(shop().client());
    const body = await shown(player, 'gems-10');
    const others = [{ rules: { ...body.rules, rate: 'f'.repeat(64) } }, { gift: 9 }, { bonus: 0.01 }];
    for (const other of others)
      expect(await player.client.refused(orderGems, { body: { ...body, ...other } })).toMatchObject({
        errCode: 630,
      });
  });

  it('that a provider declines ends as failed', async () => {
    const player = await newPlayer(shop().client());
    const ordered = await order(player);
    providerOf(shop()).act(await sessionOf(shop(), ordered), 'decline');
    await reaches(player, ordered.orderId, 'failed');
    expect((await player.client.ask(userInfo)).recharge).toBe(false);
  });
});

describe('attack 18: callbacks replayed, out of order, forged, of another amount or player, after the end', () => {
  it('takes nothing that is not signed, or was signed long ago', async () => {
    const player = await newPlayer(shop().client());
    const ordered = await order(player);
    const id = await sessionOf(shop(), ordered);
    const said = sessionSaid(shop(), {
      id,
      order: ordered.orderId,
      player: (await player.client.ask(userInfo)).id,
    });
    for (const signing of [{ secret: 'whsec_other' }, { ageS: 301 }, { ageS: -301 }])
      expect((await callback(shop(), 'checkout.session.completed', said, signing)).status).toBe(400);
    expect((await shop().client().send('POST', '/api/pay/callback', JSON.stringify(said))).status).toBe(400);
    expect(await stateOf(player, ordered.orderId)).toMatchObject({ state: 'pending', credited: false });
  });

  it('answers 404 to an order that is not known, so that it is told again', async () => {
    const said = sessionSaid(shop(), { id: 'cs_lost', order: 'e'.repeat(20) });
    expect((await callback(shop(), 'checkout.session.completed', said)).status).toBe(404);
  });

  it.each([
    ['amount', { price: 1 }],
    ['currency', { currency: 'vnd' }],
    ['player', { player: 'somebody0' }],
    ['reference', { id: 'cs_other' }],
  ])('credits nothing of another %s, though it is signed', async (_what, other) => {
    const player = await newPlayer(shop().client());
    const ordered = await order(player);
    const { id: playerId } = await player.client.ask(userInfo);
    const id = await sessionOf(shop(), ordered);
    const said = sessionSaid(shop(), { id, order: ordered.orderId, player: playerId, ...other });
    const reply = await callback(shop(), 'checkout.session.completed', said);
    expect(JSON.parse(reply.text)).toMatchObject({ data: 'mismatch' });
    expect(await stateOf(player, ordered.orderId)).toMatchObject({ state: 'pending', credited: false });
    // The right one is not locked out by the wrong one.
    providerOf(shop()).act(id, 'pay');
    await reaches(player, ordered.orderId, 'paid', true);
  });

  it('credits once whatever is replayed, and nothing for a late “expired”', async () => {
    const player = await newPlayer(shop().client());
    const ordered = await bought(shop(), player);
    const { id: playerId, balance } = await player.client.ask(userInfo);
    const id = shop().serving().service.payments.read(ordered.orderId);
    const reference = (await id).payment.reference ?? '';
    const paid = sessionSaid(shop(), { id: reference, order: ordered.orderId, player: playerId });
    const expired = sessionSaid(shop(), {
      id: reference,
      order: ordered.orderId,
      player: playerId,
      status: 'expired',
      paid: false,
    });
    for (const said of [paid, expired, paid, expired])
      expect((await callback(shop(), 'checkout.session.completed', said)).status).toBe(200);
    expect(await stateOf(player, ordered.orderId)).toMatchObject({ state: 'paid', late: false });
    expect((await player.client.ask(userInfo)).balance).toBe(balance);
  });

  it('believes a provider that tells wrong things only what is right', async () => {
    const player = await newPlayer(shop().client());
    providerOf(shop()).faults.mode = 'wrong';
    try {
      const { balance } = await player.client.ask(userInfo);
      await bought(shop(), player);
      expect((await player.client.ask(userInfo)).balance).toBe(balance + 100 + GIFT_OF_100);
    } finally {
      providerOf(shop()).faults.mode = 'none';
    }
  });

  it('credits a success after the end late, once, and says so', async () => {
    const player = await newPlayer(shop().client());
    const ordered = await order(player);
    const id = await sessionOf(shop(), ordered);
    const { id: playerId, balance } = await player.client.ask(userInfo);
    letPass(ORDER_MS + 1_000);
    await shop().serving().service.flows.resume(`payment-${ordered.orderId}#1`);
    await reaches(player, ordered.orderId, 'expired');
    const said = sessionSaid(shop(), { id, order: ordered.orderId, player: playerId });
    for (let n = 0; n < 2; n += 1)
      expect((await callback(shop(), 'checkout.session.completed', said)).status).toBe(200);
    await reaches(player, ordered.orderId, 'paid', true);
    expect(await stateOf(player, ordered.orderId)).toMatchObject({ late: true });
    expect((await player.client.ask(userInfo)).balance).toBe(balance + 100 + GIFT_OF_100);
  });
});

describe('attack 3: amounts', () => {
  it('no order takes an amount from its caller', async () => {
    const player = await newPlayer(shop().client());
    const { goodsId: _id, ...rest } = await shown(player);
    for (const goodsId of [-1, 0, 1e-37, 2 ** 53, '1e3', [], null, '１００', 'gems-1e3', 'x'.repeat(41)]) {
      const body = JSON.stringify({ ...rest, goodsId, price: 1, gems: 10 ** 9 });
      const reply = await player.client.send('POST', orderGems.path, body, {
        'idempotency-key': `a-${String(goodsId).length}-${typeof goodsId}`,
      });
      expect([400, 404, 409]).toContain(reply.status);
    }
    expect((await player.client.ask(rechargeRecord)).total).toBe(0);
  });
});

describe('attack 23: another’s records', () => {
  it('an order is its player’s own, and so is the record', async () => {
    const [anna, ben] = await Promise.all([newPlayer(shop().client()), newPlayer(shop().client())]);
    const { orderId } = await order(anna);
    await expect(stateOf(ben, orderId)).rejects.toThrow('785');
    await shop().settled();
    expect((await ben.client.ask(rechargeRecord)).records).toEqual([]);
    expect((await shop().client().with({ token: 'undefined' }).send('GET', rechargeRecord.path)).status).toBe(
      401,
    );
  });
});

describe('what the payer has again', () => {
  it('is taken back as far as it is there; who owes plays for no gems until it is settled (attack 17)', async () => {
    const player = await newPlayer(shop().client());
    const ordered = await bought(shop(), player, 'gems-1000');
    const { id: playerId, balance } = await player.client.ask(userInfo);
    const { game } = shop().serving().service;
    await openSome(player, cheapestBox().boxId, 1);
    const { payment } = await shop().serving().service.payments.read(ordered.orderId);
    providerOf(shop()).act(payment.reference ?? '', 'dispute');
    await reaches(player, ordered.orderId, 'charged-back', true);
    await until(async () => (await player.client.ask(userInfo)).balance < balance);
    const { debt } = (await game.readPlayer(playerId)).payments;
    const left = (await player.client.ask(userInfo)).balance;
    expect(left === 0 || debt === 0).toBe(true);
    expect(balance).toBeGreaterThan(left);
  });

  it('refuses plays while something is owed, and plays again once a later order settled it', async () => {
    const player = await newPlayer(shop().client());
    const ordered = await bought(shop(), player);
    const { boxId, price, versionHash } = cheapestBox();
    // Everything is spent on boxes, so that next to nothing is left to be taken.
    for (let balance = (await player.client.ask(userInfo)).balance; balance >= price;)
      ({ balance } = await openSome(player, boxId, Math.min(10, Math.floor(balance / price))));
    const { payment } = await shop().serving().service.payments.read(ordered.orderId);
    providerOf(shop()).act(payment.reference ?? '', 'dispute');
    const { id } = await player.client.ask(userInfo);
    const debt = async () => (await shop().serving().service.game.readPlayer(id)).payments.debt;
    await until(async () => (await debt()) > 0);
    const owner = await newOperator(shop());
    const credit = { playerId: id, way: 'credit' as const, gems: price, reason: 'goodwill' as const };
    await owner.client.ask(adjustBalance, { body: credit });
    const body = { boxId, count: 1, versionHash };
    expect(await player.client.refused(openBox, { body })).toMatchObject({ errCode: 783 });
    expect((await player.client.ask(settleTopUpDebt)).balance).toBe(0);
    await bought(shop(), player, 'gems-300');
    expect(await debt()).toBe(0);
    await openSome(player, boxId, 1);
    expect(await player.client.refused(settleTopUpDebt)).toMatchObject({ errCode: 784 });
  });

  it('is the player’s again when the dispute is won, once, and can be refunded after', async () => {
    const player = await newPlayer(shop().client());
    const { balance: before } = await player.client.ask(userInfo);
    const { orderId } = await bought(shop(), player);
    const reference = (await shop().serving().service.payments.read(orderId)).payment.reference ?? '';
    const balanceIs = (wanted: number) =>
      until(async () => (await player.client.ask(userInfo)).balance === wanted);
    providerOf(shop()).act(reference, 'dispute');
    await reaches(player, orderId, 'charged-back');
    await balanceIs(before);
    providerOf(shop()).act(reference, 'win');
    await reaches(player, orderId, 'paid', true);
    await balanceIs(before + 100 + GIFT_OF_100);
    const finance = await newOperator(shop(), 'finance');
    await finance.client.ask(askRefundOf, { body: { orderId, reason: 'requested' } });
    await reaches(player, orderId, 'refunded');
    await balanceIs(before);
  });

  it('is given back by an operator up to a ceiling, once, and the provider is told', async () => {
    const player = await newPlayer(shop().client());
    const ordered = await bought(shop(), player);
    const finance = await newOperator(shop(), 'finance');
    const support = await newOperator(shop(), 'support');
    const body = { orderId: ordered.orderId, reason: 'requested' as const };
    expect((await support.client.call(askRefundOf, { body })).status).toBe(403);
    await finance.client.ask(askRefundOf, { body });
    await reaches(player, ordered.orderId, 'refunded');
    expect(await finance.client.refused(askRefundOf, { body })).toMatchObject({ errCode: 787 });
    const large = await bought(shop(), player, 'gems-500');
    expect(
      await finance.client.refused(askRefundOf, { body: { ...body, orderId: large.orderId } }),
    ).toMatchObject({ errCode: 786 });
  });
});

describe('the provider’s list', () => {
  it('brings in what no callback told', async () => {
    const player = await newPlayer(shop().client());
    const finance = await newOperator(shop(), 'finance');
    const ordered = await order(player);
    const id = await sessionOf(shop(), ordered);
    providerOf(shop()).faults.mode = 'silent';
    providerOf(shop()).act(id, 'pay');
    providerOf(shop()).faults.mode = 'none';
    expect(await stateOf(player, ordered.orderId)).toMatchObject({ state: 'pending' });
    const { noted } = await finance.client.ask(reconcilePayments, { body: {} });
    expect(noted).toBeGreaterThan(0);
    await reaches(player, ordered.orderId, 'paid', true);
  });
});

it('the auditor finds nothing in all of this', async () => {
  expect(await divergence()).toBeUndefined();
});
