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

// Programs of before kept what a provider says under ids that callers could have as well.

const ANNA = 'anna0000';

/** An order that waits for its money, in a log that goes on with what an earlier program wrote. */
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

it('what was told under its former id, and is told again, happened once', async () => {
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

it('what ended under a former id, and is told again, ended once', async () => {
  const { provider, node, reference, tell, said } = await orderedAt();
  await tell(`failed:${reference}`, failOrder, { reason: 'declined' });
  for (const state of ['failed', 'expired'] as const)
    expect(await node.desk.hear(provider.become(reference, { state }))).not.toBe('noted');
  expect(await said()).toEqual(['OrderCreated', 'OrderPending', 'OrderFailed']);
});

it('the same told otherwise is another word, and no trouble', async () => {
  const { provider, node, reference, said } = await orderedAt();
  provider.become(reference, { state: 'paid' });
  expect(await node.desk.hear(provider.become(reference, { reversed: 'refund' }))).toBe('noted');
  expect(await node.desk.hear(provider.become(reference, { reversed: 'chargeback' }))).toBe('nothing-new');
  expect(await said()).toEqual(['OrderCreated', 'OrderPending', 'OrderPaid', 'OrderReversed']);
});

it('an id that was another command is no answer', async () => {
  const { provider, node, reference, tell } = await orderedAt();
  await tell(`provider/paid:${reference}`, notePending, { reference });
  const paid = provider.become(reference, { state: 'paid' });
  await expect(node.desk.hear(paid)).rejects.toThrow(`provider/paid:${reference} was another command`);
  await node.flows.stop();
});
