import { TOP_UP_REFUNDS, askRefund, paymentStream, phaseOf } from '@skins/engine/payments';
import { describe, expect, it } from 'vitest';
import { sampleOperator } from '../samples/api/operator.ts';
import { begunStore } from '../sample-duel/shop.ts';
import { HandClock } from '../flows/hand-clock.ts';
import { balancesOf, expectAllEnded } from '../flows/verdict.ts';
import { type PayNode, openPayNode } from './node.ts';
import { PaperProvider } from './paper-provider.ts';

const ANNA = 'anna0000';
/** As long as it takes until what fails is parked, and until that is looked at again. */
const PARKED_AFTER_MS = 90_000;
const LOOKED_AT_AFTER_MS = 600_000;

/** An operator gives an order's money back. */
async function refund({ game }: PayNode, orderId: string): Promise<void> {
  const by = await sampleOperator(game);
  const outcome = await game.act(askRefund, {
    by,
    streams: game.streams.payment,
    stream: paymentStream(orderId),
    commandId: 'refund',
    input: { reason: 'requested' },
    context: (moment) => ({
      ...moment,
      by,
      register: game.operators().register,
      ceilings: game.rulesAt(TOP_UP_REFUNDS, moment.time).content,
    }),
  });
  expect(outcome.kind).toBe('done');
}

/** An order that was paid, in a shop whose clock goes by hand. */
async function paidAt(provider: PaperProvider) {
  const clock = new HandClock();
  const store = await begunStore(clock.time);
  const before = await balancesOf(store, [ANNA]);
  const node = await openPayNode({ store, clock: clock.read, timers: clock.timers, provider });
  const orderId = await node.order(ANNA, 'gems-100', 'press');
  await node.settle();
  const { reference = '' } = (await node.desk.read(orderId)).payment;
  await node.desk.hear(provider.become(reference, { state: 'paid' }));
  await node.settle();
  const phase = async () => phaseOf((await node.desk.read(orderId)).payment);
  return {
    node,
    orderId,
    reference,
    phase,
    goBy: (ms: number) => clock.forward(ms, () => node.settle()),
    expectRefunded: async () => {
      expect(await phase()).toBe('refunded');
      expect(await node.flows.listing.stuck(10)).toEqual([]);
      await node.flows.stop();
      expect(await balancesOf(store, [ANNA])).toEqual(before);
      await expectAllEnded(store);
    },
  };
}

describe('what was said before', () => {
  it('a dispute was won, and comes behind that, takes nothing back', async () => {
    const provider = new PaperProvider();
    const { node, reference, phase } = await paidAt(provider);
    const old = provider.become(reference, { reversed: 'chargeback' });
    expect(await node.desk.hear(old)).toBe('noted');
    expect(await node.desk.hear(provider.become(reference, { reversed: 'won' }))).toBe('noted');
    expect(await node.desk.hear(old)).toBe('nothing-new');
    expect(await phase()).toBe('paid');
    // And another one counts.
    expect(await node.desk.hear(provider.become(reference, { reversed: 'chargeback' }))).toBe('noted');
    expect(await phase()).toBe('charged-back');
    await node.flows.stop();
  });
});

describe('a refund', () => {
  it('that failed after the payer was said to have it is told to operators, and what was said before it is not', async () => {
    const provider = new PaperProvider();
    const { node, orderId, reference, phase } = await paidAt(provider);
    const before = provider.become(reference, {});
    await refund(node, orderId);
    await node.settle();
    expect(await phase()).toBe('refunded');
    expect(await node.desk.hear(before)).toBe('nothing-new');
    expect(await node.desk.hear(provider.become(reference, { reversed: null }))).toBe('refund-failed');
    expect(await node.desk.hear(provider.become(reference, { reversed: 'refund' }))).toBe('nothing-new');
    await node.flows.stop();
  });

  it('of a payment that the provider does not find is shown as parked, and carried out once it is found', async () => {
    const provider = new PaperProvider();
    const { node, orderId, reference, goBy, phase, expectRefunded } = await paidAt(provider);
    provider.strange = true;
    await refund(node, orderId);
    await node.settle();
    await goBy(PARKED_AFTER_MS);

    expect(await phase()).toBe('paid');
    expect(await node.flows.listing.stuck(10)).toMatchObject([
      { stream: paymentStream(orderId), state: 'parked', lastError: `local knows no ${reference}` },
    ]);
    provider.strange = false;
    await goBy(LOOKED_AT_AFTER_MS);
    await expectRefunded();
  });

  it('that the provider takes and does not say is shown as parked, and done once it says so', async () => {
    const provider = new PaperProvider();
    const { node, orderId, reference, goBy, phase, expectRefunded } = await paidAt(provider);
    provider.refund = () => Promise.resolve();
    await refund(node, orderId);
    await node.settle();
    await goBy(PARKED_AFTER_MS);

    expect(await phase()).toBe('paid');
    expect(await node.flows.listing.stuck(10)).toMatchObject([
      { stream: paymentStream(orderId), state: 'parked', lastError: `local has not given ${reference} back` },
    ]);
    provider.become(reference, { reversed: 'refund' });
    await goBy(LOOKED_AT_AFTER_MS);
    await expectRefunded();
  });
});
