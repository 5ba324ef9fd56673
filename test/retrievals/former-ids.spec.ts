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

// Programs of before kept what a provider says under ids that callers could have as well.

const ANNA = 'anna0000';

/** An item that the provider prepares, in a log that goes on with what an earlier program wrote. */
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

it('what was told under its former id, and is told again, happened once', async () => {
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
  'what was told as “%s” under its former id, and is told again or otherwise, ended once',
  async (word) => {
    const { id, reference, hear, tell, said } = await takenAt();
    const former = word === 'ended' ? `ended:${reference}` : `refused:${id}`;
    await tell(former, endWithdrawal, { outcome: 'declined' });
    for (const state of ['declined', 'cancelled', 'declined'] as const)
      expect(await hear(state)).toBe('nothing-new');
    expect(await said()).toEqual(['WithdrawalCreated', 'WithdrawalEnded']);
  },
);

it('the same told otherwise is another word, and no trouble', async () => {
  const { hear, said } = await takenAt();
  expect(await hear('declined')).toBe('noted');
  expect(await hear('cancelled')).toBe('nothing-new');
  expect(await said()).toEqual(['WithdrawalCreated', 'WithdrawalEnded']);
});

it('an id that was another command is no answer', async () => {
  const { node, reference, hear, tell } = await takenAt();
  await hear('offered');
  await tell(`provider/delivered:${reference}`, noteOffer, { reference });
  await expect(hear('delivered')).rejects.toThrow(`provider/delivered:${reference} was another command`);
  await node.flows.stop();
});
