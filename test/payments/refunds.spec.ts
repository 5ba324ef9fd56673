import { TOP_UP_REFUNDS, askRefund, paymentStream, phaseOf } from '@skins/engine/payments';
import { describe, expect, it } from 'vitest';
import { sampleOperator } from '../samples/api/operator.ts';
import { begunStore } from '../sample-duel/shop.ts';
import { HandClock } from '../flows/hand-clock.ts';
import { balancesOf } from '../flows/read-log.ts';
import { expectAllEnded } from '../flows/verdict.ts';
import { type PayNode, openPayNode } from './node.ts';
import { PaperProvider } from './paper-provider.ts';

const ANNA = 'anna0000';
/** Milliseconds until a failing step is parked; then until it is retried. */
const PARKED_AFTER_MS = 90_000;
const LOOKED_AT_AFTER_MS = 600_000;

/** Lets an operator refund an order. */
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

/** A paid order in a shop with a manual clock. */
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

describe('an old callback', () => {
  it('of a dispute reverses nothing if it arrives after the dispute was won', async () => {
    const provider = new PaperProvider();
    const { node, reference, phase } = await paidAt(provider);
    const old = provider.become(reference, { reversed: 'chargeback' });
    expect(await node.desk.hear(old)).toBe('noted');
    expect(await node.desk.hear(provider.become(reference, { reversed: 'won' }))).toBe('noted');
    expect(await node.desk.hear(old)).toBe('nothing-new');
    expect(await phase()).toBe('paid');
    // A further dispute counts.
    expect(await node.desk.hear(provider.become(reference, { reversed: 'chargeback' }))).toBe('noted');
    expect(await phase()).toBe('charged-back');
    await node.flows.stop();
  });
});

describe('a refund', () => {
  it('that fails after it was reported as done is shown to operators; an older callback is not', async () => {
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

  it('of a payment that the provider cannot find is shown as parked, and carried out once it is found', async () => {
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

  it('that the provider accepts but does not report is shown as parked, and done once it is reported', async () => {
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
