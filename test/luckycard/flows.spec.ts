import { endOf } from '@skins/api/foundation/runtime';
import type { EventStore } from '@skins/api/foundation/store';
import { CardLaid, CardTurned, DeckClosed, DeckOpened, PressReleased } from '@skins/engine/luckycard';
import { describe, expect, it } from 'vitest';
import { randomOf } from '../audit/random.ts';
import { type Faults, FaultyStore } from '../flows/faulty-store.ts';
import { HandClock } from '../flows/hand-clock.ts';
import { type Fate, MortalStore, type RecordedStore } from '../flows/recorded-store.ts';
import { eventsOf, expectAllEnded } from '../flows/verdict.ts';
import { PLAYERS } from '../sample-duel/shop.ts';
import { deckStore, openDeckNode } from './node.ts';

const [ANNA = '', BEN = '', CLEO = ''] = PLAYERS;
/** milliseconds; longer than a deck stays open when nobody plays */
const IDLE_MS = 4 * 3_600_000;

/** Runs one process over a store, in which players retry unanswered requests, until the deck closes. */
async function live(store: EventStore): Promise<void> {
  const clock = new HandClock();
  clock.time = Math.max(clock.time, await endOf(store));
  const node = await openDeckNode({ store, clock: clock.read, timers: clock.timers });
  await node.settle();
  if (!(await eventsOf(store)).some(({ type }) => type === DeckOpened.type)) await node.open();
  await node.settle();
  for (const [player, turn] of [
    [ANNA, 1],
    [BEN, 2],
  ] as const) {
    await node.press(player, turn, `press-${turn}`);
    await node.settle();
  }
  await clock.forward(IDLE_MS, () => node.settle());
  await node.flows.stop();
}

async function countsOf(store: EventStore) {
  const events = await eventsOf(store);
  const count = (kind: { readonly type: string }) => events.filter(({ type }) => type === kind.type).length;
  return {
    turned: count(CardTurned),
    laid: count(CardLaid),
    released: count(PressReleased),
    closed: count(DeckClosed),
  };
}
const WHOLE = { turned: 2, laid: 2, released: 0, closed: 1 };

async function unbroken(): Promise<RecordedStore> {
  const store = await deckStore();
  await live(store);
  await expectAllEnded(store);
  return store;
}

/** Plays until the process dies at an append. */
async function dies(inner: RecordedStore, left: number, fate: Fate): Promise<boolean> {
  const store = new MortalStore(inner, left, fate);
  return Promise.race([store.death.then(() => true), live(store).then(() => false)]);
}

describe('a deck of two cards turned and the rest idle', () => {
  it('ends the same if its process dies at any append, which is lost or kept', async () => {
    const before = (await deckStore()).appends.length;
    const whole = await unbroken();
    expect(await countsOf(whole)).toEqual(WHOLE);
    const steps = whole.appends.length - before;
    // Opened; held, claimed, turned and laid twice; closed.
    expect(steps).toBe(10);
    for (let left = 0; left < steps; left += 1)
      for (const fate of ['lost', 'kept'] as const) {
        const store = await deckStore();
        expect(await dies(store, left, fate)).toBe(true);
        await live(store);
        expect(await countsOf(store), `killed at append ${left + 1}, ${fate}`).toEqual(WHOLE);
        await expectAllEnded(store);
      }
  });

  it('reaches its end from every prefix of its log', async () => {
    const before = (await deckStore()).appends.length;
    const whole = await unbroken();
    for (let kept = before + 1; kept <= whole.appends.length; kept += 1) {
      const prefix = await deckStore();
      for (const append of whole.appends.slice(before, kept)) await prefix.append(append);
      await live(prefix);
      expect(await countsOf(prefix), `after ${kept} appends`).toEqual(WHOLE);
      await expectAllEnded(prefix);
    }
  });
});

describe('two processes over one log', () => {
  const ROUGH: Faults = { conflicts: 60, lostBefore: 60, lostAfter: 60, failedReads: 30, turnsMax: 4 };

  it.for([1, 2])(
    'give a card to one of many on a failing store, with clocks 2 s apart (seed %i)',
    async (seed) => {
      const clock = new HandClock();
      clock.early = 5;
      const truth = await deckStore();
      clock.time = Math.max(clock.time, await endOf(truth));
      const store = new FaultyStore(truth, randomOf(seed), ROUGH);
      const ahead = (ms: number) => () => clock.time + ms;
      const nodes = [
        await openDeckNode({ store, timers: clock.timers, clock: ahead(0) }),
        await openDeckNode({ store, timers: clock.timers, clock: ahead(2_000) }),
      ];
      const settle = async () => {
        for (const node of nodes) await again(() => node.settle());
      };
      await again(() => nodes[0]?.open() ?? Promise.resolve());
      store.calm = false;
      await settle();
      await Promise.all(
        [ANNA, BEN, CLEO].flatMap((player) =>
          nodes.map((node) => again(() => node.press(player, 1, `press of ${player}`))),
        ),
      );
      await settle();
      store.calm = true;
      await clock.forward(2 * IDLE_MS, settle);
      for (const { flows } of nodes) await flows.stop();
      const { turned, laid, closed } = await countsOf(truth);
      expect({ turned, laid, closed }).toEqual({ turned: 1, laid: 1, closed: 1 });
      await expectAllEnded(truth);
    },
  );
});

/** Retries on a storage that fails now and then. */
async function again<Value>(what: () => Promise<Value>, left = 50): Promise<Value> {
  try {
    return await what();
  } catch (error) {
    if (left === 0) throw error;
    return again(what, left - 1);
  }
}
