import { endOf } from '@skins/api/foundation/runtime';
import { describe, expect, it } from 'vitest';
import { randomOf } from '../audit/random.ts';
import { type Faults, FaultyStore } from '../flows/faulty-store.ts';
import { HandClock } from '../flows/hand-clock.ts';
import { expectSameFromPrefixes, expectSameIfItDies } from '../flows/dies-in-memory.ts';
import { recordedOver } from '../flows/life.ts';
import { expectAllEnded } from '../flows/verdict.ts';
import { PLAYERS } from '../sample-duel/shop.ts';
import { IDLE_MS, deck, told } from './lives.ts';
import { deckAppends, openDeckNode } from './node.ts';

const [ANNA = '', BEN = '', CLEO = ''] = PLAYERS;

describe(deck.name, () => {
  it('ends the same if its process dies at any append, which is lost or kept', async () => {
    // Opened; held, claimed, turned and laid twice; closed.
    expect(await expectSameIfItDies(deck)).toBe(10);
  });

  it('reaches its end from every prefix of its log', () => expectSameFromPrefixes(deck));
});

describe('two processes over one log', () => {
  const ROUGH: Faults = { conflicts: 60, lostBefore: 60, lostAfter: 60, failedReads: 30, turnsMax: 4 };

  it.for([1, 2])(
    'give a card to one of many on a failing store, with clocks 2 s apart (seed %i)',
    async (seed) => {
      const clock = new HandClock();
      clock.early = 5;
      const truth = await recordedOver(await deckAppends());
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
      const { turned, laid, closed } = await told(truth);
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
