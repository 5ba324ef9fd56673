import { askRefundOf } from '@skins/api/payments/contract';
import { describe, expect, it, vi } from 'vitest';
import type { ProviderPayment } from '../../api/src/slices/payments/payment-provider.ts';
import { newOperator } from '../admin/operator.ts';
import { newPlayer } from '../http/player.ts';
import { sharedShop } from '../http/shop.ts';
import { bought, reaches } from './buying.ts';
import { until } from './until.ts';

const shop = sharedShop([]);

/** Matches a given list of the provider. @returns the findings that operators are shown of a payment */
async function foundIn(list: readonly ProviderPayment[], reference: string): Promise<readonly string[]> {
  const { desk: payments, reconciliation } = shop().serving().service.desks.payments;
  const listing = vi.spyOn(payments.provider, 'list').mockImplementation(async function* () {
    yield* list;
  });
  try {
    await reconciliation.run();
  } finally {
    listing.mockRestore();
  }
  const findings = await payments.notes.findings();
  return findings.filter((one) => one.reference === reference).map(({ what }) => what);
}

describe('a mismatch between provider and log', () => {
  it('is shown until the payer of an unknown order has the money back', async () => {
    const reference = 'cs_of_another_history';
    const payment: ProviderPayment = {
      reference,
      orderId: 'e'.repeat(20),
      playerId: 'somebody0',
      state: 'paid',
      reversed: null,
      price: 70_000,
      currency: 'CNY',
      url: null,
    };
    expect(await foundIn([payment], reference)).toEqual(['unknown-order']);
    expect(await foundIn([payment], reference)).toEqual(['unknown-order']);
    expect(await foundIn([{ ...payment, reversed: 'refund' }], reference)).toEqual([]);
  });

  it('is queried again if the list no longer has it, and shown only as long as it persists', async () => {
    const player = await newPlayer(shop().client());
    const { orderId } = await bought(shop(), player);
    const { desk: payments } = shop().serving().service.desks.payments;
    const reference = (await payments.read(orderId)).payment.reference ?? '';
    const finance = await newOperator(shop(), 'finance');
    await finance.client.ask(askRefundOf, { body: { orderId, reason: 'requested' } });
    await reaches(player, orderId, 'refunded');
    // Paid and refunded, each with two callbacks: each of them may end a finding.
    await until(async () => (await payments.notes.callbacksOf(orderId)).length === 4);

    await payments.notes.found({ reference, subject: orderId, what: 'refund-failed', time: 1 });
    const refunded = await payments.provider.find(reference);
    const asked = vi
      .spyOn(payments.provider, 'find')
      .mockImplementation(async (which) =>
        which === reference && refunded !== undefined ? { ...refunded, reversed: null } : undefined,
      );
    try {
      expect(await foundIn([], reference)).toEqual(['refund-failed']);
    } finally {
      asked.mockRestore();
    }
    expect(await foundIn([], reference)).toEqual([]);
  });
});
