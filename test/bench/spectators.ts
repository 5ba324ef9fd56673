import { setTimeout as sleep } from 'node:timers/promises';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { ask, battleBody, createdBattle, joinBattle } from './battle-calls.ts';
import { type Bench, type Figure, interleaved, median } from './figure.ts';
import { listening } from './live.ts';
import { type BenchShop, type Loaded, load, startShop, warmUp } from './loaded.ts';

const PLAYERS = 1_000;
const SPECTATORS = 1_000;
/** The longest battle, which is on screen for more than four minutes. */
const BOXES = 50;
/** A page asks for a battle each time that a round appears. */
const ASKS_EVERY_S = 5;
const ROUNDS = 3;
const SECONDS = 4;
const OPENS = { connections: 64, seconds: SECONDS };
/** Spectators ask before the opens begin, and after they end. */
const ASIDE_S = 2;
const LOOK_MS = 500;
const AT_MOST = 1.1;

const Detail = Compile(
  Type.Object({ battle: Type.Object({ startsAt: Type.Union([Type.Integer(), Type.Null()]) }) }),
);

/**
 * Measures what 1,000 spectators of a running battle add to an open: all listen to its channel, and each asks for the battle
 * once a round. The baseline is an open with none.
 */
export const spectators: Bench = async (progress) => {
  progress(`registering ${PLAYERS} players`);
  const shop = await startShop(PLAYERS);
  try {
    await warmUp(shop, shop.open);
    const watched = await runningBattle(shop);
    const beside: Loaded[] = [];
    const alone: Loaded[] = [];
    await interleaved(
      ROUNDS,
      async () => kept(beside, await opensBeside(shop, watched)),
      async () => kept(alone, await load(shop, shop.open, OPENS)),
    );
    return (['loop', 'all'] as const).map((thread) => figure(thread, beside, alone));
  } finally {
    await shop.stop();
  }
};

const THREADS = { loop: 'event loop', all: 'all threads' } as const;

function figure(thread: 'loop' | 'all', beside: readonly Loaded[], alone: readonly Loaded[]): Figure {
  const of = (runs: readonly Loaded[]) => median(runs.map((loaded) => loaded[thread]));
  return {
    name: `an open beside ${SPECTATORS.toLocaleString('en-US')} spectators, theirs included: ${THREADS[thread]}`,
    value: of(beside),
    unit: 'µs',
    baseline: { name: 'with none', value: of(alone) },
    measure: of(beside) / of(alone),
    target: { atMost: AT_MOST },
  };
}

function kept(runs: Loaded[], loaded: Loaded): number {
  runs.push(loaded);
  return loaded.loop;
}

async function opensBeside(shop: BenchShop, path: string): Promise<Loaded> {
  const listeners = await listening(shop.address, SPECTATORS, 'battle');
  const asking = load(
    shop,
    { method: 'GET', path, tokens: shop.tokens, bodies: [] },
    { connections: SPECTATORS, seconds: SECONDS + 2 * ASIDE_S, perSecond: SPECTATORS / ASKS_EVERY_S },
  );
  await sleep(ASIDE_S * 1_000);
  const loaded = await load(shop, shop.open, OPENS);
  await asking;
  await listeners.end();
  return loaded;
}

/** Fills a battle, and waits until it is on screen. @returns the path of its page's call */
async function runningBattle(shop: BenchShop): Promise<string> {
  const id = await createdBattle(shop, 0, await battleBody(shop, BOXES));
  await joinBattle(shop, 1, id);
  const path = `/api/battle/detail?id=${id}`;
  for (;;) {
    const { startsAt } = Detail.Parse(await ask(shop, 2, path)).battle;
    if (startsAt !== null) return path;
    await sleep(LOOK_MS);
  }
}
