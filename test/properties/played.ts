import type { EventStore } from '@skins/api/foundation/store';
import * as fc from 'fast-check';
import { ANNA, BEN, CLEO } from '../kit/platform.ts';
import type { Asked } from '../kit/kit.ts';
import { steps as stepsOf } from '../kit/steps.ts';
import { type Answer, type Sent, Shop } from './shop.ts';

export const PLAYERS = [ANNA, BEN, CLEO];

/** Returns random steps by these players and an operator. */
export const steps = (maxLength: number): fc.Arbitrary<readonly Asked[]> => stepsOf(PLAYERS, maxLength);

/** A shop after random steps. */
export interface Played {
  readonly shop: Shop;
  readonly sent: readonly Sent[];
  readonly answers: readonly Answer[];
}

export async function play(
  asked: readonly Asked[],
  { store, restartAt = [] }: { store?: EventStore; restartAt?: readonly number[] } = {},
): Promise<Played> {
  const shop = await Shop.on(store);
  const sent: Sent[] = [];
  const answers: Answer[] = [];
  for (const [n, one] of asked.entries()) {
    if (restartAt.includes(n)) shop.restart();
    const command = await shop.look(one, `command-${n}`);
    sent.push(command);
    answers.push(await shop.send(command));
  }
  return { shop, sent, answers };
}

/** Performs all steps concurrently, once the players' logins are claimed, and they are registered: nobody plays before. */
async function playAtOnce(asked: readonly Asked[]): Promise<Played> {
  const shop = await Shop.on();
  const sent = await Promise.all(asked.map((one, n) => shop.look(one, `command-${n}`)));
  const all = PLAYERS.length;
  const answers: Answer[] = [];
  for (const part of [sent.slice(0, all), sent.slice(all, 2 * all), sent.slice(2 * all)])
    answers.push(...(await Promise.all(part.map((command) => shop.send(command)))));
  return { shop, sent, answers };
}

const NUM_RUNS = 80;
const SEED = Date.now() % 0x7fffffff;
const anyPlay = fc.tuple(steps(40), fc.boolean());
const playOf = ([asked, atOnce]: readonly [readonly Asked[], boolean]): Promise<Played> =>
  atOnce ? playAtOnce(asked) : play(asked);

let plays: Promise<readonly Played[]> | undefined;

/**
 * Checks a property over shops with sequential and with concurrent steps. All properties of a file use the same
 * shops, as playing costs more than checking. A failing example is searched again and shrunk.
 */
export async function always(property: (played: Played) => Promise<void> | void): Promise<void> {
  plays ??= Promise.all(fc.sample(anyPlay, { seed: SEED, numRuns: NUM_RUNS }).map(playOf));
  try {
    for (const played of await plays) await property(played);
  } catch (error) {
    const again = fc.asyncProperty(anyPlay, async (play) => property(await playOf(play)));
    await fc.assert(again, { seed: SEED, numRuns: NUM_RUNS });
    throw error;
  }
}
