import { userInfo } from '@skins/api/accounts/contract';
import { adjustBalance } from '@skins/api/adjustments/contract';
import { openBox } from '@skins/api/boxes/contract';
import { askRefundOf, reconcilePayments, settleTopUpDebt } from '@skins/api/payments/contract';
import { describe, expect, it, vi } from 'vitest';
import { listOf, newOperator } from '../admin/operator.ts';
import { newPlayer, openSome } from '../http/player.ts';
import { ownShop } from '../http/shop.ts';
import { bought, cheapestBox, divergence, order, providerOf, reaches, sessionOf, stateOf } from './buying.ts';
import type { Client } from '../http/client.ts';
import { until } from './until.ts';

const shop = ownShop([]);
const GIFT_OF_100 = 5;

/** Returns what the console says that a refund takes back. */
async function backOf(
  client: Client,
  orderId: string,
): Promise<{ readonly taken: number; readonly owed: number }> {
  const { text } = await client.send('GET', `/admin/api/top-ups/${orderId}`);
  return JSON.parse(text).back;
}

describe('reversed money', () => {
  it('is taken back as far as the balance allows; a debtor plays for no gems until it is settled (attack 17)', async () => {
    const player = await newPlayer(shop().client());
    const ordered = await bought(shop(), player, 'gems-1000');
    const { id: playerId, balance } = await player.client.ask(userInfo);
    const { game } = shop().serving().service;
    await openSome(player, cheapestBox(shop()).boxId, 1);
    const { payment } = await shop().serving().service.desks.payments.desk.read(ordered.orderId);
    providerOf(shop()).act(payment.reference ?? '', 'dispute');
    await reaches(player, ordered.orderId, 'charged-back', true);
    await until(async () => (await player.client.ask(userInfo)).balance < balance);
    const { debt } = (await game.readPlayer(playerId)).payments;
    const left = (await player.client.ask(userInfo)).balance;
    expect(left === 0 || debt === 0).toBe(true);
    expect(balance).toBeGreaterThan(left);
  });

  it('blocks plays while a debt remains, and allows them once a later order settles it', async () => {
    const player = await newPlayer(shop().client());
    const ordered = await bought(shop(), player);
    const { boxId, price, versionHash } = cheapestBox(shop());
    // All gems go into boxes, so that almost nothing is left to take back.
    for (let balance = (await player.client.ask(userInfo)).balance; balance >= price;)
      ({ balance } = await openSome(player, boxId, Math.min(10, Math.floor(balance / price))));
    const { payment } = await shop().serving().service.desks.payments.desk.read(ordered.orderId);
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

  it('returns to the player once if the dispute is won, and can be refunded later', async () => {
    const player = await newPlayer(shop().client());
    const { balance: before } = await player.client.ask(userInfo);
    const { orderId } = await bought(shop(), player);
    const reference =
      (await shop().serving().service.desks.payments.desk.read(orderId)).payment.reference ?? '';
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

  it('is refunded once by an operator up to a ceiling, and the provider is told', async () => {
    const player = await newPlayer(shop().client());
    const ordered = await bought(shop(), player);
    const finance = await newOperator(shop(), 'finance');
    const support = await newOperator(shop(), 'support');
    const body = { orderId: ordered.orderId, reason: 'requested' as const };
    expect((await support.client.call(askRefundOf, { body })).status).toBe(403);
    // A malformed key is refused for any caller.
    const key = 'x'.repeat(65);
    expect(await finance.client.refused(askRefundOf, { body, key })).toMatchObject({ errCode: 605 });
    // What the refund takes back stands before it, and nothing is left to take after it.
    expect(await backOf(finance.client, ordered.orderId)).toMatchObject({ taken: 105, owed: 0 });
    await finance.client.ask(askRefundOf, { body });
    await reaches(player, ordered.orderId, 'refunded');
    await until(async () => (await backOf(finance.client, ordered.orderId)).taken === 0);
    expect(await backOf(finance.client, ordered.orderId)).toMatchObject({ taken: 0, owed: 0 });
    expect(await finance.client.refused(askRefundOf, { body })).toMatchObject({ errCode: 787 });
    const large = await bought(shop(), player, 'gems-500');
    expect(
      await finance.client.refused(askRefundOf, { body: { ...body, orderId: large.orderId } }),
    ).toMatchObject({ errCode: 786 });
  });
});

describe('a failing refund', () => {
  it('is shown to operators until the payer has the money, and takes no more gems', async () => {
    const player = await newPlayer(shop().client());
    const { orderId } = await bought(shop(), player);
    const { desk: payments, reconciliation } = shop().serving().service.desks.payments;
    const reference = (await payments.read(orderId)).payment.reference ?? '';
    const finance = await newOperator(shop(), 'finance');
    await finance.client.ask(askRefundOf, { body: { orderId, reason: 'requested' } });
    await reaches(player, orderId, 'refunded');
    const { balance } = await player.client.ask(userInfo);
    const found = async () => (await payments.notes.findings()).filter((one) => one.subject === orderId);

    // Paid and refunded, each with two callbacks, so that no earlier callback causes the finding.
    await until(async () => (await payments.notes.callbacksOf(orderId)).length === 4);
    providerOf(shop()).act(reference, 'fail-refund');
    await until(async () => (await found()).length > 0);
    const { text } = await listOf(finance.client, 'payment-findings');
    expect(JSON.parse(text)).toMatchObject([{ id: reference, orderId, what: 'refund-failed' }]);
    expect((await payments.notes.callbacksOf(orderId))[0]).toMatchObject({
      said: 'paid',
      verdict: 'refund-failed',
    });
    await reconciliation.run();
    expect(await found()).toMatchObject([{ what: 'refund-failed' }]);

    await payments.provider.refund(reference, 'by-hand');
    await until(async () => (await found()).length === 0);
    expect((await player.client.ask(userInfo)).balance).toBe(balance);
  });
});

describe('the provider’s list', () => {
  it('adds payments that no callback reported', async () => {
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

  it('misses no payment made while it is read, and reports payments unknown to the provider', async () => {
    const player = await newPlayer(shop().client());
    const { desk: payments, reconciliation } = shop().serving().service.desks.payments;
    const read = payments.provider.list.bind(payments.provider);
    let orderId = '';
    const listing = vi.spyOn(payments.provider, 'list').mockImplementation(async function* (since) {
      yield* read(since);
      ({ orderId } = await bought(shop(), player));
      await shop().settled();
    });
    const finding = vi.spyOn(payments.provider, 'find');
    const missing = async () =>
      (await payments.notes.findings()).filter((one) => one.what === 'missing' && one.subject === orderId);
    try {
      await reconciliation.run();
      expect(await missing()).toEqual([]);
      listing.mockImplementation(async function* () {});
      finding.mockResolvedValue(undefined);
      await reconciliation.run();
      expect(await missing()).toHaveLength(1);
    } finally {
      listing.mockRestore();
      finding.mockRestore();
    }
    await reconciliation.run();
    expect(await missing()).toEqual([]);
  });
});

it('the auditor reports nothing in all of this', async () => {
  expect(await divergence(shop())).toBeUndefined();
});
