import type { Action } from '@skins/engine/kernel';
import { expect, it } from 'vitest';
import { LruMap } from '../cache/lru-map.ts';
import { positionOf } from '../store/index.ts';
import { Troubles } from './troubles.ts';
import { type Means, Turn, stepName } from './turn.ts';

const STREAM = 'battle-1';
const STEP: Action = { do: 'command', id: 'battle-1#3/1', stream: 'player-1', name: 'take', input: {} };
const SEAL: Action = { do: 'call', key: 'battle-1#4/seal', to: 'battles', request: {} };
const OTHER_CALL: Action = { do: 'call', key: 'payment-1#1/order', to: 'payments', request: {} };
const LATE: Action = { do: 'until', at: 0, act: { ...STEP, id: 'battle-1#3/2' } };

/** Looks at a stream on a node whose lease is the given one. @returns steps run, calls made, and when it looks again */
async function look(actions: readonly Action[], { sealsOnly = true, known = [] as readonly string[] } = {}) {
  const steps: string[] = [];
  const calls: string[] = [];
  const run: Means['steps'] = new Map([
    [
      'take',
      {
        name: 'take',
        run: (_runtime, { step }) => {
          steps.push(step.id);
          return Promise.resolve({
            kind: 'done',
            reply: undefined,
            position: positionOf(1),
            time: undefined,
          });
        },
      },
    ],
  ]);
  const port = async ({ key }: { readonly key: string }) => void calls.push(key);
  const done = new LruMap<string, true>(10);
  for (const id of known) done.set(stepName('player-1', id), true);
  const turn = new Turn(
    {
      runtime: { execute: () => expect.fail('steps are run by their runners') },
      clock: () => 1_000,
      steps: run,
      outside: new Map([
        ['battles', port],
        ['payments', port],
      ]),
      beacon: undefined,
      troubles: new Troubles(() => 1_000),
      done,
      stopped: () => false,
      sealsOnly: () => sealsOnly,
      onDone: () => undefined,
      onTrouble: () => undefined,
    },
    STREAM,
  );
  await turn.carryOut(STREAM, actions);
  return { steps, calls, wakeAt: turn.wakeAt };
}

it('a node without the lease seals, and carries out nothing else', async () => {
  expect(await look([SEAL, LATE, OTHER_CALL])).toEqual({
    steps: [],
    calls: ['battle-1#4/seal'],
    wakeAt: undefined,
  });
  expect(await look([OTHER_CALL])).toMatchObject({ calls: [] });
});

it('a node without the lease seals only after the steps before are known to be done', async () => {
  expect(await look([STEP, SEAL])).toMatchObject({ steps: [], calls: [] });
  expect(await look([STEP, SEAL], { known: ['battle-1#3/1'] })).toMatchObject({
    steps: [],
    calls: ['battle-1#4/seal'],
  });
});

it('the holder carries out everything', async () => {
  expect(await look([STEP, SEAL, LATE, OTHER_CALL], { sealsOnly: false })).toMatchObject({
    steps: ['battle-1#3/1', 'battle-1#3/2'],
    calls: ['battle-1#4/seal', 'payment-1#1/order'],
  });
});
