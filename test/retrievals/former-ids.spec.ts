import {
  deliverWithdrawal,
  endWithdrawal,
  noteOffer,
  reverseWithdrawal,
  withdrawalStream,
} from '@skins/engine/retrievals';
import { expect, it } from 'vitest';
import { HandClock } from '../flows/hand-clock.ts';
import { toldStream } from '../flows/told-stream.ts';
import { endOf } from '@skins/api/foundation/runtime';
import { openTakeNode, stockedStore } from './node.ts';
import { PaperProvider } from './paper-provider.ts';

// Older programs stored provider messages under ids that callers could use too.

const ANNA = 'anna0000';

/** Returns an item that the provider prepares, in a log that continues an older program's. */
async function takenAt() {
  const clock = new HandClock();
  const store = await stockedStore();
  clock.time = await endOf(store);
  const provider = new PaperProvider();
  const node = await openTakeNode({ store, clock: clock.read, timers: clock.timers, provider });
  const id = (await node.take(ANNA, `${ANNA}-1`, 'press')) ?? '';
  await node.settle();
  return {
    node,
    id,
    reference: provider.become(id, 'preparing').reference,
    hear: (state: Parameters<PaperProvider['become']>[1]) => node.desk.hear(provider.become(id, state)),
    ...toldStream({ store, node, streams: node.game.streams.withdrawal, stream: withdrawalStream(id) }),
  };
}

it('a message stored under a former id takes effect once if it is repeated', async () => {
  const { reference, hear, tell, said } = await takenAt();
  await tell(`offered:${reference}`, noteOffer, { reference });
  expect(await hear('offered')).toBe('nothing-new');
  await tell(`delivered:${reference}`, deliverWithdrawal, { reference });
  expect(await hear('delivered')).toBe('nothing-new');
  await tell(`reversed:${reference}`, reverseWithdrawal, { reference });
  expect(await hear('reversed')).toBe('nothing-new');
  expect(await said()).toEqual([
    'WithdrawalCreated',
    'WithdrawalOffered',
    'WithdrawalDelivered',
    'WithdrawalReversed',
  ]);
});

it.for(['ended', 'refused'] as const)(
  'an end stored as “%s” under its former id takes effect once if it is repeated or reported otherwise',
  async (word) => {
    const { id, reference, hear, tell, said } = await takenAt();
    const former = word === 'ended' ? `ended:${reference}` : `refused:${id}`;
    await tell(former, endWithdrawal, { outcome: 'declined' });
    for (const state of ['declined', 'cancelled', 'declined'] as const)
      expect(await hear(state)).toBe('nothing-new');
    expect(await said()).toEqual(['WithdrawalCreated', 'WithdrawalEnded']);
  },
);

it('a differently worded repetition is ignored without an error', async () => {
  const { hear, said } = await takenAt();
  expect(await hear('declined')).toBe('noted');
  expect(await hear('cancelled')).toBe('nothing-new');
  expect(await said()).toEqual(['WithdrawalCreated', 'WithdrawalEnded']);
});

it('an id that belongs to another command is an error', async () => {
  const { node, reference, hear, tell } = await takenAt();
  await hear('offered');
  await tell(`provider/delivered:${reference}`, noteOffer, { reference });
  await expect(hear('delivered')).rejects.toThrow(`provider/delivered:${reference} was another command`);
  await node.flows.stop();
});
