import type { Awaited, Json, Step } from '@skins/engine/kernel';
import { describe, expect, it } from 'vitest';
import { LruMap } from '../cache/lru-map.ts';
import { positionOf } from '../store/index.ts';
import { type AskBeacon, NotOutYet } from './outside.ts';
import { Troubles } from './troubles.ts';
import { type Means, Turn } from './turn.ts';

const ROUND = { round: 42, signature: 'ab', randomness: 'cd' };
const AWAITED: Awaited = {
  do: 'beacon',
  chain: 'c1',
  round: 42,
  take: { id: 'roll-1#4/1', stream: 'roll-1', name: 'take-round' },
  giveUpAt: 1_000_000,
  givenUp: { do: 'command', id: 'roll-1#4/2', stream: 'roll-1', name: 'void-room', input: {} },
};

/** Simulates a process that looks at one stream; the test sets its clock. */
function process(beacon: AskBeacon | undefined, refuses: readonly string[] = []) {
  const steps: Step[] = [];
  const clock = { time: 500 };
  const troubles = new Troubles(() => clock.time);
  const runnerOf = (name: string) => ({
    name,
    run: (_runtime: unknown, { step }: { readonly step: Step }) => {
      steps.push(step);
      return Promise.resolve(
        refuses.includes(name)
          ? { kind: 'refused' as const, rejection: { code: 'no' } }
          : { kind: 'done' as const, reply: undefined, position: positionOf(1), time: undefined },
      );
    },
  });
  const means: Means = {
    runtime: { execute: () => expect.fail('steps are run by their runners') },
    clock: () => clock.time,
    steps: new Map(['take-round', 'void-room'].map((name) => [name, runnerOf(name)])),
    outside: new Map(),
    beacon,
    troubles,
    done: new LruMap(10),
    stopped: () => false,
    sealsOnly: () => false,
    onDone: () => undefined,
    onTrouble: () => undefined,
  };
  return {
    steps,
    clock,
    troubles,
    look: async () => {
      const turn = new Turn(means, 'roll-1');
      await turn.carryOut('roll-1', [AWAITED]);
      return turn.wakeAt;
    },
  };
}

const taken = { do: 'command', ...AWAITED.take, input: ROUND };

describe('a flow that waits for a beacon round', () => {
  it('gets the same round under the same id at each request, from any process', async () => {
    const asked: unknown[] = [];
    const beacon: AskBeacon = (message) => {
      asked.push(message);
      return Promise.resolve(ROUND);
    };
    const [one, other] = [process(beacon), process(beacon)];
    for (const node of [one, other, one]) await node.look();

    expect(one.steps).toEqual([taken]);
    expect(other.steps).toEqual([taken]);
    expect(new Set(asked.map((one) => JSON.stringify(one)))).toEqual(new Set(['{"chain":"c1","round":42}']));
  });

  it('sleeps until the round is out, without reporting trouble', async () => {
    const { steps, troubles, look } = process(() => Promise.reject(new NotOutYet(9_000)));
    expect(await look()).toBe(9_000);
    expect(troubles.find('roll-1', 'roll-1')).toBeUndefined();
    expect(steps).toEqual([]);
  });

  it('retries a failed request with increasing delays until it succeeds, always for the same round', async () => {
    const answers: (Json | Error)[] = [new Error('no relay'), new Error('no relay'), ROUND];
    const { steps, clock, look } = process(() => {
      const answer = answers.shift() ?? expect.fail('nobody asks after the answer');
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    });
    const wakes: (number | undefined)[] = [];
    for (;;) {
      const at = await look();
      if (at === undefined) break;
      wakes.push(at - clock.time);
      // A look before the delay has passed does nothing.
      await look();
      clock.time = at;
    }
    expect(wakes).toEqual([1_000, 4_000]);
    expect(steps).toEqual([taken]);
  });

  it('parks a refused step for operators, without giving up', async () => {
    const { steps, troubles, look } = process(() => Promise.resolve(ROUND), ['take-round']);
    await look();
    expect(troubles.parked()).toEqual([
      expect.objectContaining({ of: 'roll-1#4/1', error: 'roll-1 refused take-round: {"code":"no"}' }),
    ]);
    expect(steps.map(({ name }) => name)).toEqual(['take-round']);
  });

  it('gives up only after its time, and after one more request', async () => {
    let out = false;
    const beacon: AskBeacon = () => (out ? Promise.resolve(ROUND) : Promise.reject(new Error('no relay')));
    const late = process(beacon);
    late.clock.time = AWAITED.giveUpAt - 1;
    await late.look();
    expect(late.steps).toEqual([]);
    late.clock.time = AWAITED.giveUpAt + 1_000;
    await late.look();
    expect(late.steps).toEqual([AWAITED.givenUp]);

    const just = process(beacon);
    just.clock.time = AWAITED.giveUpAt + 1_000;
    out = true;
    await just.look();
    expect(just.steps).toEqual([taken]);
  });

  it('is parked with an error in a shop without a beacon', async () => {
    const { troubles, look } = process(undefined);
    await look();
    expect(troubles.parked()).toEqual([expect.objectContaining({ error: 'this shop can reach no beacon' })]);
  });
});
