import { askRefundOf, dropRefundOf, proposeRefundOf } from '@skins/api/payments/contract';
import { proposalActs } from '@skins/api/settings/contract';
import type { RefundReason } from '@skins/engine/payments';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Operator, listOf, newOperator } from '../admin/operator.ts';
import { newPlayer } from '../http/player.ts';
import { sharedShop } from '../http/shop.ts';
import { bought, providerOf, reaches } from './buying.ts';

const shop = sharedShop([]);

let finance: Operator;

beforeAll(async () => {
  finance = await newOperator(shop(), 'finance');
});

async function paid() {
  const player = await newPlayer(shop().client());
  const { orderId } = await bought(shop(), player);
  const propose = async (reason: RefundReason) =>
    (await finance.client.ask(proposeRefundOf, { body: { orderId, reason } })).proposalId;
  const drop = (proposalId: string) => finance.client.ask(dropRefundOf, { body: { orderId, proposalId } });
  return { player, orderId, propose, drop };
}

/** Returns the orders that the list shows with a proposed or requested refund. */
async function listed(refund: 'proposed' | 'asked'): Promise<readonly string[]> {
  await shop().settled();
  const { text } = await listOf(finance.client, 'top-ups', { filter: JSON.stringify({ refund }) });
  const rows: readonly { readonly id: string }[] = JSON.parse(text);
  return rows.map(({ id }) => id);
}

describe('the list of orders shows that a refund', () => {
  it('waits for approval as long as one proposal is open, even if others were withdrawn', async () => {
    const { orderId, propose, drop } = await paid();
    const [first, second] = [await propose('requested'), await propose('fraud')];
    await drop(first);
    expect(await listed('proposed')).toContain(orderId);
    await drop(second);
    expect(await listed('proposed')).not.toContain(orderId);
  });

  it('was requested, even if proposals are withdrawn later', async () => {
    const { player, orderId, propose, drop } = await paid();
    const proposalId = await propose('requested');
    await finance.client.ask(askRefundOf, { body: { orderId, reason: 'mistake' } });
    await reaches(player, orderId, 'refunded');
    await drop(proposalId);
    expect(await listed('asked')).toContain(orderId);
    const { acts } = await finance.client.ask(proposalActs, { query: { about: `payment-${orderId}` } });
    expect(acts.map(({ act, operator }) => [act, operator?.name])).toEqual([
      ['proposed', finance.name],
      ['refunded', finance.name],
      ['withdrawn', finance.name],
    ]);
  });

  it('does not wait while the payer has the money, and waits again after a won dispute', async () => {
    const { player, orderId, propose } = await paid();
    await propose('requested');
    const reference =
      (await shop().serving().service.desks.payments.desk.read(orderId)).payment.reference ?? '';
    providerOf(shop()).act(reference, 'dispute');
    await reaches(player, orderId, 'charged-back');
    expect(await listed('proposed')).not.toContain(orderId);
    providerOf(shop()).act(reference, 'win');
    await reaches(player, orderId, 'paid');
    expect(await listed('proposed')).toContain(orderId);
  });
});
