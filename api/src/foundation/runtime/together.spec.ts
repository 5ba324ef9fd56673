import { expect, it } from 'vitest';
import { HeldStore } from '../../../../test/samples/api/held-store.ts';
import { eventsIn, processOver, settle } from '../../../../test/samples/api/process.ts';

const [A, B] = ['purse-a', 'purse-b'] as const;

it('several commands are carried out as one, or none of them is', async () => {
  const store = new HeldStore();
  const { together, move, coins } = processOver(store);
  const both = (byA: number, byB: number, id: string) =>
    together([
      { stream: A, by: byA, commandId: id },
      { stream: B, by: byB, commandId: id },
    ]);

  expect(await both(5, 3, 'a')).toEqual({
    kind: 'done',
    replies: [{ moves: [5] }, { moves: [3] }],
    position: '000000000002',
  });
  // The second may not: nothing stays of the first.
  expect(await both(1, -4, 'b')).toMatchObject({
    kind: 'refused',
    at: 1,
    rejection: { code: 'too-few-coins' },
  });
  expect(await both(1, 1, 'a')).toEqual({ kind: 'key-reused' });
  expect([await coins(A), await coins(B), await eventsIn(store)]).toEqual([5, 3, 2]);

  // Each waits for whoever came first, on one stream or the other; orders of streams do not matter.
  const [onA, onB, forth, back] = [
    move(1, 'e', { stream: A }),
    move(1, 'e', { stream: B }),
    both(1, 1, 'c'),
    together([
      { stream: B, by: 1, commandId: 'd' },
      { stream: A, by: 1, commandId: 'd' },
    ]),
  ];
  const twice = together([
    { stream: A, by: 1, commandId: 'f' },
    { stream: A, by: 1, commandId: 'g' },
  ]);
  await expect(twice).rejects.toThrow(TypeError);
  const ended = await Promise.all([onA, onB, forth, back]);
  expect(ended.map(({ kind }) => kind)).toEqual(['done', 'done', 'done', 'done']);
  expect([await coins(A), await coins(B)]).toEqual([8, 6]);
});

it('several as one are decided anew where another process came between, and show nothing of what failed', async () => {
  const store = new HeldStore();
  const [here, there] = [processOver(store), processOver(store)];
  const both = (id: string) =>
    here.together([
      { stream: A, by: 1, commandId: id },
      { stream: B, by: 1, commandId: id },
    ]);
  await both('a');
  await there.move(10, 'b', { stream: B });
  expect(await both('c')).toMatchObject({ kind: 'done' });
  expect([await here.coins(A), await here.coins(B)]).toEqual([2, 12]);

  store.hold();
  const [failing, waiting] = [both('d'), both('e')];
  await settle();
  expect([await here.coins(A), await here.coins(B)]).toEqual([2, 12]);
  await store.fail(new Error('power cut'), { kept: false });
  await expect(failing).rejects.toThrow('power cut');
  // Who waited meanwhile is decided once, on what is there.
  expect(await waiting).toMatchObject({ kind: 'done' });
  expect(here.decided.slice(-4)).toEqual([2, 12, 2, 12]);
  expect([await here.coins(A), await here.coins(B), await eventsIn(store)]).toEqual([3, 13, 7]);
});
