import {
  failOrder,
  notePending,
  payOrder,
  paymentStream,
  reinstateOrder,
  reverseOrder,
} from '@skins/engine/payments';
import { expect, it } from 'vitest';
import { begunStore } from '../sample-duel/shop.ts';
import { HandClock } from '../flows/hand-clock.ts';
import { toldStream } from '../flows/told-stream.ts';
import { openPayNode } from './node.ts';
import { PaperProvider } from './paper-provider.ts';

// Older programs stored provider messages under ids that callers could use too.

const ANNA = 'anna0000';

/** Returns an order waiting for its money, in a log that continues an older program's. */
async function orderedAt() {
  const clock = new HandClock();
  const store = await begunStore(clock.time);
  const provider = new PaperProvider();
  const node = await openPayNode({ store, clock: clock.read, timers: clock.timers, provider });
  const orderId = await node.order(ANNA, 'gems-100', 'press');
  await node.settle();
  const { reference = '' } = (await node.desk.read(orderId)).payment;
  const { playerId, price, currency } = provider.become(reference, {});
  return {
    provider,
    node,
    reference,
    pay: { reference, playerId, price, currency },
    ...toldStream({ store, node, streams: node.game.streams.payment, stream: paymentStream(orderId) }),
  };
}

it('a message stored under a former id takes effect once if it is repeated', async () => {
  const { provider, node, reference, pay, tell, said } = await orderedAt();
  const again = (change: Parameters<PaperProvider['become']>[1]) =>
    node.desk.hear(provider.become(reference, change));
  await tell(`pending:local:${reference}`, notePending, { reference });
  await tell(`paid:${reference}`, payOrder, pay);
  expect(await again({ state: 'paid' })).toBe('nothing-new');
  await tell(`reversed:${reference}:0`, reverseOrder, { reference, way: 'chargeback' });
  expect(await again({ reversed: 'chargeback' })).toBe('nothing-new');
  await tell(`won:${reference}:0`, reinstateOrder, { reference });
  expect(await again({ reversed: 'won' })).toBe('nothing-new');
  await tell(`reversed:${reference}:1`, reverseOrder, { reference, way: 'refund' });
  expect(await again({ reversed: 'refund' })).toBe('nothing-new');
  expect(await said()).toEqual([
    'OrderCreated',
    'OrderPending',
    'OrderPaid',
    'OrderReversed',
    'OrderReinstated',
    'OrderReversed',
  ]);
});

it('an end stored under a former id takes effect once if it is repeated', async () => {
  const { provider, node, reference, tell, said } = await orderedAt();
  await tell(`failed:${reference}`, failOrder, { reason: 'declined' });
  for (const state of ['failed', 'expired'] as const)
    expect(await node.desk.hear(provider.become(reference, { state }))).not.toBe('noted');
  expect(await said()).toEqual(['OrderCreated', 'OrderPending', 'OrderFailed']);
});

it('a differently worded repetition is ignored without an error', async () => {
  const { provider, node, reference, said } = await orderedAt();
  provider.become(reference, { state: 'paid' });
  expect(await node.desk.hear(provider.become(reference, { reversed: 'refund' }))).toBe('noted');
  expect(await node.desk.hear(provider.become(reference, { reversed: 'chargeback' }))).toBe('nothing-new');
  expect(await said()).toEqual(['OrderCreated', 'OrderPending', 'OrderPaid', 'OrderReversed']);
});

it('an id that belongs to another command is an error', async () => {
  const { provider, node, reference, tell } = await orderedAt();
  await tell(`provider/paid:${reference}`, notePending, { reference });
  const paid = provider.become(reference, { state: 'paid' });
  await expect(node.desk.hear(paid)).rejects.toThrow(`provider/paid:${reference} was another command`);
  await node.flows.stop();
});
