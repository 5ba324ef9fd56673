import { describe, expect, it } from 'vitest';
import { endOf } from '@skins/api/foundation/runtime';
import type { EventStore } from '@skins/api/foundation/store';
import { JOIN_MS } from '../sample-duel/engine/index.ts';
import { begunStore, STAKE } from '../sample-duel/shop.ts';
import { HandClock } from './hand-clock.ts';
import { type Node, type Press, openNode } from './node.ts';
import { type Fate, FailingOnceStore, MortalStore, RecordedStore } from './recorded-store.ts';
import { toldBy } from './read-log.ts';
import { expectAllEnded } from './verdict.ts';

const anna: Press = { player: 'anna0000', seat: 'first' };
const ben: Press = { player: 'ben00000', seat: 'second' };

/** Presses of players, each after the previous one was answered and carried out, and the time that passes at the end. */
interface Scenario {
  readonly presses: readonly Press[];
  readonly wait: number;
}

const scenarios: readonly (readonly [string, Scenario])[] = [
  ['is joined and drawn', { presses: [anna, ben], wait: 0 }],
  ['expires', { presses: [anna], wait: JOIN_MS }],
  [
    'refuses a third one, another stake and a second duel of its name',
    {
      presses: [
        anna,
        { player: 'dave0000', seat: 'second', stake: 2 * STAKE },
        { player: 'dave0000', seat: 'first' },
        ben,
        { player: 'cleo0000', seat: 'second' },
      ],
      wait: 0,
    },
  ],
];

async function playOn(node: Node, clock: HandClock, { presses, wait }: Scenario): Promise<void> {
  await node.settle();
  for (const press of presses) {
    expect(await node.press(press)).toBe('done');
    await node.settle();
  }
  await clock.forward(wait, () => node.settle());
}

/** Runs one process over a store; players restart with their first press, as its answer may be lost. */
async function live(store: EventStore, scenario: Scenario): Promise<void> {
  const clock = new HandClock();
  // A shop whose clock is behind its log writes nothing.
  clock.time = Math.max(clock.time, await endOf(store));
  const node = await openNode({ store, clock: clock.read, timers: clock.timers });
  await playOn(node, clock, scenario);
  await node.stop();
}

/** Plays until the process dies at an append. @returns whether it died */
async function liveUntil(
  inner: EventStore,
  scenario: Scenario,
  { left, fate }: { left: number; fate: Fate },
): Promise<boolean> {
  const store = new MortalStore(inner, left, fate);
  return Promise.race([store.death.then(() => true), live(store, scenario).then(() => false)]);
}

async function unbroken(scenario: Scenario) {
  const store = new RecordedStore(await begunStore(new HandClock().time));
  const before = store.appends.length;
  await live(store, scenario);
  await expectAllEnded(store);
  return { store, told: await toldBy(store), steps: store.appends.length - before };
}

describe.for(scenarios)('a duel that %s', ([, scenario]) => {
  it.for<Fate>(['lost', 'kept'])(
    'ends the same if its process dies at any append, that append %s',
    async (fate) => {
      const { told, steps } = await unbroken(scenario);
      expect(steps).toBeGreaterThan(4);
      for (let left = 0; left < steps; left += 1) {
        const store = await begunStore(new HandClock().time);
        expect(await liveUntil(store, scenario, { left, fate })).toBe(true);
        await live(store, scenario);
        expect(await toldBy(store), `killed at append ${left + 1}`).toEqual(told);
        await expectAllEnded(store);
      }
    },
  );

  it('ends the same if its process and the next one die at any two appends', async () => {
    const { told, steps } = await unbroken(scenario);
    for (let first = 0; first < steps; first += 1)
      for (let second = 0; second < steps - first - 1; second += 1) {
        const store = await begunStore(new HandClock().time);
        expect(await liveUntil(store, scenario, { left: first, fate: 'kept' })).toBe(true);
        await liveUntil(store, scenario, { left: second, fate: second % 2 === 0 ? 'kept' : 'lost' });
        await live(store, scenario);
        expect(await toldBy(store), `killed at ${first + 1}, then at ${second + 1}`).toEqual(told);
      }
  });

  it.for<Fate>(['lost', 'kept'])('ends the same if any append fails, that append %s', async (fate) => {
    const { steps } = await unbroken(scenario);
    for (let left = 0; left < steps; left += 1) {
      const inner = await begunStore(new HandClock().time);
      const store = new FailingOnceStore(inner, left, fate);
      const clock = new HandClock();
      const node = await openNode({ store, clock: clock.read, timers: clock.timers });
      await pressedAgain(() => playOn(node, clock, scenario));
      // A step is retried after a delay.
      await clock.forward(JOIN_MS, () => node.settle());
      await node.stop();
      await expectAllEnded(inner);
    }
  });

  it('ends from every prefix of its log', async () => {
    const { store } = await unbroken(scenario);
    for (let kept = 0; kept <= store.appends.length; kept += 1) {
      const prefix = await begunStore(new HandClock().time);
      for (const append of store.appends.slice(0, kept)) await prefix.append(append);
      await live(prefix, { presses: [], wait: JOIN_MS });
      await expectAllEnded(prefix);
    }
  });
});

/** A player repeats an unanswered press. */
async function pressedAgain(play: () => Promise<void>): Promise<void> {
  try {
    await play();
  } catch (error) {
    if (!(error instanceof Error) || error.message !== 'the disk failed') throw error;
    await play();
  }
}
