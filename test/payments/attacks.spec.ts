import { randomUUID } from 'node:crypto';
import { login, userInfo } from '@skins/api/accounts/contract';
import { openBox } from '@skins/api/boxes/contract';
import { excludeSelf, setLimit } from '@skins/api/limits/contract';
import { askRefundOf, orderGems, rechargeRecord } from '@skins/api/payments/contract';
import { ORDER_MS } from '@skins/engine/payments';
import { describe, expect, it } from 'vitest';
import { newOperator } from '../admin/operator.ts';
import { PASSWORD, newPlayer } from '../http/player.ts';
import { auditedAfterwards, ownShop } from '../http/shop.ts';
import { letPass } from '../http/test-time.ts';
import {
  bought,
  callback,
  cheapestBox,
  divergence,
  order,
  providerOf,
  reaches,
  sessionOf,
  sessionSaid,
  shown,
  stateOf,
} from './buying.ts';

const shop = ownShop([]);
auditedAfterwards(shop);
const GIFT_OF_100 = 5;

describe('an order', () => {
  it('is paid by its code, credited once for any number of callbacks, and shows it', async () => {
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

  it('is one order if it is made twice under one key', async () => {
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

  it('requested again after payment returns the same answer', async () => {
    const player = await newPlayer(shop().client());
    const asked = { body: await shown(player), key: 'asked-again' };
    const first = await player.client.ask(orderGems, asked);
    providerOf(shop()).act(await sessionOf(shop(), first), 'pay');
    await reaches(player, first.orderId, 'paid');
    expect(await player.client.ask(orderGems, asked)).toEqual(first);
  });

  it('is refused (630) if anything that the player saw has changed', async () => {
    const player = await newPlayer(shop().client());
    const body = await shown(player, 'gems-10');
    const others = [{ rules: { ...body.rules, rate: 'f'.repeat(64) } }, { gift: 9 }, { bonus: 0.01 }];
    for (const other of others)
      expect(await player.client.refused(orderGems, { body: { ...body, ...other } })).toMatchObject({
        errCode: 630,
      });
  });

  it('fails if the provider declines it', async () => {
    const player = await newPlayer(shop().client());
    const ordered = await order(player);
    providerOf(shop()).act(await sessionOf(shop(), ordered), 'decline');
    await reaches(player, ordered.orderId, 'failed');
    expect((await player.client.ask(userInfo)).recharge).toBe(false);
  });
});

describe('attack 18: callbacks replayed, out of order, forged, of another amount or player, after the end', () => {
  it('refuses an unsigned callback, and one signed long ago', async () => {
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

  it('answers 404 for an unknown order during a day, then accepts it and leaves a finding', async () => {
    const reference = 'cs_lost';
    const said = sessionSaid(shop(), { id: reference, order: 'e'.repeat(20) });
    expect((await callback(shop(), 'checkout.session.completed', said)).status).toBe(404);
    letPass(23 * 3_600_000);
    expect((await callback(shop(), 'checkout.session.completed', said)).status).toBe(404);
    letPass(3_600_000);
    const reply = await callback(shop(), 'checkout.session.completed', said);
    expect(JSON.parse(reply.text)).toMatchObject({ data: 'unknown-order' });
    const { notes } = shop().serving().service.desks.payments.desk;
    expect(await notes.findings()).toContainEqual(
      expect.objectContaining({ reference, what: 'unknown-order', subject: 'e'.repeat(20) }),
    );
  });

  it.each(['lesson-17', 'E'.repeat(20)])('accepts a payment of order %s of another shop', async (order) => {
    const said = sessionSaid(shop(), { id: 'cs_elsewhere', order });
    expect((await callback(shop(), 'checkout.session.completed', said)).status).toBe(200);
  });

  it('accepts a payment for something else on the same account, so that the provider does not retry', async () => {
    const said = { ...sessionSaid(shop(), { id: 'cs_lesson', order: '' }), metadata: null };
    const reply = await callback(shop(), 'checkout.session.completed', said);
    expect(reply.status).toBe(200);
    expect(JSON.parse(reply.text)).toMatchObject({ data: 'nothing-new' });
  });

  it.each([
    ['amount', { price: 1 }],
    ['currency', { currency: 'vnd' }],
    ['player', { player: 'somebody0' }],
    ['reference', { id: 'cs_other' }],
  ])('credits nothing for another %s, even if it is signed', async (_what, other) => {
    const player = await newPlayer(shop().client());
    const ordered = await order(player);
    const { id: playerId } = await player.client.ask(userInfo);
    const id = await sessionOf(shop(), ordered);
    const said = sessionSaid(shop(), { id, order: ordered.orderId, player: playerId, ...other });
    const reply = await callback(shop(), 'checkout.session.completed', said);
    expect(JSON.parse(reply.text)).toMatchObject({ data: 'mismatch' });
    expect(await stateOf(player, ordered.orderId)).toMatchObject({ state: 'pending', credited: false });
    // A wrong callback does not block the right one.
    providerOf(shop()).act(id, 'pay');
    await reaches(player, ordered.orderId, 'paid', true);
  });

  it('credits once on any replay, and ignores a late “expired”', async () => {
    const player = await newPlayer(shop().client());
    const ordered = await bought(shop(), player);
    const { id: playerId, balance } = await player.client.ask(userInfo);
    const id = shop().serving().service.desks.payments.desk.read(ordered.orderId);
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

  it('credits a payment even if an earlier refusal used the callback’s id', async () => {
    const player = await newPlayer(shop().client());
    const { orderId } = await order(player);
    const reference = await sessionOf(shop(), { orderId });
    const finance = await newOperator(shop(), 'finance');
    const body = { orderId, reason: 'requested' as const };
    const key = `paid:${reference}`;
    expect(await finance.client.refused(askRefundOf, { body, key })).toMatchObject({ errCode: 787 });
    providerOf(shop()).act(reference, 'pay');
    await reaches(player, orderId, 'paid', true);
  });

  it('accepts only what is right from a provider that reports wrong things', async () => {
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

  it('credits a success after the end late and once, and shows it', async () => {
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
  it('an order and the record are visible to their player only', async () => {
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

// Last, as the self-exclusion blocks the one device that all players here use.
describe('attack 25: limits and an exclusion that begin while orders wait, out of several sessions at once', () => {
  it('parallel orders exceed no limit, one raise is requested, and earlier orders are credited', async () => {
    const player = await newPlayer(shop().client());
    const { token } = await shop()
      .client()
      .ask(login, { body: { phone: player.phone, password: PASSWORD } });
    const sessions = [player.client, shop().client().with({ token })] as const;
    const deposits = { kind: 'deposit', span: 'day' } as const;
    await sessions[0].ask(setLimit, { body: { ...deposits, amount: 100 } });
    const body = await shown(player, 'gems-30');
    const pressed = await Promise.all(
      [0, 1, 0, 1, 0].map((n) =>
        sessions[n === 0 ? 0 : 1].send('POST', orderGems.path, JSON.stringify(body), {
          'idempotency-key': randomUUID(),
        }),
      ),
    );
    const ordered = pressed.filter(({ status }) => status === 200);
    expect(ordered).toHaveLength(3);
    for (const { status, text } of pressed)
      if (status !== 200) expect(JSON.parse(text)).toMatchObject({ errCode: 818, data: { kind: 'deposit' } });
    const raised = await Promise.all(
      sessions.map((session) => session.call(setLimit, { body: { ...deposits, amount: 1_000 } })),
    );
    expect(raised.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);

    await sessions[1].ask(excludeSelf, { body: { days: 183 } });
    const { balance } = await player.client.ask(userInfo);
    const [first] = ordered.map(({ text }): { data: { orderId: string } } => JSON.parse(text));
    const orderId = first?.data.orderId ?? '';
    providerOf(shop()).act(await sessionOf(shop(), { orderId }), 'pay');
    await reaches(player, orderId, 'paid', true);
    expect((await player.client.ask(userInfo)).balance).toBeGreaterThan(balance);
    const { boxId, versionHash } = cheapestBox(shop());
    for (const session of sessions) {
      const open = { boxId, count: 1, versionHash };
      expect(await session.refused(openBox, { body: open })).toMatchObject({ errCode: 810 });
      expect(await session.refused(orderGems, { body })).toMatchObject({ errCode: 810 });
    }
  });
});

it('the auditor reports nothing in all of this', async () => {
  expect(await divergence(shop())).toBeUndefined();
});
